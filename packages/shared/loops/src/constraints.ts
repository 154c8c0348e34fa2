import { cellCount, columnOf, DIRECTIONS, linkCount, linkEnds, linkFrom, rowOf } from '@kazu/grid'
import type { Size } from '@kazu/grid'
import { literalOf, variableOf } from '@kazu/solver'
import type { Literal, LoopGraph, LoopSources, Model, RuleInstance } from '@kazu/solver'
import type { NodeRule } from './faults.js'

/** Says which rule instance holds at a node of the lattice. */
export type NodeSource<Rule extends string> = (rule: NodeRule, node: number) => RuleInstance<Rule>

/** The literals that the links round a node are taken, in the order up, down, left, right. Variable i is link i. */
export function literalsAround(lattice: Size, node: number): Literal[] {
  return DIRECTIONS.flatMap((direction) => {
    const link = linkFrom(lattice, node, direction)
    return link === -1 ? [] : [literalOf(link)]
  })
}

/** States that no node has one line, or three or four. Variable i says that link i is taken. */
export function stateDegrees<Rule extends string>(model: Model<Rule>, lattice: Size, source: NodeSource<Rule>): void {
  for (let node = 0; node < cellCount(lattice); node++) {
    const around = literalsAround(lattice, node)
    const end = source('no-end', node)
    const branch = source('no-branch', node)
    for (const literal of around) model.clause(end, literal ^ 1, ...around.filter((other) => other !== literal))
    for (const trio of triosOf(around)) model.clause(branch, ...trio.map((literal) => literal ^ 1))
  }
}

/** Every choice of three out of three or four literals; none of fewer. */
export function triosOf(literals: readonly Literal[]): Literal[][] {
  if (literals.length === 3) return [[...literals]]
  return literals.length < 3 ? [] : literals.map((left) => literals.filter((literal) => literal !== left))
}

/**
 * States that the taken links are one single loop. `required` tells for each node whether the loop must pass it: always,
 * never said, or when a literal holds.
 */
export function stateOneLoop<Rule extends string>(
  model: Model<Rule>,
  lattice: Size,
  sources: LoopSources<Rule>,
  required: LoopGraph['required'],
): void {
  const links = Array.from({ length: linkCount(lattice) }, (_, link) => link)
  model.loop(sources, {
    nodes: cellCount(lattice),
    faces: (lattice.width - 1) * (lattice.height - 1) + 1,
    literals: links.map((link) => literalOf(link)),
    ends: links.map((link) => linkEnds(lattice, link)),
    sides: links.map((link) => facesOf(lattice, link)),
    required,
  })
}

/** The faces at the two sides of a link: the squares between four nodes, and the outside, which is number 0. */
function facesOf(lattice: Size, link: number): [number, number] {
  const [first, second] = linkEnds(lattice, link)
  const horizontal = second === first + 1
  const row = rowOf(lattice, first)
  const column = columnOf(lattice, first)
  const face = (r: number, c: number): number =>
    r < 0 || c < 0 || r >= lattice.height - 1 || c >= lattice.width - 1 ? 0 : 1 + r * (lattice.width - 1) + c
  return horizontal ? [face(row - 1, column), face(row, column)] : [face(row, column - 1), face(row, column)]
}

/** The links that literals speak of, each once, ascending; variables that are no links are left out. */
export function linksOfLiterals(lattice: Size, literals: readonly Literal[]): number[] {
  const links = linkCount(lattice)
  return [...new Set(literals.map(variableOf))].filter((link) => link < links).sort((a, b) => a - b)
}
