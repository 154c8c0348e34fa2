import { mountRequested } from '@kazu/player'
import type { MountOptions, PlayerHandle } from '@kazu/player'
import type { MoreOrLessKind } from './kind.js'
import { moreOrLess } from './puzzle.js'

/** How more-or-less is mounted: a board, its code or address, or a size, level and seed to make one; and the player's options. */
export type MoreOrLessMountOptions = MountOptions<MoreOrLessKind>

/** A mounted more-or-less. */
export type MoreOrLessHandle = PlayerHandle<MoreOrLessKind>

/**
 * Puts a more-or-less into an element of the page, to be played by touch, mouse and keyboard. null, and nothing is
 * mounted, for a text that is no more-or-less; throws a RangeError in a plain sentence for what cannot be made or is no
 * board.
 */
export function mountMoreOrLess(host: HTMLElement, options: MoreOrLessMountOptions = {}): MoreOrLessHandle | null {
  return mountRequested(host, moreOrLess, options)
}
