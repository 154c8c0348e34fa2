import { mountRequested } from '@kazu/player'
import type { MountOptions, PlayerHandle } from '@kazu/player'
import type { SlitherlinkKind } from './kind.js'
import { slitherlink } from './puzzle.js'

/** How slitherlink is mounted: a board, its code or address, or a size, level and seed to make one; and the player's options. */
export type SlitherlinkMountOptions = MountOptions<SlitherlinkKind>

/** A mounted slitherlink. */
export type SlitherlinkHandle = PlayerHandle<SlitherlinkKind>

/**
 * Puts a slitherlink into an element of the page, to be played by touch, mouse and keyboard. null, and nothing is mounted,
 * for a text that is no slitherlink; throws a RangeError in a plain sentence for what cannot be made or is no board.
 */
export function mountSlitherlink(host: HTMLElement, options: SlitherlinkMountOptions = {}): SlitherlinkHandle | null {
  return mountRequested(host, slitherlink, options)
}
