import type { Condition, Layout } from './layout.js'

/** A condition at work in a search: it is asked again only where something was ruled out of its cells. */
export interface Pruner {
  readonly condition: Condition
  /** What is left in its cells, as it is handed over. */
  readonly left: Int32Array
  /** What was left when it last had nothing to take; its first mask is 0 when there is no such thing. */
  readonly quiet: Int32Array
  /** Whether it is passed over, as if there were no such condition. */
  asleep: boolean
}

/** The conditions of a layout, ready to work in one search. */
export function prunersOf({ conditions }: Layout): Pruner[] {
  return conditions.map((condition) => ({
    condition,
    left: new Int32Array(condition.cells.length),
    quiet: new Int32Array(condition.cells.length),
    asleep: false,
  }))
}
