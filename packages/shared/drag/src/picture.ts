import type { Pick, Share } from './behaviour.js'
import type { Vector } from './vector.js'
import type { Item, Stage } from './view.js'

/** An item as it is drawn while a drag goes on. */
export interface Drawn extends Item {
  /** From 0 to 1: below 1 where only some of the blended states have it. */
  readonly opacity: number
}

/** What is drawn of a state at rest. */
export function pictureOf<State>(stage: Stage<State>, state: State): Drawn[] {
  return stage.view(state).map((item) => ({ ...item, opacity: 1 }))
}

/**
 * What is drawn while an item is held at `held`: the shown states, blended, with the held item where they have it, or
 * under the pointer and above all else where it floats.
 */
export function pictureOfDrag<State>(stage: Stage<State>, pick: Pick<State>, key: string, held: Vector): Drawn[] {
  const items = pick.shown.length === 1 ? pictureOf(stage, (pick.shown[0] as Share<State>).state) : blendOf(stage, pick)
  const own = items.find((item) => item.key === key)
  if (own === undefined) return items
  const rest = items.filter((item) => item !== own)
  return [...rest, pick.floats === null ? own : { ...own, at: held }]
}

interface Sum {
  readonly item: Item
  x: number
  y: number
  weight: number
}

/** Each item in the middle of its places, by the shares of the states that have it; its look is that of the first of them. */
function blendOf<State>(stage: Stage<State>, { shown }: Pick<State>): Drawn[] {
  const sums = new Map<string, Sum>()
  const byShare = [...shown].sort((one, other) => other.weight - one.weight)
  for (const { state, weight } of byShare) {
    for (const item of stage.view(state)) {
      const sum = sums.get(item.key) ?? { item, x: 0, y: 0, weight: 0 }
      sum.x += item.at.x * weight
      sum.y += item.at.y * weight
      sum.weight += weight
      sums.set(item.key, sum)
    }
  }
  return [...sums.values()]
    .filter(({ weight }) => weight > 0)
    .map(({ item, x, y, weight }) => ({ ...item, at: { x: x / weight, y: y / weight }, opacity: Math.min(1, weight) }))
}
