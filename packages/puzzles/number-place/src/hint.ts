import {
  Candidates,
  keyOf,
  nextPlacement,
  type Candidate,
  type Deduction,
  type Ground,
  type PlacementReason,
} from '@kazu/groups'
import { distinctInstances } from '@kazu/puzzle'
import type { Fact, Instance, ReasonStep, TechniqueStep } from '@kazu/puzzle'
import { numberPlaceLayout, type NumberPlaceAnswer, type NumberPlaceBoard } from './board.js'
import { answerOfNumberPlace, type NumberPlaceMarks } from './game.js'
import type { NumberPlaceHint, NumberPlaceTechnique } from './kind.js'
import type { NumberPlaceRule } from './rules.js'
import { oneAnswer, solveForHints } from './solve.js'

type Step = TechniqueStep<NumberPlaceRule, NumberPlaceTechnique>
type Because = Instance<NumberPlaceRule>

/**
 * The next step of a game and why it is right, by the ladder of hints: wrong entries first; then the first number that
 * the easiest techniques place; only then, said plainly, a number of the proved answer. null when the board is full and
 * right, or has no single answer.
 */
export function hintNumberPlaceMarks(board: NumberPlaceBoard, marks: NumberPlaceMarks): NumberPlaceHint | null {
  const solved = solveForHints(board)
  const answer = oneAnswer(solved)
  if (answer === null) return null
  const values = answerOfNumberPlace(board, marks)
  const wrong = [...values.keys()].filter((cell) => values[cell] !== 0 && values[cell] !== answer[cell])
  if (wrong.length > 0) return { ...mistake(values, wrong), work: solved.work }
  if (!values.includes(0)) return null
  const candidates = new Candidates(numberPlaceLayout(board.size), values)
  const { reason, work } = nextPlacement(candidates, answer)
  const hint = reason === null ? revealed(board, values, answer) : reasoned(candidates, reason)
  return { ...hint, work: solved.work + work }
}

/** That a cell holds a number, or does not. */
function factOf({ cell, value }: Candidate, holds: boolean): Fact {
  return { layer: 'entry', place: cell, value, holds }
}

function mistake(values: NumberPlaceAnswer, wrong: readonly number[]): NumberPlaceHint {
  const facts = wrong.map((cell) => factOf({ cell, value: values[cell] as number }, true))
  const move = wrong.map((place) => ({ layer: 'entry', place, value: 0 }) as const)
  return { rung: 1, moves: [move], target: wrong, because: [], reason: { type: 'mistake', facts } }
}

/** The answer where no reason is found: at the open cell whose row, column and box are the fullest. */
function revealed(board: NumberPlaceBoard, values: NumberPlaceAnswer, answer: NumberPlaceAnswer): NumberPlaceHint {
  const { peers } = numberPlaceLayout(board.size)
  const filled = (cell: number): number => peers[cell]?.filter((peer) => values[peer] !== 0).length ?? 0
  const open = [...values.keys()].filter((cell) => values[cell] === 0)
  const cell = open.reduce((best, next) => (filled(next) > filled(best) ? next : best))
  const placed = { cell, value: answer[cell] as number }
  return placing(5, placed, { type: 'answer', facts: [factOf(placed, true)] }, [])
}

function placing(
  rung: NumberPlaceHint['rung'],
  { cell, value }: Candidate,
  reason: NumberPlaceHint['reason'],
  because: readonly Because[],
): NumberPlaceHint {
  const moves = [[{ layer: 'entry', place: cell, value } as const]]
  return { rung, moves, target: [cell], because: distinctInstances(because), reason }
}

function reasoned(board: Candidates, reason: PlacementReason): NumberPlaceHint {
  const placed = reason.single.places as Candidate
  const last = lastChain(reason)
  const before = reason.before.filter((step) => step !== last).map((step) => stepOf(board, step))
  const said = before.length === 0 ? {} : { before }
  const causes = before.flatMap((step) => step.because)
  if (last !== null) {
    const whatIf = whatIfOf(board, reason.single, last)
    return placing(4, placed, { ...whatIf, ...said }, [
      ...causes,
      ...whatIf.steps.map((step) => step.because),
      whatIf.broken,
    ])
  }
  const step = stepOf(board, reason.single)
  const rung = reason.before.some(({ chain }) => chain !== null) ? 4 : 2
  return placing(rung, placed, { type: 'technique', ...step, ...said }, [...causes, ...step.because])
}

/**
 * The chain on which the single rests at once, if there is one. Without what it rules out the single's cell had two
 * numbers left, or its number two places, so that it makes one chain with the single: see {@link whatIfOf}.
 */
function lastChain({ single, before }: PlacementReason): Deduction | null {
  const direct = new Set(single.rests)
  const chains = before.filter(
    ({ chain, removes }) => chain !== null && removes.some(({ cell, value }) => direct.has(keyOf(cell, value))),
  )
  return chains[chains.length - 1] ?? null
}

/** Supposes that the single is not so: then the number that its chain supposes follows, and the chain from there. */
function whatIfOf(
  board: Candidates,
  single: Deduction,
  chained: Deduction,
): Extract<NumberPlaceHint['reason'], { type: 'what-if' }> {
  const { suppose, steps, broken } = chained.chain as NonNullable<Deduction['chain']>
  const placed = single.places as Candidate
  const group = single.technique === 'only-place' ? (single.grounds[0] as Ground).group : null
  const first: Ground =
    group === null
      ? { group, says: 'one-number', cells: [suppose.cell], numbers: [suppose.value] }
      : { group, says: 'one-place', cells: board.layout.groups[group]?.cells ?? [], numbers: [suppose.value] }
  return {
    type: 'what-if',
    suppose: factOf(placed, false),
    steps: [{ ...suppose, ground: first }, ...steps].map((step) => chainStepOf(board, step, step.ground)),
    broken: instanceOf(board, broken),
    facts: [factOf(placed, true)],
  }
}

function chainStepOf(board: Candidates, step: Candidate, ground: Ground): ReasonStep<NumberPlaceRule> {
  return { fact: factOf(step, true), because: instanceOf(board, ground) }
}

function stepOf(board: Candidates, deduction: Deduction): Step {
  const { technique, places, removes, grounds, chain } = deduction
  const facts = places === null ? removes.map((out) => factOf(out, false)) : [factOf(places, true)]
  const because = grounds.map((ground) => instanceOf(board, ground))
  if (chain === null) return { technique, facts, because }
  const path = [chain.suppose, ...chain.steps].map(({ cell, value }) => `${cell}=${value}`)
  return { technique, facts, because, details: { path: path.join(' ') } }
}

/** A ground as a rule instance: its saying, its numbers and the number of its group, from 1, stand in the details. */
function instanceOf(board: Candidates, { group, says, cells, numbers }: Ground): Because {
  const details = { says, numbers: numbers.join(' ') }
  if (group === null) return { rule: 'cell', cells, details }
  const { type, index } = board.layout.groups[group] as { type: 'row' | 'column' | 'box'; index: number }
  return { rule: type, cells, details: { ...details, group: index + 1 } }
}
