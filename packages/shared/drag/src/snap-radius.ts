import { changed } from './behaviour.js'
import type { Behaviour, Pick, Start } from './behaviour.js'
import { samePlace } from './vector.js'

/** What happens when something snaps. */
export interface SnapOptions {
  /** Whether the drag goes on from the state it snapped to, as if begun there. False unless said. */
  readonly chain?: boolean | undefined
}

/**
 * The behaviour, but where its gap is at most `radius` what is shown jumps to the state of a drop, and the held item to
 * its place there. Throws a RangeError for a radius that is no distance.
 */
export function snapRadius<State>(
  behaviour: Behaviour<State>,
  radius: number,
  { chain = false }: SnapOptions = {},
): Behaviour<State> {
  if (!(radius >= 0)) throw new RangeError(`${radius} is not a radius: a number from 0.`)
  return (start) => changed(behaviour(start), (pick) => (pick.gap <= radius ? snapped(start, pick, chain) : pick))
}

function snapped<State>(start: Start<State>, pick: Pick<State>, chain: boolean): Pick<State> {
  const shown = [{ state: pick.drop, weight: 1 }]
  const follow = chain && movesOn(start, pick) ? { state: pick.drop, key: start.key } : pick.follow
  return { ...pick, shown, floats: null, follow }
}

/** Whether the held item has moved at all: a drag that goes on from where it is would go on for ever. */
function movesOn<State>(start: Start<State>, { drop, land }: Pick<State>): boolean {
  return drop !== start.state && land !== null && !samePlace(start.from, land)
}
