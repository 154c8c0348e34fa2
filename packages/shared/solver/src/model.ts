import { AllDifferent } from './all-different.js'
import { Connected } from './connected.js'
import { DistinctSum } from './distinct-sum.js'
import { Kernel } from './kernel.js'
import { variableOf } from './literal.js'
import type { Literal } from './literal.js'
import { LoopBlocks } from './loop-blocks.js'
import type { LoopGraph } from './loop-graph.js'
import { LoopParity } from './loop-parity.js'
import { LoopPaths } from './loop-paths.js'
import { Region } from './region.js'
import type { RegionPlaces } from './region.js'
import { Separate } from './separate.js'
import { Sums } from './sums.js'

/** A rule at a place: what a constraint states. */
export interface RuleInstance<Rule extends string = string> {
  readonly rule: Rule
  /** Cells of the board, in reading order. */
  readonly cells: readonly number[]
  readonly details?: Readonly<Record<string, string | number>>
}

/**
 * The rule instance that a constraint states. A global constraint gives a function: the literals that one of its
 * reasons rests on, and what they force, tell which cells it speaks of.
 */
export type Source<Rule extends string = string> =
  RuleInstance<Rule> | ((literals: readonly Literal[]) => RuleInstance<Rule>)

/** One constraint as it was stated, for a check that no constraint says more than its rule. */
export interface Statement<Rule extends string = string> {
  readonly source: Source<Rule>
  /** Whether values of all variables fit the constraint. */
  readonly accepts: (holds: (literal: Literal) => boolean) => boolean
}

/** A clause as it was stated: most statements are some, so that they are kept small. */
class ClauseStatement<Rule extends string> implements Statement<Rule> {
  constructor(
    readonly source: Source<Rule>,
    private readonly literals: readonly Literal[],
  ) {}

  get accepts(): Statement<Rule>['accepts'] {
    return (holds) => this.literals.some(holds)
  }
}

/** The three views of a single loop, each with the rule instance that its reasons state. */
export interface LoopSources<Rule extends string = string> {
  /** Two ends may not meet yet, or the loop is closed. */
  readonly closes: Source<Rule>
  /** A closed line crosses the loop an even number of times. */
  readonly crosses: Source<Rule>
  /** A part that the loop could not come back from. */
  readonly cutOff: Source<Rule>
}

/** The rules of a puzzle as constraints over variables, each with the rule instance that it states. */
export class Model<Rule extends string = string> {
  readonly kernel: Kernel = new Kernel()
  readonly statements: Statement<Rule>[] = []
  private readonly sources: Source<Rule>[] = []
  private readonly numbers = new Map<Source<Rule>, number>()
  private readonly sums = new Sums(this.kernel)
  private lastNumber = -1

  /** A new variable. `phase` is the value that a search tries first. */
  variable(phase = false): number {
    return this.kernel.newVariable(phase)
  }

  /** Several new variables. */
  newVariables(count: number, phase = false): number[] {
    return Array.from({ length: count }, () => this.variable(phase))
  }

  /** The rule instance of a constraint by its number, for the literals that a reason rests on. */
  instance(origin: number, literals: readonly Literal[]): RuleInstance<Rule> | null {
    const source = this.sources[origin]
    if (source === undefined) return null
    return typeof source === 'function' ? source(literals) : source
  }

  /** Whether a constraint always states the same rule instance. */
  isFixed(origin: number): boolean {
    return typeof this.sources[origin] === 'object'
  }

  private number(source: Source<Rule>): number {
    // Constraints of one rule instance are stated one after the other.
    if (this.lastNumber >= 0 && this.sources[this.lastNumber] === source) return this.lastNumber
    const known = this.numbers.get(source)
    const number = known ?? this.sources.push(source) - 1
    if (known === undefined) this.numbers.set(source, number)
    this.lastNumber = number
    return number
  }

  private state(source: Source<Rule>, accepts: Statement<Rule>['accepts']): number {
    this.statements.push({ source, accepts })
    return this.number(source)
  }

  /** At least one of the literals holds. */
  clause(source: Source<Rule>, ...literals: readonly Literal[]): void {
    this.statements.push(new ClauseStatement(source, literals))
    this.kernel.addClause(literals, this.number(source))
  }

  /** The weights of the literals that hold add up to a number within bounds. Weights are positive whole numbers. */
  sum(
    source: Source<Rule>,
    literals: readonly Literal[],
    weights: readonly number[],
    least: number,
    most: number,
  ): void {
    const all = weights.reduce((sum, weight) => sum + weight, 0)
    const origin = this.state(source, (holds) => {
      const sum = literals.reduce((held, literal, at) => held + (holds(literal) ? (weights[at] as number) : 0), 0)
      return sum >= least && sum <= most
    })
    if (most < all) this.sums.atMost(literals, weights, most, origin)
    const others = literals.map((literal) => literal ^ 1)
    if (least > 0) this.sums.atMost(others, weights, all - least, origin)
  }

  /** At least `least` and at most `most` of the literals hold. */
  count(source: Source<Rule>, literals: readonly Literal[], least: number, most: number): void {
    this.sum(source, literals, new Array<number>(literals.length).fill(1), least, most)
  }

  /** Exactly so many of the literals hold. */
  exactly(source: Source<Rule>, literals: readonly Literal[], number: number): void {
    this.count(source, literals, number, number)
  }

