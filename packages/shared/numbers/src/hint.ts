import {
  Candidates,
  keyOf,
  nextPlacement,
  type Candidate,
  type ChainStep,
  type Condition,
  type Deduction,
  type Ground,
  type Group,
  type PlacementReason,
} from '@kazu/groups'
import { distinctInstances } from '@kazu/puzzle'
import type { Fact, Instance, ReasonStep, TechniqueStep } from '@kazu/puzzle'
import type { NumbersAnswer, NumbersBoard, NumbersMarks } from './board.js'
import { answerOfNumbers } from './game.js'
import type { ReasonSpec } from './grade.js'
import type { NumbersHint } from './kind.js'
import { oneAnswer, solveForHints } from './solve.js'

type Step = TechniqueStep
type Because = Instance

/**
 * The next step of a game and why it is right, by the ladder of hints: wrong entries first; then the first number that
 * the easiest techniques place; only then, said plainly, a number of the proved answer. null when the board is full and
 * right, or has no single answer.
 */
export function hintNumbers<Board extends NumbersBoard>(
  spec: ReasonSpec<Board>,
  board: Board,
  marks: NumbersMarks,
): NumbersHint | null {
  const solved = solveForHints(spec, board)
  const answer = oneAnswer(solved)
  if (answer === null) return null
  const values = answerOfNumbers(board, marks)
  const wrong = [...values.keys()].filter((cell) => values[cell] !== 0 && values[cell] !== answer[cell])
  if (wrong.length > 0) return { ...mistake(values, wrong), work: solved.work }
  if (!values.includes(0)) return null
  const candidates = new Candidates(spec.layout(board), values)
  const { reason, work } = nextPlacement(candidates, answer, { own: spec.own })
  const hint = reason === null ? revealed(candidates, answer) : reasoned(candidates, reason)
  return { ...hint, work: solved.work + work }
}

/** That a cell holds a number, or does not. */
function factOf({ cell, value }: Candidate, holds: boolean): Fact {
  return { layer: 'entry', place: cell, value, holds }
}

function mistake(values: NumbersAnswer, wrong: readonly number[]): NumbersHint {
  const facts = wrong.map((cell) => factOf({ cell, value: values[cell] as number }, true))
  const move = wrong.map((place) => ({ layer: 'entry', place, value: 0 }) as const)
  return { rung: 1, moves: [move], target: wrong, because: [], reason: { type: 'mistake', facts } }
}

/** The answer where no reason is found: at the open cell that sees the most filled ones. */
function revealed({ layout, values }: Candidates, answer: NumbersAnswer): NumbersHint {
  const filled = (cell: number): number => layout.peers[cell]?.filter((peer) => values[peer] !== 0).length ?? 0
  const open = [...values.keys()].filter((cell) => values[cell] === 0)
  const cell = open.reduce((best, next) => (filled(next) > filled(best) ? next : best))
  const placed = { cell, value: answer[cell] as number }
  return placing(5, placed, { type: 'answer', facts: [factOf(placed, true)] }, [])
}

function placing(
  rung: NumbersHint['rung'],
  { cell, value }: Candidate,
  reason: NumbersHint['reason'],
  because: readonly Because[],
): NumbersHint {
  const moves = [[{ layer: 'entry', place: cell, value } as const]]
  return { rung, moves, target: [cell], because: distinctInstances(because), reason }
}

function reasoned(board: Candidates, reason: PlacementReason): NumbersHint {
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
): Extract<NumbersHint['reason'], { type: 'what-if' }> {
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
    steps: [{ ...suppose, holds: true, ground: first }, ...steps].map((step) => chainStepOf(board, step)),
    broken: instanceOf(board, broken),
    facts: [factOf(placed, true)],
  }
}

function chainStepOf(board: Candidates, step: ChainStep): ReasonStep {
  return { fact: factOf(step, step.holds), because: instanceOf(board, step.ground) }
}

function stepOf(board: Candidates, deduction: Deduction): Step {
  const { technique, places, removes, grounds, chain } = deduction
  const facts = places === null ? removes.map((out) => factOf(out, false)) : [factOf(places, true)]
  const because = grounds.map((ground) => instanceOf(board, ground))
  if (chain === null) return { technique, facts, because }
  const path = [{ ...chain.suppose, holds: true }, ...chain.steps].map(
    ({ cell, value, holds }) => `${cell}${holds ? '=' : '!'}${value}`,
  )
  return { technique, facts, because, details: { path: path.join(' ') } }
}

/**
 * A ground as a rule instance: its saying, its numbers and the number of its group, from 1, stand in the details, and
 * what a condition says of itself.
 */
function instanceOf({ layout }: Candidates, { group, condition, says, cells, numbers }: Ground): Because {
  const said = numbers.length === 0 && condition !== undefined ? { says } : { says, numbers: numbers.join(' ') }
  if (condition !== undefined) {
    const { type, details = {} } = layout.conditions[condition] as Condition
    return { rule: type, cells, details: { ...details, ...said } }
  }
  if (group === null) return { rule: 'cell', cells, details: said }
  const { type, index } = layout.groups[group] as Group
  return { rule: type, cells, details: { ...said, group: index + 1 } }
}
