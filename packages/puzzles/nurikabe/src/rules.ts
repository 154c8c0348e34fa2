import { cellCount } from '@kazu/grid'
import type { Fault, Verdict } from '@kazu/puzzle'
import { isFree, nurikabeFault } from './board.js'
import type { NurikabeAnswer, NurikabeBoard } from './board.js'
import { blocksOf, piecesOf } from './islands.js'
import type { Piece } from './islands.js'

/** The rules of nurikabe (Nikoli), in the order in which a fault of them is named. */
export type NurikabeRule = 'land' | 'pool' | 'owner' | 'sea' | 'apart' | 'size'

/**
 * Reads the rules straight off an answer: linear in the size of the board, no search and none of the solver's code.
 * Names every broken rule with its cells; an answer that is no list of cells of the board is `land`, and so is every
 * answer to what is no board.
 */
export function checkNurikabeRules(board: NurikabeBoard, answer: NurikabeAnswer): Verdict<NurikabeRule> {
  if (nurikabeFault(board) !== null)
    return { ok: false, reason: 'the board is not a nurikabe board', faults: [{ rule: 'land', cells: [] }] }
  if (!isAnswer(board, answer))
    return { ok: false, reason: 'the answer is not a list of cells', faults: [{ rule: 'land', cells: [] }] }
  const faults = nurikabeFaults(board, new Set(answer))
  const first = faults[0]
  return first === undefined ? { ok: true } : { ok: false, reason: first.rule, faults }
}

function isAnswer(board: NurikabeBoard, answer: unknown): boolean {
  const cells = cellCount(board)
  return Array.isArray(answer) && answer.every((cell) => Number.isInteger(cell) && cell >= 0 && cell < cells)
}

function nurikabeFaults(board: NurikabeBoard, sea: ReadonlySet<number>): Fault<NurikabeRule>[] {
  const islands = piecesOf(board, (cell) => !sea.has(cell))
  const drowned = [...sea].filter((cell) => !isFree(board, cell)).sort((a, b) => a - b)
  return [
    ...drowned.map((cell): Fault<NurikabeRule> => ({ rule: 'land', cells: [cell] })),
    ...poolFaults(board, sea),
    ...islands
      .filter(({ clues }) => clues.length === 0)
      .map(({ cells }): Fault<NurikabeRule> => ({ rule: 'owner', cells })),
    ...seaFaults(piecesOf(board, (cell) => sea.has(cell))),
    ...islands
      .filter(({ clues }) => clues.length > 1)
      .map(({ clues }): Fault<NurikabeRule> => ({ rule: 'apart', cells: clues })),
    ...islands.flatMap((island) => sizeFaults(board, island, (cells, number) => cells !== number)),
  ]
}

/** The blocks of two by two cells that are all sea. */
export function poolFaults(board: NurikabeBoard, sea: ReadonlySet<number>): Fault<NurikabeRule>[] {
  return blocksOf(board)
    .filter((block) => block.every((cell) => sea.has(cell)))
    .map((cells) => ({ rule: 'pool', cells }))
}

/** The pieces of the sea but the greatest; of those alike the first counts as the sea. */
function seaFaults(pieces: readonly Piece[]): Fault<NurikabeRule>[] {
  const most = Math.max(0, ...pieces.map(({ cells }) => cells.length))
  const main = pieces.find(({ cells }) => cells.length === most)
  return pieces.filter((piece) => piece !== main).map(({ cells }) => ({ rule: 'sea', cells }))
}

/** The numbers of an island that are wrong, as `isWrong` judges them. */
export function sizeFaults(
  board: NurikabeBoard,
  { cells, clues }: Piece,
  isWrong: (cells: number, number: number) => boolean,
): Fault<NurikabeRule>[] {
  return clues.flatMap((clue) => {
    const number = board.clues[clue]
    if (typeof number !== 'number' || !isWrong(cells.length, number)) return []
    return [{ rule: 'size', cells: [clue], details: { number, cells: cells.length } }]
  })
}
