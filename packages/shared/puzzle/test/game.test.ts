import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  HISTORY_MOST,
  hintGame,
  isSolved,
  newGame,
  playGame,
  progressGame,
  redoGame,
  requireGame,
  restartGame,
  spokenHint,
  undoGame,
  withMarks,
} from '../src/index.js'
import type { Game } from '../src/index.js'
import { board, engine, WORDS } from './lamps.js'
import type { LampsKind } from './lamps.js'

const light = (place: number, value = 1): LampsKind['move'] => [{ layer: 'lamp', place, value }]
const start = newGame(engine, board)

describe('a game', () => {
  test('begins only on a board', () => {
    expect(start).toEqual({ board, marks: { lamp: [0, 0, 0] }, past: [], future: [] })
    expect(() => newGame(engine, null as never)).toThrow(new RangeError('A row of lamps has its length.'))
  })

  test('stays the same object where a move changes nothing', () => {
    expect(playGame(engine, start, light(1, 0))).toBe(start)
    expect([undoGame(start), redoGame(start), restartGame(engine, start)]).toEqual([start, start, start])
    expect(undoGame(start)).toBe(start)
  })

  test('goes back and forth through the same marks, whatever was played', () => {
    const moves = fc.array(fc.tuple(fc.nat(2), fc.nat(2)), { maxLength: 12 })
    fc.assert(
      fc.property(moves, (played) => {
        const end = played.reduce((game, [place, value]) => playGame(engine, game, light(place, value)), start)
        const line = [...end.past, end.marks]
        let game = end
        for (let at = line.length - 1; at >= 0; at--) {
          expect(game.marks).toBe(line[at])
          game = undoGame(game)
        }
        expect(undoGame(game)).toBe(game)
        for (const marks of line.slice(1)) {
          game = redoGame(game)
          expect(game.marks).toBe(marks)
        }
        expect(game).toEqual(end)
      }),
    )
  })

  test('forgets what was undone as soon as something else is played', () => {
    const undone = undoGame(playGame(engine, start, light(0)))
    expect(undone.future).toHaveLength(1)
    expect(playGame(engine, undone, light(1)).future).toEqual([])
    expect(redoGame(playGame(engine, undone, light(1))).marks.lamp).toEqual([0, 1, 0])
  })

  test('remembers the newest steps, so many and no more', () => {
    let game: Game<LampsKind> = start
    for (let at = 0; at < HISTORY_MOST + 5; at++) game = withMarks(game, { lamp: [at % 3, 0, at] })
    expect(game.past).toHaveLength(HISTORY_MOST)
    expect(game.past[0]?.lamp[2]).toBe(4)
  })

  test('is begun again as one more step, which undo takes back', () => {
    const played = playGame(engine, playGame(engine, start, light(0)), light(1))
    const again = restartGame(engine, played)
    expect(again.marks).toEqual(start.marks)
    expect(undoGame(again).marks).toBe(played.marks)
    const cleared = playGame(engine, played, [...light(0, 0), ...light(1, 0)])
    expect(restartGame(engine, cleared)).toBe(cleared)
  })

  test('is solved, progresses and is hinted by its engine', () => {
    const solved = playGame(engine, start, [...light(0), ...light(2)])
    expect([isSolved(engine, start), isSolved(engine, solved)]).toEqual([false, true])
    expect(progressGame(engine, solved)).toEqual({ faults: [], done: 2, total: 2 })
    expect(hintGame(engine, start)?.moves).toEqual([light(0)])
    expect(hintGame(engine, solved)).toBeNull()
    expect(spokenHint(engine, WORDS, solved)).toBeNull()
    expect(spokenHint(engine, WORDS, start)?.words('en')).toBe('(1) The end at r1c1 is lit. So r1c1 is lit.')
    expect(() => spokenHint(engine, WORDS, start)?.words('fr' as 'en')).toThrow(RangeError)
  })

  test.each([
    [null, 'A game must be an object, not null.'],
    [[], 'A game must be an object, not a list.'],
    [{ ...start, past: undefined }, 'The past of a game must be a list, not undefined.'],
    [{ ...start, future: 5 }, 'The future of a game must be a list, not 5.'],
    [{ ...start, board: {} }, 'A row of lamps has its length.'],
    [
      { ...start, marks: { lamp: [0, 0] } },
      'The marks of the layer lamp must be a list of 3 whole numbers from 0 to 2.',
    ],
  ])('is not %j: %s', (game, sentence) => {
    const said = new RangeError(sentence)
    const odd = game as unknown as Game<LampsKind>
    expect(() => requireGame<LampsKind>(engine, game)).toThrow(said)
    for (const use of [isSolved, progressGame, hintGame, restartGame]) expect(() => use(engine, odd)).toThrow(said)
    expect(() => playGame(engine, odd, [])).toThrow(said)
  })
})
