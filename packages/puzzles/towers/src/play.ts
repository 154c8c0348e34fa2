import { mountRequested } from '@kazu/player'
import type { MountOptions, PlayerHandle } from '@kazu/player'
import type { TowersKind } from './kind.js'
import { towers } from './puzzle.js'

/** How towers is mounted: a board, its code or address, or a size, level and seed to make one; and the player's options. */
export type TowersMountOptions = MountOptions<TowersKind>

/** A mounted towers. */
export type TowersHandle = PlayerHandle<TowersKind>

/**
 * Puts a towers into an element of the page, to be played by touch, mouse and keyboard. null, and nothing is
 * mounted, for a text that is no towers; throws a RangeError in a plain sentence for what cannot be made or is no
 * board.
 */
export function mountTowers(host: HTMLElement, options: TowersMountOptions = {}): TowersHandle | null {
  return mountRequested(host, towers, options)
}
