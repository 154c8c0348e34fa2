import { mountRequested } from '@kazu/player'
import type { MountOptions, PlayerHandle } from '@kazu/player'
import type { SumCagesKind } from './kind.js'
import { sumCages } from './puzzle.js'

/** How sum-cages is mounted: a board, its code, or a size, level and seed to make one; and the player's options. */
export type SumCagesMountOptions = MountOptions<SumCagesKind>

/** A mounted sum-cages. */
export type SumCagesHandle = PlayerHandle<SumCagesKind>

/**
 * Puts a sum-cages into an element of the page, to be played by touch, mouse and keyboard. null, and nothing is
 * mounted, for a text that is no sum-cages; throws a RangeError in a plain sentence for what cannot be made or is no
 * board.
 */
export function mountSumCages(host: HTMLElement, options: SumCagesMountOptions = {}): SumCagesHandle | null {
  return mountRequested(host, sumCages, options)
}
