import { countAnswers, Filler } from '@kazu/groups'
import { answerOfNumbers, countByBoth, countByFilling, countByLearning } from '@kazu/numbers'
import { sayHint, type Fact, type TechniqueStep } from '@kazu/puzzle'
import { describe, expect, test } from 'vitest'
import { towersLayout } from '../src/board.js'
import {
  generateTowers,
  hintTowers,
  newTowers,
  playTowers,
  type TowersBoard,
  type TowersGame,
  type TowersHint,
} from '../src/index.js'
import { towersWords } from '../src/words.js'
import { boardOf } from './case.js'

/** All hints of a board from start to end, with the numbers that stood before each. */
function climb(board: TowersBoard): { hint: TowersHint; values: readonly number[] }[] {
  const steps: { hint: TowersHint; values: readonly number[] }[] = []
  let game: TowersGame = newTowers(board)
  for (;;) {
    const hint = hintTowers(game)
    if (hint === null) return steps
    steps.push({ hint, values: answerOfNumbers(board, game.marks) })
    game = hint.moves.reduce(playTowers, game)
  }
}

function before({ reason }: TowersHint): readonly TechniqueStep[] {
  return reason.type === 'technique' || reason.type === 'what-if' ? (reason.before ?? []) : []
}

/** What marks in a row leave to each of their cells by themselves, and what cells that are named can hold. */
function rowLeaves({ because }: TechniqueStep, size: number, cell: number): Set<number> {
  const left = new Map<number, Set<number>>()
  const numbersOf = (one: number): Set<number> =>
    left.get(one) ?? new Set(Array.from({ length: size }, (_unused, at) => at + 1))
  for (const { rule, cells, details } of because) {
    if (rule === 'cell') left.set(cells[0] as number, new Set(String(details?.['numbers']).split(' ').map(Number)))
  }
  for (let round = 0; round < size; round++) {
    for (const { rule, details } of because) {
      if (rule !== 'mark') continue
      const [less, more] = [Number(details?.['less']), Number(details?.['more'])]
      const [low, high] = [numbersOf(less), numbersOf(more)]
      left.set(less, new Set([...low].filter((value) => value < Math.max(...high))))
      left.set(more, new Set([...high].filter((value) => value > Math.min(...low))))
    }
  }
  return numbersOf(cell)
}

function demandSound(board: TowersBoard, values: readonly number[], fact: Fact): void {
  const filler = new Filler(towersLayout(board))
  const supposed = values.map((value, cell) => (cell === fact.place ? fact.value : value))
  expect(countAnswers(filler, supposed, { limit: 1 }).count > 0).toBe(fact.holds)
}

describe('hints', () => {
  const boards = [1, 2, 3, 4, 5, 6].map((seed) => generateTowers({ size: 6, level: 'hard', seed }).board)

  test('lead from the start to the end, every step proved again by a search', () => {
    for (const board of boards) {
      const steps = climb(board)
      expect(steps).toHaveLength(board.givens.filter((given) => given === 0).length)
      for (const { hint, values } of steps) {
        expect(hint.rung).toBeLessThan(5)
        for (const { facts } of [...before(hint), hint.reason])
          for (const fact of facts) demandSound(board, values, fact)
      }
    }
  })

  test('of marks in a row rest on these marks, and on what their end can be, alone', () => {
    const used = boards.flatMap((board) =>
      climb(board).flatMap(({ hint }) => before(hint).filter(({ technique }) => technique === 'marks')),
    )
    expect(used.some(({ because }) => because.filter(({ rule }) => rule === 'mark').length > 1)).toBe(true)
    for (const step of used) {
      for (const { place, value } of step.facts) expect(rowLeaves(step, 6, place).has(value)).toBe(false)
    }
  })

  test('follow suppositions through marks, cells that are ruled out included', () => {
    const chains = boards.flatMap((board) =>
      climb(board).flatMap(({ hint: { reason } }) => (reason.type === 'what-if' ? reason.steps : [])),
    )
    expect(chains.some(({ fact, because }) => !fact.holds && because.rule === 'mark')).toBe(true)
  })

  test('say marks in a row from the least cell up, in three languages', () => {
    const { board } = generateTowers({ size: 5, level: 'easy', seed: 1 })
    const [, , third] = climb(board)
    const hint = third?.hint as TowersHint
    const size = { width: 5, height: 5 }
    expect(sayHint(towersWords.en, hint, size, 'en')).toBe(
      'Less and more: (1) r3c5 is less than r4c5; (2) r4c5 is less than r5c5. So r5c5 is not 1. Only place: (3) Row 5 has no other place for 1 than r5c1: (4) column 3 holds 1; (5) column 4 holds 1. So r5c1 is 1.',
    )
    expect(sayHint(towersWords.it, hint, size, 'it')).toContain(
      '(1) r3c5 è minore di r4c5; (2) r4c5 è minore di r5c5.',
    )
    expect(sayHint(towersWords.ja, hint, size, 'ja')).toContain(
      '(1) r3c5はr4c5より小さいし、(2) r4c5はr5c5より小さい',
    )
  })

  test('are none for a board with more than one answer', () => {
    expect(hintTowers(newTowers(boardOf('.'.repeat(40))))).toBeNull()
  })
})

test('a large board with few givens is proved by a search that learns', () => {
  const { board } = generateTowers({ size: 7, level: 'hard', seed: 2 })
  const layout = towersLayout(board)
  const filled = countByFilling(layout, board.givens, {})
  const learned = countByLearning(layout, board.givens, {})
  expect(learned).toMatchObject({ count: 1, complete: true, solution: filled.solution })
  const without = { cell: 0, value: filled.solution?.[0] ?? 0 }
  expect(countByLearning(layout, board.givens, { without })).toMatchObject({ count: 0, complete: true })
  expect(
    countByLearning(
      layout,
      board.givens.map(() => 0),
      {},
    ),
  ).toMatchObject({ count: 2, complete: false })
  expect(countByBoth(layout, board.givens, { budget: 5 })).toMatchObject({ complete: false })
})
