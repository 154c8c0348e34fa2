import {
  Candidates,
  guessDepth,
  nextPlacement,
  solvesByGuessing,
  type Candidate,
  type Elimination,
  type Filler,
  type Layout,
  type PlacementReason,
} from '@kazu/groups'
import type { Grade } from '@kazu/puzzle'
import { requireBoard, type NumbersBoard } from './board.js'
import { NUMBERS_LEVELS, type NumbersLevel } from './kind.js'
import { fillerOf, oneAnswer, solveForHints, type SolveSpec } from './solve.js'

/** What a kind says of how its boards are reasoned about. */
export interface ReasonSpec<Board extends NumbersBoard> extends SolveSpec<Board> {
  /** Its own ways to rule numbers out, the easiest first; none for a kind of groups alone. */
  readonly own?: readonly Elimination[] | undefined
  /** The layout by which guesses are counted, where the conditions of its levels are weaker than those of its rules. */
  readonly guessLayout?: ((board: Board) => Layout) | undefined
  /** The level of a board with one answer, where that is not by how deep guesses go. */
  readonly levelOf?: ((board: Board) => NumbersLevel) | undefined
}

/**
 * How hard a board is: the level is that of the original Kazu, by guess depth (easy: singles alone, medium: one guess,
 * hard: more); the steps, the highest rung and the longest chain are those of the ladder of hints from start to end.
 * The level is null, with no steps, for a board without a single answer. Throws a RangeError for what is no board.
 */
export function gradeNumbers<Board extends NumbersBoard>(spec: ReasonSpec<Board>, board: Board): Grade<NumbersLevel> {
  const answer = oneAnswer(solveForHints(spec, board))
  if (answer === null) return { level: null, steps: 0, hardest: { rung: 5, length: 0 } }
  return { level: spec.levelOf?.(board) ?? levelByGuessing(spec, board), ...climb(spec, board, answer) }
}

/**
 * How many guesses, one inside the other, a board takes at the least beside singles: 0 where these alone reach an answer;
 * Infinity where there is none. Throws a RangeError for what is no board.
 */
export function guessDepthOfNumbers<Board extends NumbersBoard>(spec: ReasonSpec<Board>, board: Board): number {
  requireBoard(spec, board)
  return guessDepth(guessFiller(spec, board), board.givens)
}

function guessFiller<Board extends NumbersBoard>(spec: ReasonSpec<Board>, board: Board): Filler {
  return fillerOf((spec.guessLayout ?? spec.layout)(board))
}

function levelByGuessing<Board extends NumbersBoard>(spec: ReasonSpec<Board>, board: Board): NumbersLevel {
  const filler = guessFiller(spec, board)
  const enough = (_level: NumbersLevel, guesses: number): boolean => solvesByGuessing(filler, board.givens, guesses)
  return NUMBERS_LEVELS.slice(0, 2).find(enough) ?? 'hard'
}

/** How far up the ladder something is: its rung, and the length of the longest chain. */
export type Hardest = Grade['hardest']

function climb<Board extends NumbersBoard>(
  spec: ReasonSpec<Board>,
  board: Board,
  answer: readonly number[],
): { steps: number; hardest: Hardest } {
  const candidates = new Candidates(spec.layout(board), board.givens)
  let steps = 0
  let hardest: Hardest = { rung: 2, length: 0 }
  while (candidates.values.includes(0)) {
    const { reason } = nextPlacement(candidates, answer, { own: spec.own })
    const { cell, value } = reason === null ? shown(candidates, answer) : (reason.single.places as Candidate)
    hardest = harder(hardest, hardness(reason))
    candidates.place(cell, value)
    steps++
  }
  return { steps, hardest }
}

/** How hard the reason for a number is; null stands for the answer itself. */
export function hardness(reason: PlacementReason | null): Hardest {
  if (reason === null) return { rung: 5, length: 0 }
  const chains = reason.before.flatMap(({ chain }) => (chain === null ? [] : [chain.steps.length + 1]))
  return chains.length === 0 ? { rung: 2, length: 0 } : { rung: 4, length: Math.max(...chains) }
}

/** The harder of two. */
export function harder(first: Hardest, second: Hardest): Hardest {
  const rank = ({ rung, length }: Hardest): number => rung * 10_000 + length
  return rank(second) > rank(first) ? second : first
}

/** The first open cell and its number in the answer, where no reason is found. */
function shown(candidates: Candidates, answer: readonly number[]): Candidate {
  const cell = candidates.values.indexOf(0)
  return { cell, value: answer[cell] as number }
}
