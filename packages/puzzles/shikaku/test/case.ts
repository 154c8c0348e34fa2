import { drawShikaku } from '../src/draw.js'
import * as entry from '../src/index.js'
import { cellsOfRectangle, linkCount, linkEnds, rectangleBetween } from '@kazu/grid'
import { drawnRectangle, HINT_BUDGET, linksWithin } from '@kazu/puzzle'
import type { LawCase } from '@kazu/puzzle/conformance'
import type { MakeOptions } from '@kazu/puzzle'
import type { ShikakuAnswer, ShikakuBoard, ShikakuClue } from '../src/board.js'
import { rectanglesOfWalls } from '../src/cut.js'
import { rectangleOfFact } from '../src/fact.js'
import { SHIKAKU_LEVELS } from '../src/kind.js'
import type { ShikakuKind, ShikakuLevel } from '../src/kind.js'
import { shikakuModel } from '../src/logic.js'
import type { Statement } from '../src/logic.js'
import { shikaku } from '../src/puzzle.js'
import { golden } from './golden.js'

/** A board from rows of `.`, `?` and digits. */
function boardOf(...rows: readonly string[]): ShikakuBoard {
  const clues = rows.flatMap((row) =>
    Array.from(row, (char): ShikakuClue => (char === '?' ? '?' : char === '.' ? 0 : Number(char))),
  )
  return { width: rows[0]?.length ?? 0, height: rows.length, clues }
}

/** Every set of lines of a board, right or wrong. */
function* everyFilling(board: ShikakuBoard): Iterable<ShikakuAnswer> {
  const links = linkCount(board)
  for (let set = 0; set < 2 ** links; set++) {
    yield Array.from({ length: links }, (_, link) => link).filter((link) => (set >> link) & 1)
  }
}

/** Whether an answer makes true what a variable of the model says. */
function isTrue(board: ShikakuBoard, answer: ShikakuAnswer, { clue, rectangle, cell }: Statement): boolean {
  const parted = new Set(answer)
  if (rectangle === undefined) {
    const { faults } = { faults: [], ...shikaku.engine.check(board, answer) }
    // A piece with two numbers is nobody's: no variable could say whose.
    const shared = faults.some((fault) => fault.rule === 'one-number' && fault.cells.includes(clue))
    return !shared && linksWithin(board, rectangleBetween(board, clue, cell)).every((link) => !parted.has(link))
  }
  const wanted = JSON.stringify(rectangle)
  return rectanglesOfWalls(board, answer).some((one) => JSON.stringify(one) === wanted)
}

const SMALL: readonly { readonly width: number; readonly height: number }[] = [
  { width: 5, height: 5 },
  { width: 7, height: 6 },
  { width: 10, height: 10 },
]

const makes: MakeOptions<ShikakuLevel>[] = SMALL.flatMap((size, at) =>
  SHIKAKU_LEVELS.map((level) => ({ ...size, level, seed: at * 7 + 1 })),
)

const TINY = [
  boardOf('3..', '...', '..6'),
  boardOf('2.2', '...', '2.3'),
  boardOf('?..', '...', '..?'),
  boardOf('.?.', '...', '3..'),
  boardOf('4.2', '...', '..3'),
  boardOf('.2.', '2.2', '.3.'),
  boardOf('???', '...'),
  boardOf('4?..', '...2'),
  boardOf('...', '...'),
  boardOf('9..', '...', '...'),
  boardOf('1'),
]

/** Shikaku as the laws take it. */
export const shikakuCase: LawCase<ShikakuKind> = {
  puzzle: shikaku,
  entry,
  draw: drawShikaku,
  makes,
  golden,
  refused: [
    { width: 1, height: 5, level: 'easy', seed: 1 },
    { width: 5, height: 31, level: 'easy', seed: 1 },
    { width: 5.5, height: 5, level: 'easy', seed: 1 },
    { width: 5, height: 5, level: 'harder' as ShikakuLevel, seed: 1 },
    { width: 5, height: 5, level: 'easy', seed: 0 },
    { width: 5, height: 5, level: 'easy', seed: 2147483648 },
    { width: Number.NaN, height: 5, level: 'easy', seed: 1 },
    { width: 2, height: 2, level: 'expert', seed: 1 },
  ],
  boards: [
    boardOf('.'),
    boardOf('?'),
    boardOf('1?', '..'),
    { width: 50, height: 2, clues: Array.from({ length: 100 }, (_, cell) => (cell % 7 === 0 ? '?' : 0)) },
    { width: 3, height: 50, clues: Array.from({ length: 150 }, (_, cell) => (cell % 20 === 0 ? 150 - cell : 0)) },
  ],
  notBoards: [
    '',
    '   ',
    'shikaku',
    'shikaku:',
    'shikaku:5x5:',
    'shikaku:5x5:44',
    'shikaku:0x5:',
    'shikaku:51x2:g',
    'shikaku:2x2:4k',
    'shikaku:2x2:4i!',
    'shikaku:2x2:5i',
    'shikaku:2x2:0i',
    'https://puzz.link/p?shikaku',
    'https://puzz.link/p?shikaku/6',
    'https://puzz.link/p?shikaku/6/6/!!',
    'https://puzz.link/p?shikaku/600/6/g',
    'https://puzz.link/p?slither/6/6/000',
    '- 2\n- - -',
    '2 - x\n- - -',
    '9 -\n- -',
    'hello world',
    '{"width":2,"height":2,"clues":[9,0,0,0]}',
    '{"width":2}',
    '😀',
    '- '.repeat(1_000_000),
  ],
  tiny: TINY.map((board) => ({ board, fillings: () => everyFilling(board) })),
  constraints: (board, answer) => {
    const { model, statements } = shikakuModel(board)
    const holds = statements.map((statement) => isTrue(board, answer, statement))
    return model.statements.map(({ source, accepts }) => ({
      rule: (typeof source === 'function' ? source([]) : source).rule,
      accepts: accepts((literal) => (holds[literal >> 1] === true) === ((literal & 1) === 0)),
    }))
  },
  takesForGranted: {
    number: ['one-number', 'rectangle', 'area'],
    area: ['one-number', 'rectangle'],
    rectangle: ['one-number'],
  },
  helperMoves: (board) =>
    Array.from({ length: linkCount(board) }, (_, link) => link)
      .slice(0, 6)
      .map((place) => [{ layer: 'wall' as const, place, value: 1 }]),
  holds: (board, answer, fact) => {
    const cells = cellsOfRectangle(board, rectangleOfFact(board, fact))
    const owned = fact.layer === 'owner' ? [fact.place, ...cells] : cells
    const right = rectanglesOfWalls(board, answer).map((one) => cellsOfRectangle(board, one))
    return right.some((one) => owned.every((cell) => one.includes(cell))) === fact.holds
  },
  mistake: (board, answer) => {
    const [first, second] = linkEnds(board, answer[0] ?? 0)
    return [drawnRectangle(board, rectangleBetween(board, first, second))]
  },
  path: (board, answer) => {
    const drawn = rectanglesOfWalls(board, answer).map((one) => drawnRectangle(board, one))
    // A cell alone with a 1 counts as cut out without a line of its own, so that it is not the last step.
    const isAlone = ({ place, value }: { place: number; value: number }): boolean => value === place + 1
    return [...drawn.filter(isAlone), ...drawn.filter((one) => !isAlone(one))].map((change) => [change])
  },
  hintBudget: HINT_BUDGET,
}
