import { svg } from '@kazu/svg'
import fc from 'fast-check'
import type { Behaviour, Drag, Item, Scene, Vector } from '../src/index.js'
import { beginDrag, moveDrag } from '../src/index.js'

/** A state of the tests: where each thing is. */
export type Places = Readonly<Record<string, Vector>>

const LOOK = svg('circle', { r: 5 })

/** Every thing is an item, with a box of 20 by 20. */
export function viewOf(state: Places): readonly Item[] {
  return Object.entries(state).map(([key, at]) => ({ key, at, look: LOOK, reach: { width: 20, height: 20 } }))
}

/** A scene in which every item has one behaviour. */
export function sceneOf(
  behaviour: Behaviour<Places> | ((state: Places, key: string) => Behaviour<Places> | null),
): Scene<Places> {
  const ask = behaviour as (state: Places, key: string) => Behaviour<Places> | null
  return { view: viewOf, behaviour: behaviour.length === 1 ? () => behaviour as Behaviour<Places> : ask }
}

/** The state with only the thing `a`. */
export function at(x: number, y: number): Places {
  return { a: { x, y } }
}

/** A drag of `a` from (0, 0), begun without moving. */
export function dragOf(behaviour: Behaviour<Places>, state: Places = at(0, 0)): Drag<Places> {
  const drag = beginDrag(sceneOf(behaviour), state, 'a', state['a'] as Vector)
  if (drag === null) throw new Error('Nothing is held.')
  return drag
}

/** The drag after going over some places. */
export function over(drag: Drag<Places>, ...path: readonly Vector[]): Drag<Places> {
  return path.reduce((now, place) => moveDrag(now, place), drag)
}

export const anyPlace: fc.Arbitrary<Vector> = fc.record({
  x: fc.integer({ min: -100, max: 100 }),
  y: fc.integer({ min: -100, max: 100 }),
})

export const anyPath: fc.Arbitrary<Vector[]> = fc.array(anyPlace, { minLength: 1, maxLength: 8 })

/** Some states of `a`, at different places. */
export const anyStates: fc.Arbitrary<Places[]> = fc
  .uniqueArray(anyPlace, { minLength: 1, maxLength: 12, selector: ({ x, y }) => `${x} ${y}` })
  .map((places) => places.map((a) => ({ a })))

export function gapTo(state: Places, { x, y }: Vector): number {
  const place = state['a'] as Vector
  return Math.hypot(place.x - x, place.y - y)
}
