import { mountRequested } from '@kazu/player'
import type { MountOptions, PlayerHandle } from '@kazu/player'
import type { MasyuKind } from './kind.js'
import { masyu } from './puzzle.js'

/** How masyu is mounted: a board, its code or address, or a size, level and seed to make one; and the player's options. */
export type MasyuMountOptions = MountOptions<MasyuKind>

/** A mounted masyu. */
export type MasyuHandle = PlayerHandle<MasyuKind>

/**
 * Puts a masyu into an element of the page, to be played by touch, mouse and keyboard. null, and nothing is mounted,
 * for a text that is no masyu; throws a RangeError in a plain sentence for what cannot be made or is no board.
 */
export function mountMasyu(host: HTMLElement, options: MasyuMountOptions = {}): MasyuHandle | null {
  return mountRequested(host, masyu, options)
}
