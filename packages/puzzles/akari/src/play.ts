import { mountRequested } from '@kazu/player'
import type { MountOptions, PlayerHandle } from '@kazu/player'
import type { AkariKind } from './kind.js'
import { akari } from './puzzle.js'

/** How akari is mounted: a board, its code or address, or a size, level and seed to make one; and the player's options. */
export type AkariMountOptions = MountOptions<AkariKind>

/** A mounted akari. */
export type AkariHandle = PlayerHandle<AkariKind>

/**
 * Puts an akari into an element of the page, to be played by touch, mouse and keyboard. null, and nothing is mounted,
 * for a text that is no akari; throws a RangeError in a plain sentence for what cannot be made or is no board.
 */
export function mountAkari(host: HTMLElement, options: AkariMountOptions = {}): AkariHandle | null {
  return mountRequested(host, akari, options)
}
