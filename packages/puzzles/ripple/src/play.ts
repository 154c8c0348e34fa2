import { mountRequested } from '@kazu/player'
import type { MountOptions, PlayerHandle } from '@kazu/player'
import type { RippleKind } from './kind.js'
import { ripple } from './puzzle.js'

/** How ripple is mounted: a board, its code or address, or a size, level and seed to make one; and the player's options. */
export type RippleMountOptions = MountOptions<RippleKind>

/** A mounted ripple. */
export type RippleHandle = PlayerHandle<RippleKind>

/**
 * Puts a ripple into an element of the page, to be played by touch, mouse and keyboard. null, and nothing is mounted,
 * for a text that is no ripple; throws a RangeError in a plain sentence for what cannot be made or is no board.
 */
export function mountRipple(host: HTMLElement, options: RippleMountOptions = {}): RippleHandle | null {
  return mountRequested(host, ripple, options)
}
