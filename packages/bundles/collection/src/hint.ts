import { Candidates, decodeCells, isFull, type Condition, type GroupType, type Layout } from '@kazu/groups'
import { solveNumbers } from '@kazu/numbers'
import { boardOfGivens } from './givens.js'
import type { KazuKind } from './kinds.js'
import { specOf } from './specs.js'

/** A group of cells that holds every number: the type, and the place among those of its type, from 0. */
export interface KazuGroup {
  readonly type: GroupType
  readonly index: number
}

/** The next number and why. */
export interface KazuHint {
  readonly cell: number
  readonly value: number
  /** The cell has one number left; the number has one place left in a group; or it is the answer's, and no more. */
  readonly why: 'only-number' | 'only-place' | 'answer'
  /** Where the number has one place left. */
  readonly group?: KazuGroup
  /** What else than filled cells it rests on. */
  readonly by?: 'cage' | 'marks' | 'clues'
  /** Whether a wrong entry stands in the cell. */
  readonly replaces: boolean
}

const BY: Readonly<Record<string, KazuHint['by']>> = { sum: 'cage', mark: 'marks', clue: 'clues' }

/** What is known when a hint is looked for. */
interface Known {
  readonly layout: Layout
  /** What stands rightly, one number a cell. */
  readonly values: readonly number[]
  readonly answer: readonly number[]
  /** The open cells, those without a wrong entry first. */
  readonly open: readonly number[]
  /** What filled cells leave to each cell as masks; and what conditions leave of that. */
  readonly plain: readonly number[]
  readonly left: readonly number[]
  readonly isWrong: (cell: number) => boolean
}

/**
 * The next cell that can be filled, and why: a cell that has one number left, else a number that has one place left,
 * else the answer's number in the cell that sees the most filled ones. Entries that are not the answer's count as
 * empty. `entries` is a code of cells with what the player wrote. null for givens or entries that are none, for a
 * puzzle without an answer, and where nothing is left to fill.
 */
export function hintKazu(
  kind: KazuKind,
  size: number,
  givens: string,
  entries: string,
  answer?: string,
): KazuHint | null {
  const known = knownOf(kind, size, givens, entries, answer)
  if (known === null || known.open.length === 0) return null
  return onlyNumber(known) ?? onlyPlace(known) ?? answered(known)
}

function knownOf(kind: KazuKind, size: number, givens: string, entries: string, told?: string): Known | null {
  const board = boardOfGivens(kind, size, givens)
  const written = decodeCells(entries, size)
  if (board === null || written === null) return null
  const spec = specOf(kind)
  const answer = told === undefined ? solveNumbers(spec, board, { limit: 1 }).solution : decodeCells(told, size)
  if (answer === null || answer.includes(0)) return null
  const layout = spec.layout(board)
  const isWrong = (cell: number): boolean => written[cell] !== 0 && written[cell] !== answer[cell]
  const values = board.givens.map((given, cell) => given || (isWrong(cell) ? 0 : (written[cell] as number)))
  const empty = [...values.keys()].filter((cell) => values[cell] === 0)
  const open = [...empty.filter((cell) => !isWrong(cell)), ...empty.filter(isWrong)]
  const candidates = new Candidates(layout, values)
  const plain = values.map((_value, cell) => candidates.maskOf(cell))
  return { layout, values, answer, open, plain, left: pruned(layout, plain), isWrong }
}

/** What the conditions leave, each by itself. */
function pruned(layout: Layout, plain: readonly number[]): number[] {
  const left = [...plain]
  for (const { cells, prune } of layout.conditions) {
    const masks = Int32Array.from(cells, (cell) => plain[cell] as number)
    if (prune(masks)) cells.forEach((cell, at) => (left[cell] = (left[cell] as number) & (masks[at] as number)))
  }
  return left
}

function onlyNumber(known: Known): KazuHint | null {
  const cell = known.open.find((one) => isSingle(known.left[one] as number))
  if (cell === undefined) return null
  const rests = isSingle(known.plain[cell] as number) ? {} : restsOn(known.layout)
  return { ...placed(known, cell), why: 'only-number', ...rests }
}

function onlyPlace(known: Known): KazuHint | null {
  const { layout, values, open } = known
  for (const group of layout.groups) {
    if (!isFull(layout, group)) continue
    for (let value = 1; value <= layout.size; value++) {
      if (group.cells.some((cell) => values[cell] === value)) continue
      const places = (masks: readonly number[]): number[] =>
        group.cells.filter((cell) => open.includes(cell) && ((masks[cell] as number) & (1 << value)) !== 0)
      const [cell, ...others] = places(known.left)
      if (cell === undefined || others.length > 0) continue
      const rests = places(known.plain).length === 1 ? {} : restsOn(layout)
      const { type, index } = group
      return { ...placed(known, cell), why: 'only-place', group: { type, index }, ...rests }
    }
  }
  return null
}

function answered(known: Known): KazuHint {
  const { layout, values, open } = known
  const filled = (cell: number): number => (layout.peers[cell] ?? []).filter((peer) => values[peer] !== 0).length
  const cell = open.reduce((best, next) => (filled(next) > filled(best) ? next : best))
  return { ...placed(known, cell), why: 'answer' }
}

function placed({ answer, isWrong }: Known, cell: number): Pick<KazuHint, 'cell' | 'value' | 'replaces'> {
  return { cell, value: answer[cell] as number, replaces: isWrong(cell) }
}

/** What the conditions of a board are called; all are of one type. */
function restsOn({ conditions }: Layout): Pick<KazuHint, 'by'> {
  const by = BY[(conditions[0] as Condition).type]
  return by === undefined ? {} : { by }
}

function isSingle(mask: number): boolean {
  return mask !== 0 && (mask & (mask - 1)) === 0
}
