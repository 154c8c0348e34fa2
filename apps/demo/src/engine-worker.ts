import { serveEngine } from '@kazu/player/worker'
import type { WorkerScope } from '@kazu/player/worker'
import { entryOf } from './catalogue.js'

serveEngine(globalThis as unknown as WorkerScope, async (kind) => (await entryOf(kind)?.load())?.engine ?? null)
