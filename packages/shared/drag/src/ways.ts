import { heldAt, moveDrag } from './drag.js'
import type { Drag } from './drag.js'
import { distance, plus } from './vector.js'
import type { Vector } from './vector.js'

/** A way to go by key. */
export type Way = 'up' | 'down' | 'left' | 'right' | 'next' | 'previous' | 'first' | 'last'

const AHEAD: Readonly<Record<string, Vector>> = {
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
}

/**
 * The number of the place to which a way leads from a place. Up, down, left and right lead to the nearest one ahead, where
 * what is off to the side counts twice; next and previous go round through all in their order, from the number
 * `present`. Null where it leads nowhere.
 */
export function placeThatWay(places: readonly Vector[], from: Vector, way: Way, present: number | null): number | null {
  const count = places.length
  if (count === 0) return null
  if (way === 'first') return 0
  if (way === 'last') return count - 1
  if (way === 'next') return present === null ? 0 : (present + 1) % count
  if (way === 'previous') return present === null ? count - 1 : (present + count - 1) % count
  return nearestAhead(places, from, AHEAD[way] as Vector)
}

function nearestAhead(places: readonly Vector[], from: Vector, ahead: Vector): number | null {
  let best: number | null = null
  let least = Infinity
  places.forEach(({ x, y }, at) => {
    const forward = (x - from.x) * ahead.x + (y - from.y) * ahead.y
    const aside = Math.abs((x - from.x) * ahead.y) + Math.abs((y - from.y) * ahead.x)
    if (forward <= 0.5 || forward + 2 * aside >= least) return
    best = at
    least = forward + 2 * aside
  })
  return best
}

/**
 * The landing at which a drag is now: the number of the one that a drop now leads to, or else of the nearest one; null where
 * there is none.
 */
export function presentLanding<State>(drag: Drag<State>): number | null {
  const { landings, pick } = drag
  const at = landings.findIndex(({ state }) => state === pick.drop)
  if (at >= 0) return at
  const held = heldAt(drag)
  const gaps = landings.map((landing) => distance(landing.at, held))
  return gaps.length === 0 ? null : gaps.indexOf(gaps.reduce((one, other) => Math.min(one, other)))
}

/** The drag with the held item carried to the next landing that way. The same drag where there is none. */
export function carryDrag<State>(drag: Drag<State>, way: Way): Drag<State> {
  const places = drag.landings.map(({ at }) => at)
  const to = placeThatWay(places, heldAt(drag), way, presentLanding(drag))
  return to === null ? drag : moveDrag(drag, plus(places[to] as Vector, drag.grip))
}
