import { mountRequested } from '@kazu/player'
import type { MountOptions, PlayerHandle } from '@kazu/player'
import type { ParlokuKind } from './kind.js'
import { parlokuTiles } from './played.js'

export { parlokuTiles } from './played.js'

/** How parloku is mounted: a board, its code or address, or a level and seed to make one; and the player's options. */
export type ParlokuMountOptions = MountOptions<ParlokuKind>

/** A mounted parloku. */
export type ParlokuHandle = PlayerHandle<ParlokuKind>

/**
 * Puts a parloku into an element of the page, to be played by touch, mouse and keyboard. null, and nothing is mounted,
 * for a text that is no parloku; throws a RangeError in a plain sentence for what cannot be made or is no board.
 */
export function mountParloku(host: HTMLElement, options: ParlokuMountOptions = {}): ParlokuHandle | null {
  return mountRequested(host, parlokuTiles, options)
}
