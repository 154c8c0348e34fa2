import { cellCount, sideCount } from '@kazu/grid'
import { borderOf, growRegion } from '@kazu/loops'
import { randomBelow, seededRandom } from '@kazu/random'
import { literalOf } from '@kazu/solver'
import type { Literal } from '@kazu/solver'
import { describe, expect, test } from 'vitest'
import { cornersOf } from '../src/board.js'
import type { SlitherlinkBoard } from '../src/board.js'
import { slitherlinkModel } from '../src/logic.js'
import { sidesTaken } from '../src/rules.js'
import { slitherlinkTechniques } from '../src/techniques.js'
import { boardOf } from './boards.js'

/** What a board's techniques force, by name, with some literals known. */
function found(board: SlitherlinkBoard, ...known: readonly Literal[]): Map<string, Set<Literal>> {
  const all = new Map<string, Set<Literal>>()
  for (const { technique, literals } of slitherlinkTechniques(board, (literal) => known.includes(literal))) {
    all.set(technique, new Set([...(all.get(technique) ?? []), ...literals]))
  }
  return all
}

/** Whether a literal holds in every answer in which the known ones hold, by a search for one in which it does not. */
function follows(board: SlitherlinkBoard, literal: Literal, known: readonly Literal[]): boolean {
  const { model, ready } = slitherlinkModel(board)
  return !ready || model.kernel.search([...known, literal ^ 1]) === 'none'
}

describe('a technique', () => {
  test('is found where its pattern stands', () => {
    const patterns: readonly (readonly [string, SlitherlinkBoard])[] = [
      ['zero', boardOf('...', '.0.', '...')],
      ['corner-three', boardOf('3..', '...', '...')],
      ['corner-one', boardOf('..1', '...', '...')],
      ['corner-two', boardOf('...', '...', '2..')],
      ['threes-beside', boardOf('....', '.33.', '....', '...2')],
      ['threes-diagonal', boardOf('....', '.3..', '..3.', '....')],
      ['zero-three', boardOf('....', '.03.', '....')],
      ['zero-three-diagonal', boardOf('....', '.0..', '..3.', '....')],
    ]
    for (const [name, board] of patterns) expect([...found(board).keys()]).toContain(name)
  })

  test('is not taken for two threes whose own loop is an answer', () => {
    expect(found(boardOf('....', '.33.', '....')).has('threes-beside')).toBe(false)
  })

  test('of a line that runs into a number is found once the line is there', () => {
    const board = boardOf('...', '.3.', '...')
    expect(found(board).has('line-into-three')).toBe(false)
    // The side above the upper left corner of the middle cell: between the first two cells.
    const line = literalOf(13)
    expect(found(board, line).get('line-into-three')?.size).toBe(3)
    const one = boardOf('...', '.1.', '...')
    const shut = literalOf(3, false)
    expect(found(one, line, shut).get('line-past-one')?.size).toBe(2)
  })

  test('only says what holds in every answer, on boards of any numbers and with any lines of an answer known', () => {
    const random = seededRandom(5)
    const names = new Set<string>()
    for (let round = 0; round < 300; round++) {
      const size = { width: 3 + randomBelow(3, random), height: 3 + randomBelow(3, random) }
      const corners = cornersOf(size)
      const taken = new Set(borderOf(corners, growRegion(corners, 0.2 + randomBelow(50, random) / 100, 0.3, random)))
      const clues = Array.from({ length: cellCount(size) }, (_, cell) =>
        randomBelow(10, random) < 6 ? sidesTaken(size, cell, taken) : null,
      )
      const board = { ...size, clues }
      const holds = Array.from({ length: sideCount(board) }, (_, side) => taken.has(side))
      const known = holds.flatMap((is, side) => (randomBelow(2, random) === 0 ? [literalOf(side, is)] : []))
      for (const [name, literals] of found(board, ...known)) {
        names.add(name)
        for (const literal of literals) expect([name, board, literal, follows(board, literal, known)]).toContain(true)
      }
    }
    expect(names.size).toBe(10)
  })
})
