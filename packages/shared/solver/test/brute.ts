import { seededRandom } from '@kazu/random'
import type { Random } from '@kazu/random'
import { isPositive, Model, variableOf } from '../src/index.js'
import type { Literal, LoopGraph } from '../src/index.js'

/** Every assignment of a model's variables that all its statements accept, as bit sets. Tries them all. */
export function acceptedAssignments(model: Model): number[] {
  const count = model.kernel.variables
  const found: number[] = []
  for (let set = 0; set < 2 ** count; set++) {
    if (model.statements.every(({ accepts }) => accepts((literal) => holdsIn(set, literal)))) found.push(set)
  }
  return found
}

/** Whether a literal holds in an assignment. */
export function holdsIn(set: number, literal: Literal): boolean {
  return ((set >> variableOf(literal)) & 1) === (isPositive(literal) ? 1 : 0)
}

/** A random number from 0 to `most`. */
export function upTo(most: number, random: Random): number {
  return Math.floor(random() * (most + 1))
}

/** Random literals over different variables. */
export function randomLiterals(variables: number, length: number, random: Random): Literal[] {
  const found = new Map<number, Literal>()
  while (found.size < length) {
    const variable = upTo(variables - 1, random)
    found.set(variable, variable * 2 + upTo(1, random))
  }
  return [...found.values()]
}

/** A random source for the n-th case of a test. */
export function caseRandom(index: number): Random {
  return seededRandom(1000 + index * 7919)
}

const RULE = { rule: 'rule', cells: [] } as const

/** A model of random clauses. */
export function randomClauses(variables: number, clauses: number, random: Random): Model {
  const model = new Model()
  model.newVariables(variables)
  for (let at = 0; at < clauses; at++) model.clause(RULE, ...randomLiterals(variables, 2 + upTo(1, random), random))
  return model
}

/** Adds random sums with weights of 1 to 3. */
export function addSums(model: Model, sums: number, random: Random): void {
  for (let at = 0; at < sums; at++) {
    const literals = randomLiterals(model.kernel.variables, 2 + upTo(3, random), random)
    const weights = literals.map(() => 1 + upTo(2, random))
    const all = weights.reduce((sum, weight) => sum + weight, 0)
    const least = upTo(all >> 1, random)
    model.sum(RULE, literals, weights, least, least + 1 + upTo(all - least - 1, random))
  }
}

/** The cells beside each cell of a rectangle. */
export function besideOf(width: number, height: number): number[][] {
  return Array.from({ length: width * height }, (_, cell) =>
    Array.from({ length: width * height }, (__, other) => other).filter((other) => {
      const across = Math.abs((cell % width) - (other % width))
      const down = Math.abs(Math.floor(cell / width) - Math.floor(other / width))
      return across + down === 1
    }),
  )
}

/** The graph of cell centres of a rectangle: an edge a pair of neighbours, faces between four cells and outside. */
export function gridGraph(width: number, height: number, required: LoopGraph['required']): LoopGraph {
  const ends: [number, number][] = []
  const sides: [number, number][] = []
  const face = (row: number, column: number): number =>
    row < 0 || column < 0 || row >= height - 1 || column >= width - 1 ? 0 : 1 + row * (width - 1) + column
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const cell = row * width + column
      if (column + 1 < width) {
        ends.push([cell, cell + 1])
        sides.push([face(row - 1, column), face(row, column)])
      }
      if (row + 1 < height) {
        ends.push([cell, cell + width])
        sides.push([face(row, column - 1), face(row, column)])
      }
    }
  }
  return {
    nodes: width * height,
    faces: (width - 1) * (height - 1) + 1,
    literals: ends.map((_, edge) => edge * 2),
    ends,
    sides,
    required,
  }
}

/** A model of one single loop on a graph, with its nodes' clauses. */
export function loopModel(graph: LoopGraph): Model {
  const model = new Model()
  const literals = graph.literals.map((_, edge) => edge)
  const extra = graph.required.filter((each) => typeof each === 'number').length
  model.newVariables(literals.length + extra)
  for (let node = 0; node < graph.nodes; node++) {
    const at = graph.literals.filter((_, edge) => (graph.ends[edge] as readonly number[]).includes(node))
    for (const one of at) model.clause(RULE, one ^ 1, ...at.filter((other) => other !== one))
    for (const [a, b, c] of triples(at)) model.clause(RULE, a ^ 1, b ^ 1, c ^ 1)
    const required = graph.required[node]
    if (required === true) model.clause(RULE, ...at)
    if (typeof required === 'number') model.clause(RULE, required ^ 1, ...at)
  }
  const part = (form: string) => ({ rule: 'rule', cells: [], details: { form } })
  model.loop({ closes: part('closes'), crosses: part('crosses'), cutOff: part('cut-off') }, graph)
  return model
}

function triples(literals: readonly Literal[]): [Literal, Literal, Literal][] {
  return literals.flatMap((a, i) =>
    literals
      .slice(i + 1)
      .flatMap((b, j) => literals.slice(i + j + 2).map((c): [Literal, Literal, Literal] => [a, b, c])),
  )
}
