import type { Kind } from '@kazu/puzzle'
import { engineClient } from '@kazu/player/worker'
import type { EngineClient } from '@kazu/player/worker'

/** An engine of a kind that works beside the page. */
export function engineBeside(kind: string): EngineClient<Kind> {
  return engineClient<Kind>(kind, () => new Worker(new URL('./engine-worker.ts', import.meta.url), { type: 'module' }))
}
