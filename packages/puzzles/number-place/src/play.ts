import { mountRequested } from '@kazu/player'
import type { MountOptions, PlayerHandle } from '@kazu/player'
import type { NumberPlaceKind } from './kind.js'
import { numberPlace } from './puzzle.js'

/** How number-place is mounted: a board, its code or address, or a size, level and seed to make one; and the player's options. */
export type NumberPlaceMountOptions = MountOptions<NumberPlaceKind>

/** A mounted number-place. */
export type NumberPlaceHandle = PlayerHandle<NumberPlaceKind>

/**
 * Puts a number-place into an element of the page, to be played by touch, mouse and keyboard. null, and nothing is
 * mounted, for a text that is no number-place; throws a RangeError in a plain sentence for what cannot be made or is no
 * board.
 */
export function mountNumberPlace(host: HTMLElement, options: NumberPlaceMountOptions = {}): NumberPlaceHandle | null {
  return mountRequested(host, numberPlace, options)
}
