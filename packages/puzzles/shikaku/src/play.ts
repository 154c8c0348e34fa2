import { mountRequested } from '@kazu/player'
import type { MountOptions, PlayerHandle } from '@kazu/player'
import type { ShikakuKind } from './kind.js'
import { shikaku } from './puzzle.js'

/** How shikaku is mounted: a board, its code or address, or a size, level and seed to make one; and the player's options. */
export type ShikakuMountOptions = MountOptions<ShikakuKind>

/** A mounted shikaku. */
export type ShikakuHandle = PlayerHandle<ShikakuKind>

/**
 * Puts a shikaku into an element of the page, to be played by touch, mouse and keyboard. null, and nothing is mounted,
 * for a text that is no shikaku; throws a RangeError in a plain sentence for what cannot be made or is no board.
 */
export function mountShikaku(host: HTMLElement, options: ShikakuMountOptions = {}): ShikakuHandle | null {
  return mountRequested(host, shikaku, options)
}
