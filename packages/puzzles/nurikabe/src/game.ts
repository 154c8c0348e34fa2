import { cellCount } from '@kazu/grid'
import { emptyMarks, playPencil } from '@kazu/puzzle'
import type { Fault, PencilMarks, PencilMove, Progress } from '@kazu/puzzle'
import { clueMarked, isFree, nurikabeShape, SEA } from './board.js'
import type { NurikabeAnswer, NurikabeBoard, NurikabeLayer } from './board.js'
import { piecesOf } from './islands.js'
import type { Piece } from './islands.js'
import { poolFaults, sizeFaults } from './rules.js'
import type { NurikabeRule } from './rules.js'

/** The marks at the start of a game. */
export function startNurikabe(board: NurikabeBoard): PencilMarks<NurikabeLayer> {
  return emptyMarks(nurikabeShape(board))
}

/**
 * The marks after a move; the same object when nothing changes. Throws a RangeError for what is no move: a clue holds no
 * mark.
 */
export function markNurikabe(
  board: NurikabeBoard,
  marks: PencilMarks<NurikabeLayer>,
  move: PencilMove<NurikabeLayer>,
): PencilMarks<NurikabeLayer> {
  const next = playPencil(nurikabeShape(board), marks, move)
  const clue = move.find(({ place, value }) => value !== 0 && !isFree(board, place))
  if (clue !== undefined) throw new RangeError(clueMarked(clue.place))
  return next
}

/** The sea as an answer; dots do not enter it. */
export function answerOfNurikabe(_board: NurikabeBoard, marks: PencilMarks<NurikabeLayer>): NurikabeAnswer {
  return marks.shade.flatMap((value, cell) => (value === SEA ? [cell] : []))
}

/** The marks of a finished game with that answer. */
export function marksOfNurikabe(board: NurikabeBoard, answer: NurikabeAnswer): PencilMarks<NurikabeLayer> {
  const shade = new Array<number>(cellCount(board)).fill(0)
  for (const cell of answer) shade[cell] = SEA
  return { shade }
}

/**
 * How far a game is: faults that no further sea can mend (a pool, sea that clues cut off from other sea, too few cells
 * left for the numbers that stand there), and the cells that are sea or lie in an island that is done. A dot is only the
 * player's, and unfinished is never a fault.
 */
export function progressOfNurikabe(board: NurikabeBoard, marks: PencilMarks<NurikabeLayer>): Progress<NurikabeRule> {
  const sea = new Set(answerOfNurikabe(board, marks))
  const lands = piecesOf(board, (cell) => !sea.has(cell))
  const done = lands.filter((piece) => isDone(board, piece)).reduce((sum, { cells }) => sum + cells.length, 0)
  const faults = [
    ...poolFaults(board, sea),
    ...cutOffFaults(board, sea),
    ...lands.flatMap((land) => fullFaults(board, land)),
  ]
  return { faults, done: sea.size + done, total: cellCount(board) }
}

function isDone(board: NurikabeBoard, { cells, clues }: Piece): boolean {
  const number = board.clues[clues[0] ?? -1]
  return clues.length === 1 && (number === '?' || number === cells.length)
}

/** Sea that is parted from other sea by clues and the edge, so that no further sea can join them. */
function cutOffFaults(board: NurikabeBoard, sea: ReadonlySet<number>): Fault<NurikabeRule>[] {
  const wet = piecesOf(board, (cell) => isFree(board, cell))
    .map(({ cells }) => cells.filter((cell) => sea.has(cell)))
    .filter((cells) => cells.length > 0)
  const most = Math.max(0, ...wet.map((cells) => cells.length))
  const main = wet.find((cells) => cells.length === most)
  return wet.filter((cells) => cells !== main).map((cells) => ({ rule: 'sea', cells }))
}

/** Numbers that need more cells than are left to them and the other numbers of the same piece together. */
function fullFaults(board: NurikabeBoard, piece: Piece): Fault<NurikabeRule>[] {
  const needed = piece.clues.reduce((sum, clue) => sum + (board.clues[clue] === '?' ? 1 : Number(board.clues[clue])), 0)
  return needed <= piece.cells.length ? [] : sizeFaults(board, piece, () => true)
}
