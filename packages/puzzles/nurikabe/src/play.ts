import { mountRequested } from '@kazu/player'
import type { MountOptions, PlayerHandle } from '@kazu/player'
import type { NurikabeKind } from './kind.js'
import { nurikabe } from './puzzle.js'

/** How nurikabe is mounted: a board, its code or address, or a size, level and seed to make one; and the player's options. */
export type NurikabeMountOptions = MountOptions<NurikabeKind>

/** A mounted nurikabe. */
export type NurikabeHandle = PlayerHandle<NurikabeKind>

/**
 * Puts an nurikabe into an element of the page, to be played by touch, mouse and keyboard. null, and nothing is mounted,
 * for a text that is no nurikabe; throws a RangeError in a plain sentence for what cannot be made or is no board.
 */
export function mountNurikabe(host: HTMLElement, options: NurikabeMountOptions = {}): NurikabeHandle | null {
  return mountRequested(host, nurikabe, options)
}
