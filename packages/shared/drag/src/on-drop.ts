import { changed } from './behaviour.js'
import type { Behaviour } from './behaviour.js'
import { locate } from './view.js'

/** The behaviour, but a drop leads to another state than the one that was shown: to `drop` of it. */
export function onDrop<State>(behaviour: Behaviour<State>, drop: (state: State) => State): Behaviour<State> {
  return (start) => {
    const known = new Map<State, State>()
    // Asked once for each state, so that the landings and the picks name the same states.
    const dropped = (state: State): State => {
      if (!known.has(state)) known.set(state, drop(state))
      return known.get(state) as State
    }
    const picker = behaviour(start)
    const landings = picker.landings.map(({ state, at }) => ({ state: dropped(state), at }))
    return changed({ ...picker, landings }, (pick) => {
      const state = dropped(pick.drop)
      return { ...pick, drop: state, land: locate(start.stage, state, start.key) }
    })
  }
}
