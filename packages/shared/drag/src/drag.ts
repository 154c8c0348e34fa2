import type { Behaviour, Landing, Pick } from './behaviour.js'
import { minus } from './vector.js'
import type { Vector } from './vector.js'
import { locate } from './view.js'
import type { Stage } from './view.js'

/** How an item was taken: the pointer moved on at once, or it stayed for a while first (or a key took it). */
export type Taking = 'moved' | 'held'

/** All that is dragged with: what is seen, and what each item may do. Pure. */
export interface Scene<State> extends Stage<State> {
  /** How an item may be dragged in a state; null where it may not. */
  readonly behaviour: (state: State, key: string) => Behaviour<State> | null
  /**
   * Which item comes along when one is taken: another one may, from the place of the one that was touched (a copy out of a
   * pile). Null where nothing does. The item itself unless said.
   */
  readonly lifts?: ((state: State, key: string, how: Taking) => string | null) | undefined
}

/** A drag that goes on. It is plain data: what is asked of it changes nothing. */
export interface Drag<State> {
  readonly scene: Scene<State>
  /** The state before it all: what breaking off leads back to. */
  readonly origin: State
  /** The item that was touched. */
  readonly touched: string
  /** How it was taken. */
  readonly how: Taking
  /** The item that is held now. */
  readonly key: string
  /** From the held item to the pointer. */
  readonly grip: Vector
  readonly pointer: Vector
  readonly landings: readonly Landing<State>[]
  readonly pick: Pick<State>
}

/** Begins a drag of an item at a pointer's place; null where the item may not be dragged or is not there. */
export function beginDrag<State>(
  scene: Scene<State>,
  state: State,
  touched: string,
  pointer: Vector,
  how: Taking = 'held',
): Drag<State> | null {
  const key = liftedBy(scene, state, touched, how)
  const from = locate(scene, state, touched)
  if (key === null || from === null) return null
  return begun({ scene, origin: state, touched, how, grip: minus(pointer, from), pointer }, state, key, undefined)
}

/** The item that would come along, or null. */
export function liftedBy<State>(scene: Scene<State>, state: State, touched: string, how: Taking): string | null {
  return scene.lifts === undefined ? touched : scene.lifts(state, touched, how)
}

type Kept<State> = Omit<Drag<State>, 'key' | 'landings' | 'pick'>

function begun<State>(
  kept: Kept<State>,
  state: State,
  key: string,
  given: Behaviour<State> | undefined,
): Drag<State> | null {
  const behaviour = given ?? kept.scene.behaviour(state, key)
  const from = locate(kept.scene, state, key)
  if (behaviour === null || from === null) return null
  const picker = behaviour({ stage: kept.scene, state, key, from })
  const { pointer, grip } = kept
  return { ...kept, key, landings: picker.landings, pick: picker.at({ pointer, held: minus(pointer, grip) }) }
}

/** Where the held item is, if it follows the pointer. */
export function heldAt<State>({ pointer, grip }: Drag<State>): Vector {
  return minus(pointer, grip)
}

/** How often a drag may go over to another item in one move of the pointer. */
const LONGEST_CHAIN = 16

/** The drag with the pointer in another place. */
export function moveDrag<State>(drag: Drag<State>, pointer: Vector): Drag<State> {
  let now: Drag<State> = { ...drag, pointer, pick: drag.pick.next.at({ pointer, held: minus(pointer, drag.grip) }) }
  for (let links = 0; links < LONGEST_CHAIN && now.pick.follow !== null; links++) {
    const { state, key, behaviour } = now.pick.follow
    const next = begun(now, state, key, behaviour)
    if (next === null) break
    now = next
  }
  return now
}

/** The state after the drop. */
export function dropDrag<State>(drag: Drag<State>): State {
  return drag.pick.drop
}

/** The state after breaking off: the one before the drag, and not a copy of it. */
export function cancelDrag<State>(drag: Drag<State>): State {
  return drag.origin
}
