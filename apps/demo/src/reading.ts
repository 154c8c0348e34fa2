import { sayReadProblem } from '@kazu/puzzle'
import type { Engine, Kind, Language, ReadProblem } from '@kazu/puzzle'
import { CATALOGUE } from './catalogue.js'
import type { Route } from './route.js'
import { readRoute } from './route.js'

/** What a pasted text turned out to be: where it leads, or what is wrong with it and where. */
export type Reading =
  | { readonly route: Route; readonly problem?: undefined }
  | { readonly problem: ReadProblem; readonly at: number; readonly route?: undefined }

/** How near a problem is to the kind that was meant: the further a reader came, the more it knows. */
const DISTANCE: Readonly<Record<ReadProblem, number>> = {
  'bad-character': 0,
  'bad-value': 0,
  'too-short': 1,
  'too-long': 1,
  'bad-board': 1,
  'bad-size': 2,
  'other-kind': 3,
  'unknown-format': 4,
  empty: 5,
}

/** The engines of all kinds, each of which may know a text. Rejects when one cannot be loaded. */
export async function allEngines(): Promise<ReadonlyMap<string, Engine<Kind>>> {
  return new Map(await Promise.all(CATALOGUE.map(async ({ kind, engine }) => [kind, await engine()] as const)))
}

/**
 * Finds out what a text is: a link to this site, a progress code, or a board in any format that any kind reads. Of
 * several refusals the one that came furthest speaks.
 */
export function readAnything(text: string, engines: ReadonlyMap<string, Engine<Kind>>): Reading {
  const own = /#\/([a-z-]+)\?(.+)$/.exec(text.trim())
  if (own !== null && CATALOGUE.some(({ kind }) => kind === own[1])) return { route: readRoute(own[0]) }
  let nearest: { problem: ReadProblem; at: number } = { problem: 'unknown-format', at: 0 }
  for (const [kind, engine] of engines) {
    const game = engine.decode(text.trim())
    if (game !== null) return { route: { page: kind, query: { run: text.trim() } } }
    const read = engine.read(text)
    if (read.problem === undefined) {
      return {
        route: { page: kind, query: { board: engine.write(read.board, 'kazu') ?? text } },
      }
    }
    if (DISTANCE[read.problem] < DISTANCE[nearest.problem]) nearest = read
  }
  return text.trim() === '' ? { problem: 'empty', at: 0 } : nearest
}

/** Why a text is no board, as a sentence. */
export function sayProblem(problem: ReadProblem, language: Language): string {
  return sayReadProblem(problem, language)
}
