import { Bench } from 'tinybench'
import type { Engine, Kind, MakeOptions, Puzzle } from '@kazu/puzzle'
import { builtPuzzle, packagedKinds } from './engine.ts'
import { benchCounting } from './number-place.ts'

/*
 * pnpm bench [<kind> …]
 *
 * What each engine takes to make, solve, check, grade, hint and draw, on one core: medians in milliseconds, and as
 * multiples of a yardstick that runs in the same run, so that figures of different machines can be compared.
 */

/** Seeds that are made one after the other: a median over boards, not over repetitions of one. */
const SEEDS = [1, 2, 3, 5, 8, 13, 21, 34]

/** A fixed piece of work on whole numbers: a million steps of a generator. */
function yardstick(): number {
  let state = 1
  for (let step = 0; step < 1_000_000; step++) state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + step
  return state
}

/** The median time of a task in milliseconds. It runs once for every seed and more often where that is quick. */
async function median(name: string, work: () => unknown): Promise<number> {
  const bench = new Bench({ time: 200, iterations: SEEDS.length, warmupTime: 20, warmupIterations: 1 })
  bench.add(name, () => void work())
  await bench.run()
  const result = bench.tasks[0]?.result
  if (result?.state !== 'completed') throw new Error(`${name} did not come to its end.`)
  return result.latency.p50
}

/** Goes round a list, one item a call. */
function inTurn<Item>(items: readonly Item[]): () => Item {
  let at = 0
  return () => items[at++ % items.length] as Item
}

/** The sizes to measure: the offered ones in the middle and at the end that take a fair time. */
function sizesOf({ sizes }: Engine<Kind>): Engine<Kind>['sizes']['offered'] {
  const small = sizes.offered.filter(({ width, height }) => width * height <= 100)
  const last = small[small.length - 1]
  return last === undefined ? sizes.offered.slice(0, 1) : [last]
}

/** The boards that are solved and graded, of every seed. Making them takes a while, which is said meanwhile. */
function boardsOf(engine: Engine<Kind>, options: Omit<MakeOptions, 'seed'>): ReturnType<Engine<Kind>['generate']>[] {
  const { width, height, level } = options
  console.error(`(making ${SEEDS.length} boards to measure with: ${engine.kind} ${width}x${height} ${level})`)
  return SEEDS.map((seed) => engine.generate({ ...options, seed }))
}

/** The tasks of one kind at each size and level. */
function tasksOf({ kind, engine, draw }: Puzzle<Kind>): Record<string, () => unknown> {
  const tasks: Record<string, () => unknown> = {}
  for (const { width, height } of sizesOf(engine)) {
    const name = `${kind} ${width}x${height}`
    for (const level of engine.levels) {
      const seed = inTurn(SEEDS)
      tasks[`${name} make ${level}`] = () => engine.generate({ width, height, level, seed: seed() })
    }
    const level = engine.levels[engine.levels.length - 1] ?? ''
    const made = inTurn(boardsOf(engine, { width, height, level }))
    // A copy of the board, since an engine may remember what it found for one.
    const fresh = (): { board: unknown; solution: unknown } => structuredClone(made())
    tasks[`${name} solve ${level}`] = () => engine.solve(fresh().board)
    tasks[`${name} grade ${level}`] = () => engine.grade(fresh().board)
    tasks[`${name} first hint ${level}`] = () => hintAtStart(engine, fresh().board)
    tasks[`${name} check`] = () => checkSolution(engine, made())
    tasks[`${name} draw`] = () => drawStart(engine, draw, fresh().board)
  }
  return tasks
}

function hintAtStart(engine: Engine<Kind>, board: unknown): unknown {
  return engine.hint(board, engine.start(board))
}

function checkSolution(engine: Engine<Kind>, made: { readonly board: unknown; readonly solution: unknown }): unknown {
  return engine.check(made.board, made.solution)
}

function drawStart(engine: Engine<Kind>, draw: Puzzle<Kind>['draw'], board: unknown): unknown {
  return draw({ board, marks: engine.start(board) })
}

const NAME_WIDTH = 44

/** Measures a task and writes its line: the name first, so that it is seen what is measured, then the figures. */
async function measured(name: string, work: () => unknown, one?: number): Promise<number> {
  process.stdout.write(name.padEnd(NAME_WIDTH))
  const milliseconds = await median(name, work)
  const ratio = one === undefined ? '1' : (milliseconds / one).toFixed(2)
  process.stdout.write(`${milliseconds.toFixed(3).padStart(12)}${ratio.padStart(14)}\n`)
  return milliseconds
}

async function main(): Promise<void> {
  const asked = process.argv.slice(2)
  const kinds = packagedKinds().filter((kind) => asked.length === 0 || asked.includes(kind))
  if (kinds.length === 0) throw new Error(`There is no package for ${asked.join(', ')}.`)
  console.log(`Measuring ${kinds.join(', ')}, a line each time that something is done.\n`)
  console.log(`${'median of'.padEnd(NAME_WIDTH)}${'ms'.padStart(12)}${'yardsticks'.padStart(14)}`)
  const one = await measured('yardstick', yardstick)
  for (const kind of kinds) {
    const tasks = tasksOf(await builtPuzzle(kind))
    for (const [name, work] of Object.entries(tasks)) await measured(name, work, one)
  }
  if (kinds.includes('number-place')) await benchCounting()
}

await main()
