import { answerOfNumbers } from '@kazu/numbers'
import { sayHint, type Fact, type TechniqueStep } from '@kazu/puzzle'
import { countAnswers, literalOf } from '@kazu/solver'
import { describe, expect, test } from 'vitest'
import {
  generateSumCages,
  hintSumCages,
  newSumCages,
  playSumCages,
  solveSumCages,
  type SumCagesBoard,
  type SumCagesGame,
  type SumCagesHint,
} from '../src/index.js'
import { sumCagesModel } from '../src/logic.js'
import { sumCagesWords } from '../src/words.js'
import { boardOf } from './case.js'

/** All hints of a board from start to end, with the numbers that stood before each. */
function climb(board: SumCagesBoard): { hint: SumCagesHint; values: readonly number[] }[] {
  const steps: { hint: SumCagesHint; values: readonly number[] }[] = []
  let game: SumCagesGame = newSumCages(board)
  for (;;) {
    const hint = hintSumCages(game)
    if (hint === null) return steps
    steps.push({ hint, values: answerOfNumbers(board, game.marks) })
    game = hint.moves.reduce(playSumCages, game)
  }
}

function before({ reason }: SumCagesHint): readonly TechniqueStep[] {
  return reason.type === 'technique' || reason.type === 'what-if' ? (reason.before ?? []) : []
}

/** What cells hold or can hold, as the causes of a step say; all numbers where they say nothing. */
function saidOf({ because }: TechniqueStep, size: number, cell: number): number[] {
  const said = because.find(({ rule, cells }) => rule === 'cell' && cells[0] === cell)?.details?.['numbers']
  if (said !== undefined) return String(said).split(' ').map(Number)
  return Array.from({ length: size }, (_unused, at) => at + 1)
}

/** Every way to give cells one of their numbers each so that they add up; none twice where they must differ. */
function fillings(domains: readonly (readonly number[])[], sum: number, differ: boolean): number[][] {
  const [first, ...rest] = domains
  if (first === undefined) return sum === 0 ? [[]] : []
  return first
    .flatMap((value) => fillings(rest, sum - value, differ).map((filling) => [value, ...filling]))
    .filter((filling) => !differ || new Set(filling).size === filling.length)
}

/** Whether the causes of a step about one cage refute each of its facts, by trying all fillings. */
function cageRefutes(step: TechniqueStep, size: number): boolean {
  const cage = step.because.find(({ rule }) => rule === 'sum')
  if (cage === undefined) return false
  const all = fillings(
    cage.cells.map((cell) => saidOf(step, size, cell)),
    Number(cage.details?.['sum']),
    true,
  )
  return step.facts.every(({ place, value }) => all.every((filling) => filling[cage.cells.indexOf(place)] !== value))
}

/** Whether what lines, boxes and cages of a step leave over refutes each of its facts, counted cell by cell. */
function leftoverRefutes({ because, facts }: TechniqueStep, size: number): boolean {
  // How often each cell counts: once for each line or box, less once for each cage.
  const counted = new Map<number, number>()
  let total = 0
  const count = (cells: readonly number[], by: number, sum: number): void => {
    for (const cell of cells) counted.set(cell, (counted.get(cell) ?? 0) + by)
    total += by * sum
  }
  for (const { rule, cells, details } of because) {
    if (rule === 'sum') count(cells, -1, Number(details?.['sum']))
    else if (details?.['says'] === 'adds-up') count(cells, 1, (size * (size + 1)) / 2)
  }
  const left = [...counted].filter(([, by]) => by !== 0)
  const sign = left[0]?.[1] ?? 0
  if (Math.abs(sign) !== 1 || left.some(([, by]) => by !== sign)) return false
  const seen = (one: number, other: number): boolean => sharesUnit(size, one, other)
  const step = { because, facts } as unknown as TechniqueStep
  const cells = left.map(([cell]) => cell)
  return facts.every(({ place, value }) => {
    const domains = cells.map((cell) => (cell === place ? [value] : saidOf(step, size, cell)))
    return fillings(domains, sign * total, false).every((filling) =>
      cells.some((one, at) => cells.some((other, to) => at < to && filling[at] === filling[to] && seen(one, other))),
    )
  })
}

function sharesUnit(size: number, one: number, other: number): boolean {
  const [boxRows, boxColumns] = size === 9 ? [3, 3] : [2, 3]
  const unit = (cell: number): number[] => {
    const [row, column] = [Math.floor(cell / size), cell % size]
    return [row, column, Math.floor(row / boxRows) * size + Math.floor(column / boxColumns)]
  }
  const mine = unit(one)
  return unit(other).some((at, which) => at === mine[which])
}

/** Whether a fact holds in the answer and its contrary in none, by a search of its own. */
function isProved(board: SumCagesBoard, { place, value, holds }: Fact): boolean {
  const { model, ready } = sumCagesModel(board)
  const contrary = literalOf(place * board.size + value - 1, !holds)
  return !ready || countAnswers(model, { subjects: [], assumptions: [contrary], limit: 1 }).count === 0
}

