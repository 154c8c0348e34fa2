import { Candidates, nextPlacement, type Ground, type Group } from '@kazu/groups'
import { harder, hardness, hintNumbers, type Hardest, type NumbersAnswer, type NumbersMarks } from '@kazu/numbers'
import { throwFault } from '@kazu/puzzle'
import type { Grade, Instance } from '@kazu/puzzle'
import { parlokuFault, type ParlokuBoard } from './board.js'
import { valuesOf } from './game.js'
import { gridOf, parlokuGrids, UNITS, type GridWord, type ParlokuGrid } from './grid.js'
import type { ParlokuHint, ParlokuLevel } from './kind.js'
import { pathStep, type PathStep, type Ruled } from './path.js'
import type { ParlokuRule } from './rules.js'
import { answerOfBoard } from './solve.js'

type Because = Instance<ParlokuRule>

/** The longest supposition of a board of the level medium, in steps. */
const MEDIUM_MOST = 4

/**
 * The next step of a game and why it is right: wrong letters first; then the logical path of words and singles; then what
 * words and letters rule out, and the shortest supposition that fails; only then, said plainly, a letter of the proved
 * answer. null when the board is full and right, or has no single answer.
 */
export function hintParloku(board: ParlokuBoard, marks: NumbersMarks): ParlokuHint | null {
  const answer = answerOfBoard(board)
  if (answer === null) return null
  const grid = gridOf(board)
  const values = valuesOf(board, marks)
  const isRight = values.every((value, cell) => value === 0 || value === answer[cell])
  const step = isRight ? pathStep(grid, values) : null
  if (step !== null) return hintOf(grid, values, step)
  // What a ladder finds has the names of the kind's rules and techniques alone.
  return hintNumbers(parlokuGrids, grid, marks) as unknown as ParlokuHint | null
}

/** A step of the path as a hint. */
export function hintOf(grid: ParlokuGrid, values: NumbersAnswer, step: PathStep): ParlokuHint {
  const { cell, value } = step
  const because = causesOf(grid, values, step)
  const fact = { layer: 'entry', place: cell, value, holds: true }
  return {
    rung: 2,
    moves: [[{ layer: 'entry', place: cell, value }]],
    target: [cell],
    because,
    reason: { type: 'technique', technique: TECHNIQUES[step.kind], facts: [fact], because },
    work: 1,
  }
}

const TECHNIQUES = { start: 'start', word: 'word', naked: 'only-number', hidden: 'only-place' } as const

function causesOf(grid: ParlokuGrid, values: NumbersAnswer, step: PathStep): Because[] {
  if (step.kind === 'start') return [wordCause(grid, step.word, [step.cell], { says: 'start' })]
  if (step.kind === 'word') return wordCauses(grid, values, step)
  return step.single.grounds.map(groundOf)
}

function groundOf({ group, says, cells, numbers }: Ground): Because {
  const { type, index } = UNITS.groups[group as number] as Group
  return { rule: type as ParlokuRule, cells, details: { says, numbers: numbers.join(' '), group: index + 1 } }
}

function wordCause(
  { words }: ParlokuGrid,
  word: number,
  cells: readonly number[],
  details: Because['details'],
): Because {
  const { word: text, start } = words[word] as GridWord
  return { rule: 'word', cells, details: { ...details, word: text, number: word + 1, start } }
}

/** That the next letter is beside the last one; then, one instance a reason, why it is not in the other cells there. */
function wordCauses(
  grid: ParlokuGrid,
  values: NumbersAnswer,
  step: Extract<PathStep, { readonly kind: 'word' }>,
): Because[] {
  const { path, others, value, word } = step
  const walk = wordCause(grid, word, path.slice(0, -1), { says: 'beside', place: path.length, numbers: String(value) })
  const reasons = new Map<string, Ruled[]>()
  for (const ruled of others) {
    // Dead ends are said one by one, each for its own cell.
    const key = ruled.why === 'unit' ? `unit ${ruled.unit}` : ruled.why === 'taken' ? 'taken' : `dead ${ruled.cell}`
    reasons.set(key, [...(reasons.get(key) ?? []), ruled])
  }
  const said = [...reasons.values()].map((ruled) => ruledCause(grid, values, step, ruled))
  const isDead = ({ rule }: Because): boolean => rule === 'word'
  return [walk, ...said.filter((cause) => !isDead(cause)), ...said.filter(isDead)]
}

function ruledCause(
  grid: ParlokuGrid,
  values: NumbersAnswer,
  { word, path, value }: Extract<PathStep, { readonly kind: 'word' }>,
  ruled: readonly Ruled[],
): Because {
  const cells = ruled.map(({ cell }) => cell)
  const first = ruled[0] as Ruled
  const numbers = String(value)
  if (first.why === 'taken') return { rule: 'cell', cells, details: { says: 'taken', numbers } }
  if (first.why !== 'unit') {
    const next = (grid.words[word] as GridWord).values[path.length] ?? 0
    return wordCause(grid, word, cells, { says: first.why, numbers, next })
  }
  const { type, index, cells: around } = UNITS.groups[first.unit] as Group
  const holder = around.filter((cell) => values[cell] === value)
  return {
    rule: type as ParlokuRule,
    cells: [...cells, ...holder].sort((one, other) => one - other),
    details: { says: 'has', numbers, group: index + 1, blocked: cells.join(' ') },
  }
}

/**
 * How hard a board is: easy when words and singles lead to its end, medium when no supposition of more than four steps
 * is needed, else hard; with the steps and the longest supposition. The level is null for a board without a single answer.
 * Throws a RangeError for what is no board.
 */
export function gradeBoard(board: ParlokuBoard): Grade<ParlokuLevel> {
  throwFault(parlokuFault(board))
  const answer = answerOfBoard(board)
  if (answer === null) return { level: null, steps: 0, hardest: { rung: 5, length: 0 } }
  return gradeGrid(gridOf(board), answer)
}

/** {@link gradeBoard} where the one answer is known. */
export function gradeGrid(grid: ParlokuGrid, answer: NumbersAnswer): Grade<ParlokuLevel> {
  const values = [...grid.givens]
  let steps = 0
  let offPath = false
  let hardest: Hardest = { rung: 2, length: 0 }
  for (; values.includes(0); steps++) {
    const step = pathStep(grid, values)
    if (step !== null) {
      values[step.cell] = step.value
      continue
    }
    offPath = true
    const { reason } = nextPlacement(new Candidates(parlokuGrids.layout(grid), values), answer)
    hardest = harder(hardest, hardness(reason))
    const cell = reason?.single.places?.cell ?? values.indexOf(0)
    values[cell] = answer[cell] as number
  }
  return { level: levelOf(offPath, hardest), steps, hardest }
}

function levelOf(offPath: boolean, { rung, length }: Hardest): ParlokuLevel {
  if (!offPath) return 'easy'
  return rung < 5 && length <= MEDIUM_MOST ? 'medium' : 'hard'
}
