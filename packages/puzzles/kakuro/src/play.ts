import { mountRequested } from '@kazu/player'
import type { MountOptions, PlayerHandle } from '@kazu/player'
import type { KakuroKind } from './kind.js'
import { kakuro } from './puzzle.js'

/** How kakuro is mounted: a board, its code or address, or a size, level and seed to make one; and the player's options. */
export type KakuroMountOptions = MountOptions<KakuroKind>

/** A mounted kakuro. */
export type KakuroHandle = PlayerHandle<KakuroKind>

/**
 * Puts a kakuro into an element of the page, to be played by touch, mouse and keyboard. null, and nothing is mounted,
 * for a text that is no kakuro; throws a RangeError in a plain sentence for what cannot be made or is no board.
 */
export function mountKakuro(host: HTMLElement, options: KakuroMountOptions = {}): KakuroHandle | null {
  return mountRequested(host, kakuro, options)
}
