import { countBits } from '../bits.js'
import type { Candidate, Candidates } from './candidates.js'
import type { Deduction } from './deduction.js'
import { onlyNumber, onlyPlace } from './singles.js'
import { Trace, wrongCandidates, type Refutation } from './trace.js'
import { isFull } from '../layout.js'

/** What a look for chains found, and the steps of work that it took: numbers put into cells. */
export interface FoundChains {
  /** One chain that leaves a single behind it, or all chains of the fewest waves; none when none was found. */
  readonly chains: readonly Deduction[]
  readonly single: Deduction | null
  readonly work: number
}

/**
 * Looks for suppositions that single rules lead to a contradiction. Best is one after which a number is placed at once:
 * of those with the fewest waves the shortest. Without such a one all of the fewest waves are given, and none when no
 * supposition breaks a rule. No more is tried once the budget of steps is spent.
 *
 * The answer only spares suppositions that hold: no reason rests on it.
 */
export function findChains(board: Candidates, answer: readonly number[], budget: number): FoundChains {
  const trace = new Trace(board)
  let open = wrongCandidates(board, answer)
  let first: readonly Deduction[] = []
  for (let waves = 0; open.length > 0; waves++) {
    const refuted: Deduction[] = []
    const later: Candidate[] = []
    for (const suppose of open) {
      if (trace.work > budget) break
      const result = trace.follow(board, suppose, waves)
      if (result === 'open') later.push(suppose)
      else if (result !== 'quiet') refuted.push(deduction(suppose, result))
    }
    refuted.sort((one, other) => lengthOf(one) - lengthOf(other))
    const found = withSingle(board, refuted)
    if (found !== null) return { ...found, work: trace.work }
    if (first.length === 0) first = refuted
    open = trace.work > budget ? [] : later
  }
  return { chains: first, single: null, work: trace.work }
}

function withSingle(board: Candidates, chains: readonly Deduction[]): Omit<FoundChains, 'work'> | null {
  for (const chain of chains) {
    const single = singleAfter(board, chain.removes[0] as Candidate)
    if (single !== null) return { chains: [chain], single }
  }
  return null
}

function lengthOf(deduction: Deduction): number {
  return deduction.chain?.steps.length ?? 0
}

function deduction(suppose: Candidate, { chain, rests }: Refutation): Deduction {
  const grounds = [...chain.steps.map((step) => step.ground), chain.broken]
  return { technique: 'chain', places: null, removes: [suppose], grounds, rests, chain }
}

/** The single that stands once a candidate is ruled out; null when none does. */
function singleAfter(board: Candidates, { cell, value }: Candidate): Deduction | null {
  const left = board.left(cell) & ~(1 << value)
  if (countBits(left) === 1) return onlyNumber(board, cell, 31 - Math.clz32(left))
  for (const index of board.layout.groupsOf[cell] as readonly number[]) {
    const group = board.layout.groups[index]
    if (group === undefined || !isFull(board.layout, group)) continue
    const places = board.places(group, value).filter((other) => other !== cell)
    if (places.length === 1) return onlyPlace(board, index, places[0] as number, value)
  }
  return null
}
