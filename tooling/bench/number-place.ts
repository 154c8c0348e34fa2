import { DancingLinks } from 'dancing-links'
import * as sudoku from 'sudoku'
import { solveString } from 'sudoku-dlx'
import type { Engine, Kind } from '@kazu/puzzle'
import { seededRandom, shuffled, type Random } from '@kazu/random'
import { builtPuzzle, quantile } from './engine.ts'
import { SEVENTEEN } from './seventeen.ts'

/*
 * How fast number-place proves that a board has one answer, beside the solvers of npm, all in one run and in turn: each
 * counts up to two answers of boards of 17 givens. `sudoku` cannot count: it only finds an answer.
 */

type Cells = readonly number[]

/** A module of the old kind, of which Node hands over the whole as its default. */
const { solvepuzzle } = (sudoku as unknown as { readonly default: { solvepuzzle: (cells: unknown) => unknown } })
  .default

/** A board turned over and renamed: as hard, and as good as new to whoever remembers boards. */
function image(cells: Cells, random: Random): number[] {
  const names = [0, ...shuffled([1, 2, 3, 4, 5, 6, 7, 8, 9], random)]
  const [rows, columns] = [shuffledLines(random), shuffledLines(random)]
  const turned = random() < 0.5
  return rows.flatMap((row) =>
    columns.map((column) => names[cells[turned ? 9 * column + row : 9 * row + column] as number] as number),
  )
}

function shuffledLines(random: Random): number[] {
  return shuffled([0, 1, 2], random).flatMap((band) => shuffled([0, 1, 2], random).map((line) => 3 * band + line))
}

function boxOf(cell: number): number {
  return 3 * Math.floor(cell / 27) + Math.floor((cell % 9) / 3)
}

/** The board as an exact cover for dancing-links: only what the givens leave, so that it has the least to do. */
function viaDancingLinks(links: DancingLinks<number>, cells: Cells): number {
  const solver = links.createSolver({ columns: 324 })
  const places = (cell: number): readonly number[] => [Math.floor(cell / 9), 9 + (cell % 9), 18 + boxOf(cell)]
  const held = new Int32Array(27)
  cells.forEach((value, cell) =>
    places(cell).forEach((place) => (held[place] = (held[place] as number) | (1 << value))),
  )
  cells.forEach((given, cell) => {
    const seen = places(cell).reduce((mask, place) => mask | (held[place] as number), 0)
    for (let value = 1; value <= 9; value++) {
      if (given === 0 ? ((seen >> value) & 1) === 1 : value !== given) continue
      const columns = places(cell).map((place) => 81 + 9 * place + value - 1)
      solver.addSparseConstraint(9 * cell + value, [cell, ...columns])
    }
  })
  return solver.find(2).length
}

interface Contender {
  readonly name: string
  /** How many answers it finds, at most two. */
  readonly count: (cells: Cells) => number
}

function contenders({ solve }: Engine<Kind>): readonly Contender[] {
  const links = new DancingLinks<number>()
  return [
    { name: '@kazu/number-place', count: (givens) => solve({ size: 9, givens }).count },
    { name: 'dancing-links', count: (cells) => viaDancingLinks(links, cells) },
    {
      name: 'sudoku-dlx',
      count: (cells) => solveString(cells.map((value) => (value === 0 ? '.' : String(value))).join(''), true).length,
    },
    {
      name: 'sudoku (first answer only)',
      count: (cells) => (solvepuzzle(cells.map((value) => (value === 0 ? null : value - 1))) === null ? 0 : 1),
    },
  ]
}

/** Rounds that each contender counts all boards, the first of which only warms up. */
const ROUNDS = 12

/** Microseconds a board, the median of the rounds, for each contender. */
function microseconds(some: readonly Contender[], boards: readonly Cells[]): readonly number[] {
  const times = some.map((): number[] => [])
  for (let round = 0; round < ROUNDS; round++) {
    for (const [at, { name, count }] of some.entries()) {
      const start = performance.now()
      for (const board of boards) if (count(board) !== 1) throw new Error(`${name} finds no single answer.`)
      if (round > 0) times[at]?.push(((performance.now() - start) * 1000) / boards.length)
    }
  }
  return times.map((all) => quantile(all, 0.5))
}

/** Boards at the edge: what is said of each, and after how much work. */
const EDGES: Readonly<Record<string, string>> = {
  'many answers (15 givens)': '.......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1..............',
  'a hidden contradiction': '.....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........',
  'an empty board': '.'.repeat(81),
  'two equal givens in a row': `11${'.'.repeat(79)}`,
}

/** How often each board at the edge is solved for the median of its time. */
const REPEATS = 25

function said({ solve }: Engine<Kind>, code: string): string {
  const givens = Array.from(code, (symbol) => (symbol === '.' ? 0 : Number(symbol)))
  const times: number[] = []
  for (let repeat = 0; repeat < REPEATS; repeat++) {
    const start = performance.now()
    solve({ size: 9, givens })
    times.push(performance.now() - start)
  }
  const { count, complete, work } = solve({ size: 9, givens })
  const spent = `${work} steps, ${quantile(times, 0.5).toFixed(3)} ms`
  if (count > 1) return `many (${spent})`
  return `${complete ? (count === 1 ? 'one' : 'none') : 'stopped'} (${spent})`
}

/** Prints how fast answers are counted, and what is said of boards at the edge. */
export async function benchCounting(): Promise<void> {
  const { engine } = await builtPuzzle('number-place')
  const random = seededRandom(17)
  const boards = SEVENTEEN.flatMap((code) => {
    const cells = Array.from(code, (symbol) => (symbol === '.' ? 0 : Number(symbol)))
    return [cells, image(cells, random), image(cells, random), image(cells, random)]
  })
  const some = contenders(engine)
  const times = microseconds(some, boards)
  const fastest = Math.min(...times.slice(1))
  console.log(
    `\n${`counting answers of ${boards.length} boards of 17 givens`.padEnd(44)}${'µs a board'.padStart(12)}${'times'.padStart(14)}`,
  )
  some.forEach(({ name }, at) => {
    const time = times[at] as number
    console.log(`${name.padEnd(44)}${time.toFixed(1).padStart(12)}${(fastest / time).toFixed(2).padStart(14)}`)
  })
  for (const [name, code] of Object.entries(EDGES)) console.log(`${name.padEnd(44)}${said(engine, code)}`)
}
