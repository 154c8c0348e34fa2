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
  return new Map(await Promise.all(CATALOGUE.map(async ({ kind, load }) => [kind, (await load()).engine] as const)))
}

/** The distance of a single row of bare characters: nearly every text is one for some kind that reads pictures. */
const ONE_ROW = 1.5

/** A reading, and how far it is from what was meant: less than nothing for a board that is surely meant. */
interface Candidate {
  readonly reading: Reading
  readonly distance: number
}

const UNKNOWN: Candidate = { reading: { problem: 'unknown-format', at: 0 }, distance: DISTANCE['unknown-format'] }

/**
 * Finds out what a text is: a link to this site, a progress code, or a board in any format that any kind reads. Of
 * several refusals the one that came furthest speaks, also before a picture that has a single row.
 */
export function readAnything(text: string, engines: ReadonlyMap<string, Engine<Kind>>): Reading {
  if (text.trim() === '') return { problem: 'empty', at: 0 }
  const own = /#\/([a-z-]+)\/?(\?.*)?$/.exec(text.trim())
  if (own !== null && CATALOGUE.some(({ kind }) => kind === own[1])) return { route: readRoute(own[0]) }
  let nearest = UNKNOWN
  for (const engine of engines.values()) {
    const found = candidate(text, engine)
    if (found.distance < nearest.distance) nearest = found
  }
  return nearest.reading
}

function candidate(text: string, engine: Engine<Kind>): Candidate {
  const page = engine.kind
  const code = text.trim()
  if (engine.decode(code) !== null) return { reading: { route: { page, query: { run: code } } }, distance: -1 }
  const read = engine.read(text)
  if (read.problem !== undefined) return { reading: read, distance: DISTANCE[read.problem] }
  const { width, height } = engine.size(read.board)
  // An address or a code says of which kind it is; a picture is bare.
  const isRow = Math.min(width, height) === 1 && !/[:/?]/.test(code)
  const route = { page, query: { board: engine.write(read.board, 'kazu') ?? text } }
  return { reading: { route }, distance: isRow ? ONE_ROW : -1 }
}

/** Why a text is no board, as a sentence. */
export function sayProblem(problem: ReadProblem, language: Language): string {
  return sayReadProblem(problem, language)
}