describe('hints', () => {
  const boards = [
    ...[1, 2, 3, 4].map((seed) => generateSumCages({ size: 6, level: 'hard', seed }).board),
    ...[1, 2].map((seed) => generateSumCages({ size: 9, level: 'hard', seed }).board),
  ]
  const climbs = boards.map((board) => ({ board, steps: climb(board) }))
  const usedOf = (name: string): { step: TechniqueStep; size: number }[] =>
    climbs.flatMap(({ board, steps }) =>
      steps.flatMap(({ hint }) =>
        before(hint).flatMap((step) => (step.technique === name ? [{ step, size: board.size }] : [])),
      ),
    )

  test('lead from the start to the end, every step proved again by a search', () => {
    for (const { board, steps } of climbs) {
      expect(steps).toHaveLength(board.givens.filter((given) => given === 0).length)
      const { solution } = solveSumCages(board)
      for (const { hint } of steps) {
        expect(hint.rung).toBeLessThan(5)
        for (const { facts } of [...before(hint), hint.reason])
          for (const { place, value, holds } of facts) expect(solution?.[place] === value).toBe(holds)
      }
      for (const fact of steps.slice(0, 5).flatMap(({ hint }) => hint.reason.facts))
        expect(isProved(board, fact)).toBe(true)
    }
  })

  test.each(['combinations', 'sum'])('of %s rest on the cage and what its cells can hold alone', (name) => {
    const used = usedOf(name)
    expect(used.length).toBeGreaterThan(10)
    for (const { step, size } of used) expect(cageRefutes(step, size)).toBe(true)
  })

  test('of innies and outies rest on lines, boxes and cages that leave one or two cells', () => {
    const used = usedOf('innies')
    expect(used.length).toBeGreaterThan(10)
    for (const { step, size } of used) expect(leftoverRefutes(step, size)).toBe(true)
  })

  test('are none for a board with more than one answer', () => {
    expect(hintSumCages(newSumCages(boardOf(`${'.'.repeat(16)} 0000111122223333 0a0a0a0a`)))).toBeNull()
  })
})

test('a hint says combinations in three languages', () => {
  const { board } = generateSumCages({ size: 6, level: 'easy', seed: 1 })
  const hint = hintSumCages(newSumCages(board)) as SumCagesHint
  const say = (language: 'en' | 'ja' | 'it'): string =>
    sayHint(sumCagesWords[language], hint, { width: 6, height: 6 }, language)
  expect(say('en')).toBe(
    'Cage combinations: (1) The 2 cells of the cage of r1c1 sum to 11: 5 6. So r1c1 and r1c2 are not 4. Cage combinations: (2) The 3 cells of the cage of r1c3 sum to 6: 1 2 3. So r1c3 is not 4. Only place: (3) Row 1 has no other place for 4 than r1c5: (4) column 4 holds 4; (5) column 6 holds 4. So r1c5 is 4.',
  )
  expect(say('it')).toContain('(1) Le 2 caselle della gabbia di r1c1 danno 11: 5 6.')
  expect(say('ja')).toContain('(1) r1c1のわくの2マスの和は11（5 6）です。')
})

test('a hint says what lines and cages leave over in three languages', () => {
  const size = { width: 6, height: 6 }
  const steps = climbOf(1).flatMap(({ hint }) => before(hint).filter(({ technique }) => technique === 'innies'))
  const say = (language: 'en' | 'ja' | 'it'): string[] =>
    steps.map((step) => sumCagesWords[language].techniques.innies.text(step as TechniqueStep<never, never>, size))
  // What sticks in, what sticks out, and what is left beside filled cells.
  const [english, japanese, italian] = [say('en'), say('ja'), say('it')]
  expect(english).toContain(
    'Row 1 adds up to 21, with 11 in the cage of r1c1 and 6 in the cage of r1c4 inside it. That leaves 4 for r1c3 and r1c6 together; r1c3 can hold only 1 or 3.',
  )
  expect(english).toContain(
    'Column 3 adds up to 21, covered by 12 in the cage of r1c3 and 11 in the cage of r5c3. So r6c2, which sticks out, is 2.',
  )
  expect(english).toContain(
    'Row 5 adds up to 21, with 6 in the cage of r5c4 inside it. r5c1 holds 6; r5c2 holds 3; r5c3 holds 4. That leaves 2 for r5c6.',
  )
  expect(japanese).toContain('3列目の和は21。それをおおうわくはr1c3の12とr5c3の11です。はみ出したr6c2は2です。')
  expect(italian).toContain(
    'La colonna 3 ha per somma 21. Le gabbie che ci passano: 12 nella gabbia di r1c3 e 11 nella gabbia di r5c3. Quindi r6c2, che sporge, è 2.',
  )
})

function climbOf(seed: number): ReturnType<typeof climb> {
  return climb(generateSumCages({ size: 6, level: 'hard', seed }).board)
}
