import { changed, nothing } from './behaviour.js'
import type { Behaviour } from './behaviour.js'

/**
 * The behaviour where its gap is at most `radius`; farther off, everything stays as it was and the gap is Infinity. Throws
 * a RangeError for a radius that is no distance.
 */
export function within<State>(behaviour: Behaviour<State>, radius: number): Behaviour<State> {
  if (!(radius >= 0)) throw new RangeError(`${radius} is not a radius: a number from 0.`)
  return (start) => changed(behaviour(start), (pick) => (pick.gap <= radius ? pick : nothing(start, pick.next)))
}
