import type { Fault, Progress, Verdict } from '@kazu/puzzle'
import { valueName } from '@kazu/random'
import {
  boardFault,
  isWholeTo,
  type BoardSpec,
  type NumbersAnswer,
  type NumbersBoard,
  type NumbersMarks,
} from './board.js'
import { answerOfNumbers } from './game.js'

/*
 * The rules, read straight off a grid in one walk: no search, and nothing of what solves or makes boards.
 */

/** The rules that every kind of numbers has: a printed number stays, and each cell has a number. */
export type CommonRule = 'given' | 'cell'

/** A rule that no number stands twice in a group of cells, and the groups of that rule that a cell stands in. */
export interface GroupRule<Board, Rule extends string> {
  readonly rule: Rule
  /** The numbers of the groups of a cell, from 0. */
  readonly groupsOf: (board: Board, cell: number) => readonly number[]
  /** The fixed text for programs; `row 3 repeats a number` unless said, with the rule's name. */
  readonly reason?: string | undefined
}

/** A rule beside those about groups. */
export interface OtherRule<Board, Rule extends string> {
  /** What breaks it already; 0 is an empty cell, which breaks nothing by itself. */
  readonly faults: (board: Board, values: readonly number[]) => Fault<Rule>[]
  /** The fixed text for programs of the first fault of a full grid. */
  readonly reason: (board: Board, fault: Fault) => string
}

/** What a kind of numbers says of its rules. */
export interface RulesSpec<Board extends NumbersBoard, Rule extends string> extends BoardSpec<Board> {
  /** What the givens are, as in `the givens are not a grid`, the text for programs. */
  readonly grid: string
  /** The text for programs where that is not what is wrong with a board of a size that there is. */
  readonly formReason?: ((board: Readonly<Record<string, unknown>>) => string | null) | undefined
  /** In the order in which a cell is looked at. */
  readonly groupRules: readonly GroupRule<Board, Rule>[]
  readonly otherRules?: readonly OtherRule<Board, Rule>[] | undefined
}

/** The row of a cell, as the rules of groups ask for it. */
export const rowRule: GroupRule<NumbersBoard, 'row'> = {
  rule: 'row',
  groupsOf: ({ size }, cell) => [Math.floor(cell / size)],
}

/** The column of a cell, as the rules of groups ask for it. */
export const columnRule: GroupRule<NumbersBoard, 'column'> = {
  rule: 'column',
  groupsOf: ({ size }, cell) => [cell % size],
}

/**
 * Reads the rules off an answer, which has one number a cell with the givens in it. The reason is the original Kazu's:
 * the first thing wrong by form, then an empty cell, a changed given, the first cell in reading order that repeats a
 * number of one of its groups, then the other rules in their order. The faults name all that is wrong, with the cells.
 */
export function checkNumbers<Board extends NumbersBoard, Rule extends string>(
  spec: RulesSpec<Board, Rule>,
  board: Board,
  answer: NumbersAnswer,
): Verdict<Rule | CommonRule> {
  const form = formFault(spec, board, answer)
  if (form !== null) return { ok: false, reason: form, faults: [{ rule: 'cell', cells: [] }] }
  const broken = brokenRules(spec, board, answer)
  const faults = [...givenFaults(board, answer), ...broken, ...emptyFaults(answer)]
  return faults.length === 0 ? { ok: true } : { ok: false, reason: reasonOf(spec, board, answer), faults }
}

function formFault<Board extends NumbersBoard, Rule extends string>(
  spec: RulesSpec<Board, Rule>,
  board: unknown,
  answer: unknown,
): string | null {
  const size = typeof board === 'object' && board !== null ? (board as Partial<NumbersBoard>).size : undefined
  if (typeof size !== 'number' || !spec.sizes.includes(size)) return `no ${spec.kind} at ${valueName(size)}`
  if (boardFault(spec, board) !== null)
    return spec.formReason?.(board as Readonly<Record<string, unknown>>) ?? `the givens are not ${spec.grid}`
  const isGrid = Array.isArray(answer) && answer.length === size * size
  return isGrid && answer.every((value) => isWholeTo(value, size)) ? null : 'the answer is not a grid'
}

