import { reaching } from './behaviour.js'
import type { Behaviour, Picker } from './behaviour.js'
import { locate } from './view.js'
import type { Vector } from './vector.js'

/** Any place: the state is what `stateAt` says of where the held item is. The gap is always 0. */
export function free<State>(stateAt: (held: Vector) => State): Behaviour<State> {
  return (start) => {
    const picker: Picker<State> = {
      landings: [],
      at: ({ held }) => {
        const state = stateAt(held)
        const land = locate(start.stage, state, start.key)
        return reaching({ state, land, gap: 0 }, picker)
      },
    }
    return picker
  }
}
