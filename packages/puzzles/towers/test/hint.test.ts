import { countAnswers, Filler } from '@kazu/groups'
import { answerOfNumbers } from '@kazu/numbers'
import { sayHint, type Fact, type TechniqueStep } from '@kazu/puzzle'
import { describe, expect, test } from 'vitest'
import { towersLayout } from '../src/board.js'
import { generateTowers, hintTowers, newTowers, playTowers } from '../src/index.js'
import type { TowersBoard, TowersGame, TowersHint } from '../src/index.js'
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

function demandSound(board: TowersBoard, values: readonly number[], fact: Fact): void {
  const filler = new Filler(towersLayout(board))
  const supposed = values.map((value, cell) => (cell === fact.place ? fact.value : value))
  expect(countAnswers(filler, supposed, { limit: 1 }).count > 0).toBe(fact.holds)
}

describe('hints', () => {
  const boards = [1, 2, 3, 4, 5].map((seed) => generateTowers({ size: 6, level: 'hard', seed }).board)

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

  test('name the clue and the cells of its line that it rests on, and no others', () => {
    const steps = boards.flatMap((board) => climb(board).flatMap(({ hint }) => before(hint)))
    const seen = steps.filter(({ technique }) => technique === 'clue')
    expect(seen.length).toBeGreaterThan(10)
    for (const { because } of seen) {
      const [clue, ...cells] = because
      expect(clue?.rule).toBe('clue')
      for (const { rule, cells: named } of cells) {
        expect(rule).toBe('cell')
        expect(clue?.cells).toContain(named[0])
      }
    }
  })

  test('say a clue by its place, in three languages', () => {
    const hint = hintTowers(newTowers(boardOf('.... .... .... .... 4... .... .... ....'))) ?? null
    expect(hint).toBeNull()
    const { board } = generateTowers({ size: 4, level: 'easy', seed: 1 })
    const first = climb(board).find(({ hint: one }) => before(one).length > 0)?.hint as TowersHint
    const size = { width: 4, height: 4 }
    expect(sayHint(towersWords.en, first, size, 'en')).toMatch(
      /Line of sight: \(1\) the \d (above|below|left of|right of)/i,
    )
    expect(sayHint(towersWords.it, first, size, 'it')).toMatch(/vede/)
    expect(sayHint(towersWords.ja, first, size, 'ja')).toMatch(/見える/)
  })
})
