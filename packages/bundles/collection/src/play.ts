import type { PlayerPuzzle } from '@kazu/player'
import type { Kind } from '@kazu/puzzle'
import { loadPuzzle } from './register.js'

/** Kinds that are played on a stage of their own, which only a page can load. */
const STAGED: ReadonlyMap<string, () => Promise<unknown>> = new Map([
  ['parloku', async () => (await import('@kazu/parloku/play')).parlokuTiles],
])

/**
 * Loads a kind as it is played in a page: with its stage, where it has one of its own. Rejects with a RangeError for a name
 * that there is not, and where the package cannot be loaded.
 */
export async function loadPlayed(kind: string): Promise<PlayerPuzzle<Kind>> {
  const staged = STAGED.get(kind)
  return staged === undefined ? loadPuzzle(kind) : ((await staged()) as PlayerPuzzle<Kind>)
}
