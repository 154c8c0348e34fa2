import { nothing, reaching } from './behaviour.js'
import type { Behaviour, Picker } from './behaviour.js'
import type { Vector } from './vector.js'
import type { Item } from './view.js'
import { locate } from './view.js'

/**
 * The state while the pointer is over an item, which says how far it reaches (`Item.reach`): the gap is 0 there, and Infinity
 * everywhere else, or when the start has no such item. The keyboard reaches it as the held item above its middle.
 */
export function dropTarget<State>(key: string, state: State): Behaviour<State> {
  return (start) => {
    const target = start.stage.view(start.state).find((item) => item.key === key)
    const land = locate(start.stage, state, start.key)
    const picker: Picker<State> = {
      landings: target === undefined ? [] : [{ state, at: target.at }],
      at: ({ pointer }) =>
        target !== undefined && isOver(target, pointer)
          ? reaching({ state, land, gap: 0 }, picker)
          : nothing(start, picker),
    }
    return picker
  }
}

function isOver({ at, reach }: Item, pointer: Vector): boolean {
  if (reach === undefined) return false
  return Math.abs(pointer.x - at.x) <= reach.width / 2 && Math.abs(pointer.y - at.y) <= reach.height / 2
}
