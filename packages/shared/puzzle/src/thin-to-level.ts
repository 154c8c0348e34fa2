import { literalOf } from '@kazu/solver'
import type { Kernel, Literal, Reasoner } from '@kazu/solver'
import { CHAIN_LIMITS } from './ladder.js'
import type { LevelLimit } from './ladder.js'
import { thinClues } from './thin.js'

/** A board whose clues can be switched on and off, and the one answer that all of them leave. */
export interface Thinned<Rule extends string> {
  /** Reasons about the board; nobody else uses it meanwhile. */
  readonly reasoner: Reasoner<Rule>
  /** The literals that switch a clue on. */
  readonly switches: (clue: number) => readonly Literal[]
  /** Whether some clues allow another answer, as {@link otherAnswers} tells it. */
  readonly hasOther: (printed: readonly number[]) => boolean
}

/** The share of a report that is told while rules alone are asked. */
const RULES_SHARE = 0.2

/** Budget of work for each search of another answer. */
const SEARCH_BUDGET = 20_000_000

/**
 * Takes clues away, in the order given, first while single rules reach the end, then while the chains of a level do.
 * Gives the clues that stay.
 */
export function thinToLevel<Rule extends string>(
  board: Thinned<Rule>,
  order: readonly number[],
  limit: LevelLimit,
  report?: (done: number) => void,
): readonly number[] {
  if (limit.longest <= CHAIN_LIMITS.easy.longest) return thinned(board, order, byRules(board), report)
  // Rules alone are asked much sooner, and what they can do without, chains can.
  const ruled = thinned(board, order, byRules(board), (done) => report?.(done * RULES_SHARE))
  const rest = (done: number): void => report?.(RULES_SHARE + done * (1 - RULES_SHARE))
  return thinned(board, ruled, byChains(board, limit), rest)
}

/** Whether the clues that are switched on in the reasoner are enough, so many others missing. */
type IsEnough = (printed: readonly number[], missing: number) => boolean

function thinned<Rule extends string>(
  { reasoner, switches }: Thinned<Rule>,
  order: readonly number[],
  isEnough: IsEnough,
  report?: (done: number) => void,
): number[] {
  const printed: (readonly number[])[] = []
  reasoner.begin([])
  const thinning = {
    print: (places: readonly number[]) => {
      const clues = places.map((place) => order[place] as number)
      printed.push(clues)
      reasoner.push(clues.flatMap(switches))
    },
    unprint: () => {
      printed.pop()
      reasoner.pop()
    },
    isEnough: (missing: number) => isEnough(printed.flat(), missing),
  }
  return thinClues(order.length, thinning, report).map((place) => order[place] as number)
}

function byRules<Rule extends string>({ reasoner }: Thinned<Rule>): IsEnough {
  return () => reasoner.finished
}

/**
 * Chains reach the end only where there is no other answer, and one is found much sooner than the chains would give up.
 * Where several clues are missing, only what was refuted with nearly the same clues is tried.
 */
function byChains<Rule extends string>({ reasoner, hasOther }: Thinned<Rule>, { longest }: LevelLimit): IsEnough {
  const refutedBefore = new Set<Literal>()
  return (printed, missing) => {
    if (reasoner.finished) return true
    if (missing === 1 && hasOther(printed)) return false
    const { refuted } = reasoner.sweep({ longest, rounds: missing === 1 ? Infinity : 0 }, [...refutedBefore])
    for (const suppose of refuted) refutedBefore.add(suppose)
    return reasoner.finished
  }
}

/** A kernel in which another answer is searched for, and what its answers say of the clues. */
export interface OtherAnswers {
  /** A kernel of its own, in which the known answer is ruled out. */
  readonly kernel: Kernel
  /** The variables of an answer. */
  readonly subjects: readonly number[]
  readonly switches: (clue: number) => readonly Literal[]
  /** The clues that an answer, given as the subjects that hold, does not agree with; clues too many do no harm. */
  readonly missed: (answer: readonly number[]) => ReadonlySet<number>
}

/**
 * Tells whether some clues allow another answer than the known one. Answers that were found are kept and looked at
 * first. A search that stops at its budget counts as having found one.
 */
export function otherAnswers({ kernel, subjects, switches, missed }: OtherAnswers): Thinned<string>['hasOther'] {
  const others: ReadonlySet<number>[] = []
  return (printed) => {
    if (others.some((clues) => !printed.some((clue) => clues.has(clue)))) return true
    const found = kernel.search(printed.flatMap(switches), kernel.work + SEARCH_BUDGET)
    if (found === 'found') others.push(missed(subjects.filter((subject) => kernel.values[literalOf(subject)] === 1)))
    return found !== 'none'
  }
}
