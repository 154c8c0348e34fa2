import type { NumbersBoard } from '@kazu/numbers'
import { brokenRules } from '@kazu/numbers'
import { isKazuSize, type KazuKind } from './kinds.js'
import { specOf } from './specs.js'

/** A cage: its cells in reading order, and what they add up to. */
export interface KazuCage {
  readonly cells: readonly number[]
  readonly sum: number
}

/** A mark of more and less: the cells on its two sides. */
export interface KazuMark {
  readonly less: number
  readonly more: number
}

/** The clues round a board, 0 where there is none: top and bottom from the left, left and right from the top. */
export interface KazuClues {
  readonly top: readonly number[]
  readonly bottom: readonly number[]
  readonly left: readonly number[]
  readonly right: readonly number[]
}

/** What a puzzle was printed with. Cells are numbered from 0, row by row. */
export interface ReadGivens {
  readonly kind: KazuKind
  readonly size: number
  /** The printed numbers, one a cell, 0 for none. */
  readonly cells: readonly number[]
  /** The region of each cell; null where there are none. */
  readonly regions: readonly number[] | null
  /** Whether the long diagonals hold every number too. */
  readonly diagonals: boolean
  readonly cages: readonly KazuCage[] | null
  readonly marks: readonly KazuMark[]
  readonly clues: KazuClues | null
  /** The board as the kind's own package takes it. */
  readonly board: NumbersBoard
}

/** The board of a code of givens, written exactly as the original writes it; null for anything else. */
export function boardOfGivens(kind: KazuKind, size: number, givens: string): NumbersBoard | null {
  if (!isKazuSize(kind, size) || typeof givens !== 'string') return null
  const spec = specOf(kind)
  const { board } = spec.read(givens)
  return board !== null && board.size === size && spec.code(board) === givens ? board : null
}

/** What a puzzle was printed with; null for a kind or size that there is not and for a code that is no puzzle. */
export function readGivens(kind: KazuKind, size: number, givens: string): ReadGivens | null {
  const board = boardOfGivens(kind, size, givens)
  if (board === null) return null
  const { regions, cages, sums, marks, clues } = board as NumbersBoard &
    Partial<Record<'regions' | 'cages' | 'sums' | 'marks' | 'clues', readonly number[]>>
  return {
    kind,
    size,
    cells: board.givens,
    regions: regions ?? null,
    diagonals: kind === 'diagonal',
    cages: cages === undefined ? null : cagesOf(cages, sums ?? []),
    marks: marks === undefined ? [] : marksOf(size, marks),
    clues: clues === undefined ? null : cluesOf(size, clues),
    board,
  }
}

function cagesOf(cages: readonly number[], sums: readonly number[]): KazuCage[] {
  return sums.map((sum, cage) => ({ cells: [...cages.keys()].filter((cell) => cages[cell] === cage), sum }))
}

/** The marks out of one sign a pair of neighbours: -1 where the first is less, 1 where it is more. */
function marksOf(size: number, signs: readonly number[]): KazuMark[] {
  const across = size * (size - 1)
  return signs.flatMap((sign, pair): KazuMark[] => {
    if (sign === 0) return []
    const isAcross = pair < across
    const first = isAcross ? Math.floor(pair / (size - 1)) * size + (pair % (size - 1)) : pair - across
    const second = first + (isAcross ? 1 : size)
    return [sign < 0 ? { less: first, more: second } : { less: second, more: first }]
  })
}

function cluesOf(size: number, clues: readonly number[]): KazuClues {
  const side = (at: number): readonly number[] => clues.slice(at * size, (at + 1) * size)
  return { top: side(0), bottom: side(1), left: side(2), right: side(3) }
}

/** Whether a code is one of a puzzle of that kind and size, which need not have one answer. */
export function isKazuGivens(kind: KazuKind, size: number, givens: string): boolean {
  return boardOfGivens(kind, size, givens) !== null
}

/**
 * The cells that break a rule with what stands on the board, from small to large: numbers that repeat, a cage that is
 * full or passed and does not add up, a mark or a clue that is not true. Empty cells (0) break nothing. `values` has one
 * number a cell, the printed ones included; throws a RangeError for anything else.
 */
export function conflictsOf({ kind, size, board }: ReadGivens, values: readonly number[]): number[] {
  const isValue = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= size
  if (!Array.isArray(values) || values.length !== size * size || !values.every(isValue))
    throw new RangeError(`The values must be ${size * size} whole numbers from 0 to ${size}.`)
  const cells = brokenRules(specOf(kind), board, values).flatMap((fault) => fault.cells)
  return [...new Set(cells)].sort((one, other) => one - other)
}
