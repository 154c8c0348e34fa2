import type { Fact, Kind, MakeOptions, Puzzle } from '../contract.js'

/** One thing that holds for every kind of puzzle. `run` throws an Error with its evidence where it does not hold. */
export interface Law {
  /** The sentence that it proves. */
  readonly name: string
  readonly run: () => void
}

/** A constraint of a kind as it was stated, on an answer: the rule it states, and whether it accepts the answer. */
export interface StatedConstraint {
  readonly rule: string
  readonly accepts: boolean
}

/** What a kind hands to the laws beside its puzzle. */
export interface LawCase<K extends Kind> {
  readonly puzzle: Puzzle<K>
  /** What the package's entry exports (`import * as entry from '../src/index.js'`): its functions are called with nonsense. */
  readonly entry: Readonly<Record<string, unknown>>
  /** The function of the package's entry `./draw`, which is called with nonsense too. */
  readonly draw: (...handed: never) => string
  /** What is made to try the laws on. Each level should be there, small boards are enough. */
  readonly makes: readonly MakeOptions<K['level']>[]
  /** Boards that were made once, as their codes: the same options give them for ever. */
  readonly golden: readonly { readonly options: MakeOptions<K['level']>; readonly code: string }[]
  /** Options that must be refused. */
  readonly refused: readonly MakeOptions<K['level']>[]
  /** Further boards, which need not have one answer: odd shapes, nothing printed. */
  readonly boards: readonly K['board'][]
  /** Texts that are no board. */
  readonly notBoards: readonly string[]
  /** Tiny boards and every filling of each, right or wrong. */
  readonly tiny: readonly { readonly board: K['board']; readonly fillings: () => Iterable<K['answer']> }[]
  /** The constraints of a board's model, each judged on an answer that need not be right. */
  readonly constraints: (board: K['board'], answer: K['answer']) => readonly StatedConstraint[]
  /**
   * Rules that the constraints of a rule take for granted: on a filling that breaks one of those they may refuse what
   * the rule itself would let pass. A pearl's constraints, say, are about lines that neither end nor branch.
   */
  readonly takesForGranted?: Partial<Readonly<Record<K['rule'], readonly K['rule'][]>>>
  /** Moves that make only helper marks, at the start as well as on the solved board. */
  readonly helperMoves: (board: K['board'], solution: K['answer']) => readonly K['move'][]
  /** Whether a fact holds in an answer. */
  readonly holds: (board: K['board'], answer: K['answer'], fact: Fact) => boolean
  /** A move that contradicts an answer. */
  readonly mistake: (board: K['board'], answer: K['answer']) => K['move']
  /** Moves that fill a board with an answer, one after the other. */
  readonly path: (board: K['board'], answer: K['answer']) => readonly K['move'][]
  /** The rules whose faults have no cells of their own. */
  readonly cellless?: readonly K['rule'][]
  /** Whether a level bounds how hard a made board is, so that it may be easier: as where a recipe keeps a floor of givens. */
  readonly levelsBound?: boolean
  /** The most work that a hint may take, for a kind that counts it. */
  readonly hintBudget?: number
  /** The highest rung that a made board's hints may need. 4 unless said. */
  readonly highestRung?: number
}

/** Throws an Error with its evidence unless something holds. */
export function demand(holds: boolean, evidence: string): asserts holds {
  if (!holds) throw new Error(evidence)
}

/** What a call throws; null when it throws nothing. */
export function refusalOf(call: () => unknown): unknown {
  try {
    call()
    return null
  } catch (error) {
    return error
  }
}

/** Throws an Error unless a call is refused with a RangeError in a plain sentence, which it gives. */
export function demandRefusal(call: () => unknown, what: string): string {
  const thrown = refusalOf(call)
  const told = thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : 'nothing'
  demand(thrown instanceof RangeError, `${what} is not refused with a RangeError, but throws ${told}`)
  demand(/^[A-Z0-9−-].*\.$/s.test(thrown.message), `${what} is refused without a sentence: ${thrown.message}`)
  return thrown.message
}

/** A text of any plain value, for comparisons and evidence. */
export function textOf(value: unknown): string {
  return value === undefined ? 'undefined' : JSON.stringify(value)
}

/** Throws an Error unless two plain values are alike. */
export function demandAlike(first: unknown, second: unknown, what: string): void {
  const [one, other] = [textOf(first), textOf(second)]
  demand(one === other, `${what}: ${shortened(one)} is not ${shortened(other)}`)
}

function shortened(text: string): string {
  return text.length > 300 ? `${text.slice(0, 300)}…` : text
}

/** The value and all within it made unchangeable. */
export function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const part of Object.values(value)) frozen(part)
  }
  return value
}
