import { mountRequested } from '@kazu/player'
import type { MountOptions, PlayerHandle } from '@kazu/player'
import type { JigsawKind } from './kind.js'
import { jigsaw } from './puzzle.js'

/** How jigsaw is mounted: a board, its code or address, or a size, level and seed to make one; and the player's options. */
export type JigsawMountOptions = MountOptions<JigsawKind>

/** A mounted jigsaw. */
export type JigsawHandle = PlayerHandle<JigsawKind>

/**
 * Puts a jigsaw into an element of the page, to be played by touch, mouse and keyboard. null, and nothing is
 * mounted, for a text that is no jigsaw; throws a RangeError in a plain sentence for what cannot be made or is no
 * board.
 */
export function mountJigsaw(host: HTMLElement, options: JigsawMountOptions = {}): JigsawHandle | null {
  return mountRequested(host, jigsaw, options)
}