function givenFaults({ givens }: NumbersBoard, answer: NumbersAnswer): Fault<CommonRule>[] {
  const changed = [...givens.keys()].filter((cell) => givens[cell] !== 0 && answer[cell] !== givens[cell])
  return changed.map((cell) => ({ rule: 'given', cells: [cell], details: { value: givens[cell] as number } }))
}

function emptyFaults(answer: NumbersAnswer): Fault<CommonRule>[] {
  const empty = [...answer.keys()].filter((cell) => answer[cell] === 0)
  return empty.length === 0 ? [] : [{ rule: 'cell', cells: empty }]
}

/** Every rule that numbers on a board break already, with the cells; empty cells break nothing. */
export function brokenRules<Board extends NumbersBoard, Rule extends string>(
  spec: RulesSpec<Board, Rule>,
  board: Board,
  values: readonly number[],
): Fault<Rule>[] {
  return [
    ...spec.groupRules.flatMap((line) => repeats(line, board, values)),
    ...(spec.otherRules ?? []).flatMap((other) => other.faults(board, values)),
  ]
}

/** Every number that stands twice in a group of a rule. */
function repeats<Board extends NumbersBoard, Rule extends string>(
  { rule, groupsOf }: GroupRule<Board, Rule>,
  board: Board,
  values: readonly number[],
): Fault<Rule>[] {
  const width = board.size + 1
  const cellsOf = new Map<number, number[]>()
  values.forEach((value, cell) => {
    if (value === 0) return
    for (const group of groupsOf(board, cell)) {
      const cells = cellsOf.get(group * width + value)
      if (cells === undefined) cellsOf.set(group * width + value, [cell])
      else cells.push(cell)
    }
  })
  const twice = [...cellsOf].filter(([, cells]) => cells.length > 1).sort(([first], [second]) => first - second)
  return twice.map(([key, cells]) => ({
    rule,
    cells,
    details: { group: Math.floor(key / width) + 1, value: key % width },
  }))
}

function reasonOf<Board extends NumbersBoard, Rule extends string>(
  spec: RulesSpec<Board, Rule>,
  board: Board,
  answer: NumbersAnswer,
): string {
  if (answer.includes(0)) return 'the answer has empty cells'
  if (givenFaults(board, answer).length > 0) return 'a given was changed'
  const repeated = firstRepeat(spec, board, answer)
  if (repeated !== null) return repeated
  for (const { faults, reason } of spec.otherRules ?? []) {
    const [first] = faults(board, answer)
    if (first !== undefined) return reason(board, first)
  }
  throw new RangeError('The answer breaks no rule.')
}

function firstRepeat<Board extends NumbersBoard, Rule extends string>(
  { groupRules }: RulesSpec<Board, Rule>,
  board: Board,
  answer: NumbersAnswer,
): string | null {
  const seen = new Set<string>()
  for (const [cell, value] of answer.entries()) {
    for (const { rule, groupsOf, reason } of groupRules) {
      for (const group of groupsOf(board, cell)) {
        const place = `${rule} ${group + 1}`
        if (seen.has(`${place} ${value}`)) return reason ?? `${place} repeats a number`
        seen.add(`${place} ${value}`)
      }
    }
  }
  return null
}

/** How many open cells are filled, and the rules that are broken already. */
export function progressOfNumbers<Board extends NumbersBoard, Rule extends string>(
  spec: RulesSpec<Board, Rule>,
  board: Board,
  marks: NumbersMarks,
): Progress<Rule | CommonRule> {
  const open = board.givens.flatMap((given, cell) => (given === 0 ? [cell] : []))
  return {
    faults: brokenRules(spec, board, answerOfNumbers(board, marks)),
    done: open.filter((cell) => marks.entry[cell] !== 0).length,
    total: open.length,
  }
}
