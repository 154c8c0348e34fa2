import { Candidates, nextPlacement, solvesByGuessing, type Candidate, type PlacementReason } from '@kazu/groups'
import type { Grade } from '@kazu/puzzle'
import { numberPlaceLayout, type NumberPlaceBoard } from './board.js'
import { NUMBER_PLACE_LEVELS, type NumberPlaceLevel } from './kind.js'
import { fillerOf, oneAnswer, solveForHints } from './solve.js'

/**
 * How hard a board is: the level is that of the original Kazu, by guess depth (easy: singles alone, medium: one guess,
 * hard: more); the steps, the highest rung and the longest chain are those of the ladder of hints from start to end.
 * The level is null, with no steps, for a board without a single answer. Throws a RangeError for what is no board.
 */
export function gradeNumberPlace(board: NumberPlaceBoard): Grade<NumberPlaceLevel> {
  const answer = oneAnswer(solveForHints(board))
  if (answer === null) return { level: null, steps: 0, hardest: { rung: 5, length: 0 } }
  const level = levelOf(board)
  return { level, ...climb(board, answer) }
}

function levelOf({ size, givens }: NumberPlaceBoard): NumberPlaceLevel {
  const filler = fillerOf(size)
  return NUMBER_PLACE_LEVELS.slice(0, 2).find((_level, guesses) => solvesByGuessing(filler, givens, guesses)) ?? 'hard'
}

type Hardest = Grade['hardest']

function climb(board: NumberPlaceBoard, answer: readonly number[]): { steps: number; hardest: Hardest } {
  const candidates = new Candidates(numberPlaceLayout(board.size), board.givens)
  let steps = 0
  let hardest: Hardest = { rung: 2, length: 0 }
  while (candidates.values.includes(0)) {
    const { reason } = nextPlacement(candidates, answer)
    const { cell, value } = reason === null ? shown(candidates, answer) : (reason.single.places as Candidate)
    hardest = harder(hardest, hardness(reason))
    candidates.place(cell, value)
    steps++
  }
  return { steps, hardest }
}

function hardness(reason: PlacementReason | null): Hardest {
  if (reason === null) return { rung: 5, length: 0 }
  const chains = reason.before.flatMap(({ chain }) => (chain === null ? [] : [chain.steps.length + 1]))
  return chains.length === 0 ? { rung: 2, length: 0 } : { rung: 4, length: Math.max(...chains) }
}

function harder(first: Hardest, second: Hardest): Hardest {
  const rank = ({ rung, length }: Hardest): number => rung * 10_000 + length
  return rank(second) > rank(first) ? second : first
}

/** The first open cell and its number in the answer, where no reason is found. */
function shown(candidates: Candidates, answer: readonly number[]): Candidate {
  const cell = candidates.values.indexOf(0)
  return { cell, value: answer[cell] as number }
}
