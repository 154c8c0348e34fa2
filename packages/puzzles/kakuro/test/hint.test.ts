import { describe, expect, test } from 'vitest'
import { generateKakuro, gradeKakuro, hintKakuro, newKakuro, playKakuro, solveKakuro } from '../src/index.js'
import type { KakuroBoard, KakuroGame, SpokenKakuroHint } from '../src/index.js'
import { walkRounds } from '../src/grade.js'
import { runsOf } from '../src/runs.js'
import { boardOf } from './boards.js'

/** Every hint from the start to the end of a board. */
function* allHints(board: KakuroBoard): Iterable<SpokenKakuroHint> {
  for (let game = newKakuro(board); ;) {
    const hint = hintKakuro(game)
    if (hint === null) return
    yield hint
    game = hint.moves.reduce(playKakuro, game)
  }
}

function put(board: KakuroBoard, ...entries: readonly (readonly [place: number, value: number])[]): KakuroGame {
  return playKakuro(
    newKakuro(board),
    entries.map(([place, value]) => ({ layer: 'entry' as const, place, value })),
  )
}

/** A board with several answers. */
const OPEN = boardOf('# 11/ 7/ 10/', '/10 - - -', '/18 - - -', '# # # #')

describe('a named technique of kakuro', () => {
  test('last cell: what is missing to the sum', () => {
    const board = boardOf('# 4/ 6/', '/3 - -', '/7 - -')
    expect(hintKakuro(put(board, [4, 1]))?.words('en')).toBe(
      'Last cell: r2c3 is the last open cell: (1) the 2 cells r2c2–r2c3 sum to 3. So r2c3 is 2.',
    )
  })

  test('crossing sums: the one cell by which sums across and down differ', () => {
    const said = [...allHints(generateKakuro({ width: 8, height: 8, level: 'expert', seed: 3 }).board)]
    const crossing = said.find(({ reason }) => reason.type === 'technique' && reason.technique === 'crossing')
    expect(crossing?.words('en')).toMatch(/^Crossing sums: These runs share all their open cells but r\d+c\d+, /)
    expect(crossing?.because.length).toBeGreaterThan(1)
  })

  test('only digit: what is left where two runs cross, with the combinations of each', () => {
    const hint = hintKakuro(newKakuro(boardOf('# 4/ 11/', '/3 - -', '/12 - -')))
    expect(hint?.words('en')).toBe(
      'Only digit: r2c2 has one digit left: (1) the 2 cells r2c2–r2c3 sum to 3: 1 2; (2) the 2 cells r2c2–r3c2 sum to 4: 1 3. So r2c2 is 1.',
    )
  })
})

describe('hints of kakuro', () => {
  test('go to the end by single runs on every made board, each right, with few steps before', () => {
    let [hints, longest] = [0, 0]
    for (const level of ['easy', 'medium', 'hard', 'expert'] as const) {
      const { board, solution } = generateKakuro({ width: 10, height: 10, level, seed: 5 })
      for (const { rung, reason } of allHints(board)) {
        expect(rung).toBe(2)
        const before = reason.type === 'technique' ? (reason.before ?? []) : []
        for (const { place, value, holds } of [...before.flatMap(({ facts }) => facts), ...reason.facts])
          expect(solution[place] === value).toBe(holds)
        longest = Math.max(longest, before.length)
        hints++
      }
    }
    expect(hints).toBeGreaterThan(150)
    expect(longest).toBeGreaterThan(0)
  })

  test('suppose where single runs lead no further, and reach the end', () => {
    let [supposed, boards] = [0, 0]
    for (let seed = 1; seed <= 60 && boards < 3; seed++) {
      const board = withoutSum(generateKakuro({ width: 7, height: 7, level: 'expert', seed }).board)
      if (board === null) continue
      boards++
      const { solution } = solveKakuro(board)
      for (const { rung, reason, words } of allHints(board)) {
        expect(rung).toBeLessThan(5)
        for (const { place, value, holds } of reason.facts) expect(solution?.[place] === value).toBe(holds)
        if (rung !== 4) continue
        supposed++
        expect(words('en')).toMatch(/Suppose r\d+c\d+ is (not )?\d\. Then .*That cannot be: \(\d+\)/)
        expect(words('ja')).toContain('仮に')
        expect(words('it')).toContain('Supponiamo')
      }
    }
    expect(boards).toBe(3)
    expect(supposed).toBeGreaterThan(0)
  })

  test('are none where there is no single answer', () => {
    expect(hintKakuro(newKakuro(boardOf('# # #', '# - -', '# - -')))).toBe(null)
    expect(hintKakuro(newKakuro(OPEN))).toBe(null)
  })
})

/** The board without one sum, such that it still has one answer, which single runs do not reach; null without one. */
function withoutSum(board: KakuroBoard): KakuroBoard | null {
  for (const { clue, direction } of runsOf(board).runs) {
    const cells = board.cells.map((cell, at) => (at === clue && cell !== null ? { ...cell, [direction]: 0 } : cell))
    const other = { ...board, cells }
    const { count, complete } = solveKakuro(other)
    const runs = runsOf(other)
    const sums = runs.runs.map(({ sum }) => sum)
    if (count === 1 && complete && !walkRounds(runs, sums).finished) return other
  }
  return null
}

describe('the grade of kakuro', () => {
  test('is by how long digits must be ruled out before one can be written', () => {
    for (const [wait, level] of (['easy', 'medium', 'hard', 'expert'] as const).entries()) {
      const { hardest } = gradeKakuro(generateKakuro({ width: 8, height: 8, level, seed: 2 }).board)
      if (level === 'expert') expect(hardest.length).toBeGreaterThanOrEqual(3)
      else expect(hardest).toEqual({ rung: 2, length: wait })
    }
  })

  test('is expert where what-if is needed, and none without a single answer', () => {
    let found = 0
    for (let seed = 1; seed <= 30 && found === 0; seed++) {
      const board = withoutSum(generateKakuro({ width: 7, height: 7, level: 'expert', seed }).board)
      if (board === null) continue
      const { level, hardest } = gradeKakuro(board)
      expect(hardest.rung).toBe(4)
      if (level === null) continue
      found++
      expect(level).toBe('expert')
      expect(hardest.length).toBeGreaterThan(0)
    }
    expect(found).toBe(1)
    expect(gradeKakuro(boardOf('# # #', '# - -', '# - -')).level).toBe(null)
  })
})
