import { parseArgs } from 'node:util'
import type { Kind, Puzzle } from '@kazu/puzzle'
import { sharedText } from '../shared-data.ts'
import { builtPuzzle, quantile } from './engine.ts'
import { playByHints } from './hint-play.ts'
import type { Played } from './hint-play.ts'
import { sentences, variety } from './hint-words.ts'
import type { Sample } from './hint-words.ts'
import { boardOf } from './measure.ts'
import { PROVERS } from './provers.ts'
import { nameOf, PUBLISHING, rowsIn } from './published.ts'

/*
 * pnpm bench:hints [<kind> …] [--made <width>x<height>:<boards a level>]… [--published <largest side>] [--say <hints>]
 *
 * Plays boards by their hints alone, from the first move to the last: boards that the built packages make, and
 * published ones where they are present. Each hint is proved again by a search that knows nothing of reasons: under the
 * marks of that moment no answer denies it. Says how many boards reasons alone finish, how many of the steps are a
 * technique or one rule alone, and what a hint takes in time of the processor. Ends with an error when a hint is wrong.
 * With `--say` it also says so many different hints of each kind in every language.
 */

/** Boards a level that are made unless said: a hundred of ten by ten, and a few large ones. */
const MADE = ['10x10:25', '20x20:1']

/** The largest published boards that are played unless said. */
const LARGEST = 12

const COLUMNS = ['boards', 'finished', 'steps', 'rungs 2-3', 'median ms', 'worst ms'] as const

interface Asked {
  readonly made: readonly { readonly width: number; readonly height: number; readonly boards: number }[]
  readonly largest: number
  readonly say: number
}

/** Several boards that were played, under one name. */
interface Group {
  readonly name: string
  readonly boards: () => Iterable<unknown>
}

/** Whether a kind makes boards of a size. */
function makes({ sizes }: Puzzle<Kind>['engine'], { width, height }: Asked['made'][number]): boolean {
  if (sizes.makes === 'offered') return sizes.offered.some((size) => size.width === width && size.height === height)
  const { least, most } = sizes.makes
  return Math.min(width, height) >= least && Math.max(width, height) <= most
}

function madeGroups({ engine }: Puzzle<Kind>, { made }: Asked): Group[] {
  const possible = made.filter((size) => makes(engine, size))
  return possible.flatMap(({ width, height, boards }) =>
    engine.levels.map((level) => ({
      name: `${width}x${height} ${level}`,
      *boards() {
        for (let seed = 1; seed <= boards; seed++) yield engine.generate({ width, height, level, seed }).board
      },
    })),
  )
}

function publishedGroup({ engine, kind }: Puzzle<Kind>, { largest }: Asked): Group[] {
  const text = sharedText(`corpus/${kind}.jsonl`)
  const publishing = PUBLISHING[kind]
  if (publishing === undefined || text === null) {
    console.log(`${kind.padEnd(12)} published boards are skipped: there are none here`)
    return []
  }
  const rows = rowsIn(text).filter(
    (row) => Math.max(row.width, row.height) <= largest && publishing.takes?.(row) !== false,
  )
  const boards = (): Iterable<unknown> =>
    rows.map((row) => {
      const found = boardOf(engine, publishing, row)
      if (typeof found === 'string') throw new Error(`${nameOf(row)}: ${found}`)
      return found.board
    })
  return [{ name: `published to ${largest}`, boards }]
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)} %`
}

function summary(name: string, all: readonly Played[]): string {
  const hints = all.flatMap((played) => played.hints)
  const times = all.flatMap((played) => played.milliseconds)
  const plain = hints.filter(({ rung }) => rung === 2 || rung === 3).length
  const finished = all.filter((played) => played.finished).length
  const cells = [all.length, percent(finished, all.length), hints.length, percent(plain, hints.length)]
  const shown = [quantile(times, 0.5), Math.max(...times)].map((time) => time.toFixed(1))
  return name.padEnd(32) + [...cells, ...shown].map((cell) => String(cell).padStart(11)).join('')
}

/** Plays all boards of a group and prints its line. */
function playGroup({ kind, engine }: Puzzle<Kind>, { name, boards }: Group): { played: Played[]; samples: Sample[] } {
  const played: Played[] = []
  const samples: Sample[] = []
  const prover = PROVERS[kind] as (typeof PROVERS)[string]
  for (const board of boards()) {
    const one = playByHints(engine, board, prover(board))
    played.push(one)
    samples.push(...one.hints.map((hint) => ({ hint, size: engine.size(board) })))
    for (const wrong of one.wrong) console.log(`  WRONG on ${String(engine.write(board, 'kazu'))}: ${wrong}`)
  }
  console.log(summary(`${kind} ${name}`, played))
  return { played, samples }
}

/** Measures a kind; gives how much of what its hints said was wrong. */
async function measureKind(kind: string, asked: Asked): Promise<number> {
  const puzzle = await builtPuzzle(kind)
  const groups = [...madeGroups(puzzle, asked), ...publishedGroup(puzzle, asked)]
  const all = groups.map((group) => playGroup(puzzle, group))
  if (asked.say > 0) {
    const chosen = variety(
      all.flatMap(({ samples }) => samples),
      asked.say,
    )
    console.log(`\n${sentences(puzzle, chosen).join('\n\n')}\n`)
  }
  return all.flatMap(({ played }) => played.flatMap(({ wrong }) => wrong)).length
}

function sizeAsked(text: string): Asked['made'][number] {
  const [, width, height, boards] = /^(\d+)x(\d+):(\d+)$/.exec(text) ?? []
  if (boards === undefined) throw new Error(`Say what is made as 10x10:25 (boards a level), not ${text}.`)
  return { width: Number(width), height: Number(height), boards: Number(boards) }
}

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      made: { type: 'string', multiple: true, default: MADE },
      published: { type: 'string', default: String(LARGEST) },
      say: { type: 'string', default: '0' },
    },
  })
  const kinds = positionals.length > 0 ? positionals : Object.keys(PROVERS)
  const unknown = kinds.find((kind) => PROVERS[kind] === undefined)
  if (unknown !== undefined)
    throw new Error(`tooling/bench/provers.ts does not say how hints of ${unknown} are proved.`)
  const asked: Asked = {
    made: values.made.filter((text) => text !== 'none').map(sizeAsked),
    largest: Number(values.published),
    say: Number(values.say),
  }
  console.log('hints'.padEnd(32) + COLUMNS.map((column) => column.padStart(11)).join(''))
  let wrong = 0
  for (const kind of kinds) wrong += await measureKind(kind, asked)
  if (wrong > 0) process.exitCode = 1
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
