import { cellCount, linkCount } from '@kazu/grid'
import type { Size } from '@kazu/grid'
import { exits } from './pieces.js'

/** The rules that hold at every node of a single loop. */
export type NodeRule = 'no-end' | 'no-branch' | 'no-cross'

/** A node at which taken links break a rule of a loop. */
export interface NodeFault {
  readonly rule: NodeRule
  readonly node: number
}

const RULES: readonly (NodeRule | null)[] = [null, 'no-end', null, 'no-branch', 'no-cross']

/** The nodes at which a line ends, branches or crosses itself, in order. */
export function nodeFaults(lattice: Size, taken: ReadonlySet<number>): NodeFault[] {
  return Array.from({ length: cellCount(lattice) }, (_, node) => node).flatMap((node) => {
    const rule = RULES[exits(lattice, taken, node).length] ?? null
    return rule === null ? [] : [{ rule, node }]
  })
}

/** Whether an answer is a list of links of a lattice. Takes any value. */
export function isLinkList(lattice: Size, answer: unknown): answer is readonly number[] {
  const links = linkCount(lattice)
  const isLink = (link: unknown): boolean => Number.isInteger(link) && (link as number) >= 0 && (link as number) < links
  return Array.isArray(answer) && answer.every(isLink)
}
