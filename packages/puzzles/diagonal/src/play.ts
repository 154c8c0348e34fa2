import { mountRequested } from '@kazu/player'
import type { MountOptions, PlayerHandle } from '@kazu/player'
import type { DiagonalKind } from './kind.js'
import { diagonal } from './puzzle.js'

/** How diagonal is mounted: a board, its code or address, or a size, level and seed to make one; and the player's options. */
export type DiagonalMountOptions = MountOptions<DiagonalKind>

/** A mounted diagonal. */
export type DiagonalHandle = PlayerHandle<DiagonalKind>

/**
 * Puts a diagonal into an element of the page, to be played by touch, mouse and keyboard. null, and nothing is
 * mounted, for a text that is no diagonal; throws a RangeError in a plain sentence for what cannot be made or is no
 * board.
 */
export function mountDiagonal(host: HTMLElement, options: DiagonalMountOptions = {}): DiagonalHandle | null {
  return mountRequested(host, diagonal, options)
}
