import { Bench } from 'tinybench'
import type { Engine, Kind, Puzzle } from '@kazu/puzzle'
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

interface Sample {
  readonly name: string
  readonly milliseconds: number
}

/** The median time of each task. Each runs once for every seed and more often where that is quick. */
async function medians(tasks: Readonly<Record<string, () => unknown>>): Promise<readonly Sample[]> {
  const bench = new Bench({ time: 200, iterations: SEEDS.length, warmupTime: 20, warmupIterations: 1 })
  for (const [name, work] of Object.entries(tasks)) bench.add(name, () => void work())
  await bench.run()
  return bench.tasks.map(({ name, result }) => {
    if (result.state !== 'completed') throw new Error(`${name} did not come to its end.`)
    return { name, milliseconds: result.latency.p50 }
  })
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
    const boards = SEEDS.map((seed) => engine.generate({ width, height, level, seed }))
    const made = inTurn(boards)
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

async function main(): Promise<void> {
  const asked = process.argv.slice(2)
  const kinds = packagedKinds().filter((kind) => asked.length === 0 || asked.includes(kind))
  if (kinds.length === 0) throw new Error(`There is no package for ${asked.join(', ')}.`)
  const [unit] = await medians({ yardstick })
  const one = unit?.milliseconds ?? Number.NaN
  console.log(`${'median of'.padEnd(44)}${'ms'.padStart(12)}${'yardsticks'.padStart(14)}`)
  console.log(`${'yardstick'.padEnd(44)}${one.toFixed(3).padStart(12)}${'1'.padStart(14)}`)
  for (const kind of kinds) {
    for (const { name, milliseconds } of await medians(tasksOf(await builtPuzzle(kind)))) {
      console.log(
        `${name.padEnd(44)}${milliseconds.toFixed(3).padStart(12)}${(milliseconds / one).toFixed(2).padStart(14)}`,
      )
    }
  }
  if (kinds.includes('number-place')) await benchCounting()
}

await main()
