import { parseArgs } from 'node:util'
import { timed } from './cpu.ts'
import { builtPuzzle, quantile } from './engine.ts'
import { rivalProgram, RIVALLED, rivalTimes } from './tatham.ts'

/*
 * pnpm bench:making [<kind> …] [--size <width>x<height>]… [--boards <number>]
 *
 * What making a board takes at each level, in milliseconds of the processor: the median and the worst of so many seeds,
 * and where the collection of Simon Tatham is installed the same of it in the same run, at the nearest of its levels, and
 * how many times as long we take. Its programs tell times of several boards together, so that its worst is the worst mean.
 */

const COLUMNS = ['median ms', 'worst ms', 'worst/med', 'theirs', 'their worst', 'times'] as const

/** The kinds that are measured unless said: those that the other collection makes, and what it lacks. */
const KINDS: readonly string[] = [...RIVALLED, 'nurikabe']

/** What is made before what is measured: boards that take less than a millisecond need many until the code is warm. */
const WARM = { boards: 3, most: 400, milliseconds: 1000 } as const

/** How long a call of another program may take. */
const LIMIT = 60_000

function line(name: string, cells: readonly string[]): string {
  return name.padEnd(30) + cells.map((cell) => cell.padStart(12)).join('')
}

function warmUp(make: (seed: number) => number): void {
  let spent = 0
  for (let made = 0; made < WARM.boards || (made < WARM.most && spent < WARM.milliseconds); made++) {
    spent += make(1_000_001 + made)
  }
}

/** Milliseconds of each of our boards. */
async function ourTimes(kind: string, size: string, level: string, boards: number): Promise<readonly number[]> {
  const { engine } = await builtPuzzle(kind)
  const [width = 0, height = 0] = size.split('x').map(Number)
  const make = (seed: number): number => timed(() => engine.generate({ width, height, level, seed })).milliseconds
  warmUp(make)
  return Array.from({ length: boards }, (_, at) => make(at + 1))
}

function theirs(kind: string, size: string, level: string, median: number): readonly string[] {
  const [width = 0] = size.split('x').map(Number)
  const runs = width > 12 ? { calls: 3, boards: 2, limit: LIMIT } : { calls: 5, boards: 20, limit: LIMIT }
  const times = rivalTimes(kind, size, level, runs)
  if (times === null) return ['–', '–', '–']
  const middle = quantile(times, 0.5)
  return [middle.toFixed(1), Math.max(...times).toFixed(1), (median / middle).toFixed(1)]
}

async function measure(kind: string, size: string, boards: number): Promise<void> {
  const { engine } = await builtPuzzle(kind)
  for (const level of engine.levels) {
    const times = await ourTimes(kind, size, level, boards)
    const median = quantile(times, 0.5)
    const worst = Math.max(...times)
    const ours = [median.toFixed(1), worst.toFixed(1), (worst / median).toFixed(1)]
    console.log(line(`${kind} ${size} ${level}`, [...ours, ...theirs(kind, size, level, median)]))
  }
}

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      size: { type: 'string', multiple: true, default: ['10x10'] },
      boards: { type: 'string', default: '100' },
    },
  })
  const boards = Number(values.boards)
  const isSize = (size: string): boolean => /^\d+x\d+$/.test(size)
  if (!Number.isInteger(boards) || boards < 1 || !values.size.every(isSize)) {
    throw new Error('Say how many boards of which size: pnpm bench:making --boards 20 --size 10x10')
  }
  const kinds = positionals.length > 0 ? positionals : KINDS
  for (const kind of kinds) {
    if (RIVALLED.includes(kind) && rivalProgram(kind) === null)
      console.log(
        `${kind}: nothing to compare with, for the collection of Simon Tatham (sgt-puzzles) is not installed.`,
      )
  }
  console.log(line('making a board', COLUMNS))
  for (const kind of kinds) for (const size of values.size) await measure(kind, size, boards)
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