  /**
   * Every place holds one value, no value twice: one literal a place and value, -1 where the place cannot hold it.
   * With `everyValue` each value stands somewhere, too.
   */
  allDifferent(source: Source<Rule>, literals: readonly (readonly Literal[])[], everyValue = false): void {
    const values = Math.max(0, ...literals.map((row) => row.length))
    const present = (list: readonly Literal[]): Literal[] => list.filter((literal) => literal !== -1)
    for (const row of literals) this.exactly(source, present(row), 1)
    for (let value = 0; value < values; value++) {
      const column = present(literals.map((row) => row[value] ?? -1))
      this.count(source, column, everyValue ? 1 : 0, 1)
    }
    new AllDifferent(this.kernel, { literals, origin: this.number(source) })
  }

  /**
   * Every cell holds a digit from 1 to 9, no digit twice, and they add up to a sum; 0 for any sum. One literal a cell and
   * digit, -1 where the cell cannot hold it. That a cell holds one digit and no more is stated apart.
   */
  distinctSum(source: Source<Rule>, literals: readonly (readonly Literal[])[], sum: number): void {
    const origin = this.state(source, (holds) => {
      const digits = literals.flatMap((row) => row.flatMap((one, at) => (one !== -1 && holds(one) ? [at + 1] : [])))
      const total = digits.reduce((all, digit) => all + digit, 0)
      const each = literals.every((row) => row.filter((one) => one !== -1 && holds(one)).length === 1)
      return each && new Set(digits).size === digits.length && (sum === 0 || total === sum)
    })
    new DistinctSum(this.kernel, { literals, sum, origin })
  }

  /** The places whose literals hold are in one piece; none at all is one piece. */
  connected(source: Source<Rule>, literals: readonly Literal[], beside: readonly (readonly number[])[]): void {
    const origin = this.state(source, (holds) => isOnePiece(literals.map(holds), beside))
    new Connected(this.kernel, { literals, beside, origin })
  }

  /** The places whose literals hold are one piece of a stated size, to which the root belongs. */
  region(source: Source<Rule>, places: Omit<RegionPlaces, 'origin'>): void {
    const { root, size, literals, beside } = places
    const origin = this.state(source, (holds) => {
      const inside = literals.map(holds)
      return inside[root] === true && inside.filter(Boolean).length === size && isOnePiece(inside, beside)
    })
    new Region(this.kernel, { ...places, origin })
  }

  /** No two of the roots are joined through places whose literals hold. */
  separate(
    source: Source<Rule>,
    roots: readonly number[],
    literals: readonly Literal[],
    beside: readonly (readonly number[])[],
  ): void {
    const origin = this.state(source, (holds) => areSeparate(roots, literals.map(holds), beside))
    new Separate(this.kernel, { roots, literals, beside, origin })
  }

  /** The edges that hold are one single loop. Each node's having none or two of them is stated apart, by clauses. */
  loop(sources: LoopSources<Rule>, graph: LoopGraph): void {
    const accepts: Statement<Rule>['accepts'] = (holds) => isOneLoop(graph, graph.literals.map(holds))
    new LoopPaths(this.kernel, graph, this.state(sources.closes, accepts))
    new LoopParity(this.kernel, graph, this.state(sources.crosses, accepts))
    new LoopBlocks(this.kernel, graph, this.state(sources.cutOff, accepts))
  }

  /** Call it once, after the last constraint. false when the constraints contradict each other at once. */
  ready(): boolean {
    return this.sums.start() && !this.kernel.broken
  }
}

function isOnePiece(inside: readonly boolean[], beside: readonly (readonly number[])[]): boolean {
  const first = inside.indexOf(true)
  if (first === -1) return true
  const reached = pieceOf(first, inside, beside)
  return inside.every((is, place) => !is || reached.has(place))
}

function pieceOf(start: number, inside: readonly boolean[], beside: readonly (readonly number[])[]): Set<number> {
  const reached = new Set([start])
  for (const place of reached) {
    for (const other of beside[place] as readonly number[]) if (inside[other] === true) reached.add(other)
  }
  return reached
}

function areSeparate(
  roots: readonly number[],
  inside: readonly boolean[],
  beside: readonly (readonly number[])[],
): boolean {
  return roots.every((root) => {
    if (inside[root] !== true) return true
    const piece = pieceOf(root, inside, beside)
    return roots.every((other) => other === root || !piece.has(other))
  })
}

/** Whether edges with no or two at every node are at most one loop; edges that are not so are left to the other rules. */
function isOneLoop(graph: LoopGraph, taken: readonly boolean[]): boolean {
  const at = Array.from({ length: graph.nodes }, (): number[] => [])
  taken.forEach((is, edge) => {
    if (is) for (const node of graph.ends[edge] as readonly [number, number]) (at[node] as number[]).push(edge)
  })
  if (at.some((edges) => edges.length !== 0 && edges.length !== 2)) return true
  const edges = taken.flatMap((is, edge) => (is ? [edge] : []))
  const reached = new Set(edges.slice(0, 1))
  for (const edge of reached) {
    for (const node of graph.ends[edge] as readonly [number, number])
      for (const next of at[node] as number[]) reached.add(next)
  }
  return reached.size === edges.length
}

/** The variables that some literals speak of, each once, in ascending order. */
export function variablesOf(literals: readonly Literal[]): number[] {
  return [...new Set(literals.map(variableOf))].sort((a, b) => a - b)
}
