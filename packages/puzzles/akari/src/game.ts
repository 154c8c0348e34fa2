import { emptyMarks, playPencil } from '@kazu/puzzle'
import type { PencilMarks, PencilMove, Progress } from '@kazu/puzzle'
import { akariShape, isWhite, LIGHT } from './board.js'
import type { AkariAnswer, AkariBoard, AkariLayer } from './board.js'
import { apartFaults, numberFaults } from './rules.js'
import type { AkariRule } from './rules.js'
import { besideWall, numberedWalls, shoneOn, sightOf } from './sight.js'

/** The marks at the start of a game. */
export function startAkari(board: AkariBoard): PencilMarks<AkariLayer> {
  return emptyMarks(akariShape(board))
}

/**
 * The marks after a move; the same object when nothing changes. Throws a RangeError for what is no move: a wall holds
 * no mark.
 */
export function markAkari(
  board: AkariBoard,
  marks: PencilMarks<AkariLayer>,
  move: PencilMove<AkariLayer>,
): PencilMarks<AkariLayer> {
  const next = playPencil(akariShape(board), marks, move)
  const wall = move.find(({ place, value }) => value !== 0 && !isWhite(board, place))
  if (wall !== undefined) throw new RangeError(`The cell ${wall.place} is a wall, which holds no mark.`)
  return next
}

/** The lights as an answer; dots do not enter it. */
export function answerOfAkari(_board: AkariBoard, marks: PencilMarks<AkariLayer>): AkariAnswer {
  return marks.shade.flatMap((value, cell) => (value === LIGHT ? [cell] : []))
}

/** The marks of a finished game with that answer. */
export function marksOfAkari(board: AkariBoard, answer: AkariAnswer): PencilMarks<AkariLayer> {
  const shade = new Array<number>(akariShape(board).shade.places).fill(0)
  for (const cell of answer) shade[cell] = LIGHT
  return { shade }
}

/**
 * How far a game is: faults that no further light can mend (two lights that see each other, a number with too many
 * lights or with too few places left that are dark), and the cells that are lit and the numbers that are right. A dot
 * is only the player's, and unfinished is never a fault.
 */
export function progressOfAkari(board: AkariBoard, marks: PencilMarks<AkariLayer>): Progress<AkariRule> {
  const lights = new Set(answerOfAkari(board, marks))
  const lit = shoneOn(sightOf(board), lights)
  const room = (wall: number): number => besideWall(board, wall).filter((cell) => !lit.has(cell)).length
  const faults = [
    ...apartFaults(board, lights),
    ...numberFaults(board, lights, (beside, number, wall) => beside > number || beside + room(wall) < number),
  ]
  // A zero is right from the start: it is nothing that gets done.
  const numbers = numberedWalls(board).filter((wall) => board.cells[wall] !== 0).length
  const wrong = numberFaults(board, lights, (beside, number) => number !== 0 && beside !== number).length
  const whites = board.cells.filter((cell) => cell === null).length
  const total = whites + numbers
  return total === 0 ? { faults, done: 1, total: 1 } : { faults, done: lit.size + numbers - wrong, total }
}
