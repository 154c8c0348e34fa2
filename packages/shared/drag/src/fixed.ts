import type { Behaviour, Picker } from './behaviour.js'
import { reaching } from './behaviour.js'
import { distance } from './vector.js'
import { locate } from './view.js'

/**
 * One state. Its gap is how far the held item is from its place in that state; where it has none there, the gap is
 * Infinity, so that only what falls back on it (`orElse`) reaches it.
 */
export function fixed<State>(state: State): Behaviour<State> {
  return (start) => {
    const land = locate(start.stage, state, start.key)
    const landings = land === null ? [] : [{ state, at: land }]
    const picker: Picker<State> = {
      landings,
      at: ({ held }) => reaching({ state, land, gap: land === null ? Infinity : distance(held, land) }, picker),
    }
    return picker
  }
}
