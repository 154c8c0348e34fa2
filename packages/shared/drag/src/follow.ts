import type { Behaviour } from './behaviour.js'
import { changed } from './behaviour.js'
import { closest } from './closest.js'
import { fixed } from './fixed.js'
import { locate } from './view.js'

/**
 * When this is chosen, the drag goes over to `state` at once and holds the item `key` of it from then on: a chain that pulls
 * one thing after the other. Its gap is how far the held item is from where `key` is in `state`. `behaviour` says how
 * that item is dragged then; what the scene says unless given. Breaking off still leads back to before the whole drag.
 */
export function follow<State>(state: State, key: string, behaviour?: Behaviour<State>): Behaviour<State> {
  return (start) => {
    const from = locate(start.stage, state, key)
    // Where there is no such item, nothing is gone over to.
    if (from === null) return closest<State>([])(start)
    const picker = fixed(state)({ ...start, key, from })
    return changed(picker, (pick) => ({ ...pick, follow: { state, key, behaviour } }))
  }
}
