import { mountRequested } from '@kazu/player'
import type { MountOptions, PlayerHandle } from '@kazu/player'
import type { NoughtsKind } from './kind.js'
import { noughts } from './puzzle.js'

/** How noughts is mounted: a board, its code or address, or a size, level and seed to make one; and the player's options. */
export type NoughtsMountOptions = MountOptions<NoughtsKind>

/** A mounted noughts. */
export type NoughtsHandle = PlayerHandle<NoughtsKind>

/**
 * Puts a noughts into an element of the page, to be played by touch, mouse and keyboard. null, and nothing is mounted,
 * for a text that is no noughts; throws a RangeError in a plain sentence for what cannot be made or is no board.
 */
export function mountNoughts(host: HTMLElement, options: NoughtsMountOptions = {}): NoughtsHandle | null {
  return mountRequested(host, noughts, options)
}
