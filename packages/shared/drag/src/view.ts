import type { SvgNode } from '@kazu/svg'
import type { Vector } from './vector.js'

/** One thing of a view. */
export interface Item {
  /** What the eye follows from one state to the next: the item with the same key. Each key stands once in a view. */
  readonly key: string
  /** Where it is. */
  readonly at: Vector
  /** What it looks like, drawn round (0, 0). The same object means that nothing about it changed. */
  readonly look: SvgNode
  /** How far it reaches, as a box about `at`: what a pointer must be over for `dropTarget`. */
  readonly reach?: { readonly width: number; readonly height: number } | undefined
  /** What a screen reader says. An item without one is passed over by the keyboard. */
  readonly label?: string | undefined
}

/** A view: a pure function from a state to what is seen, in the order in which it is painted. */
export type View<State> = (state: State) => readonly Item[]

/** What is dragged with: a view, and if wanted a quicker way to say where one item is. */
export interface Stage<State> {
  readonly view: View<State>
  /**
   * Where an item is in a state, or null where it is not there: what the view says, without drawing the rest. It is asked
   * once for each state that a drag may reach. The view itself is asked where this is left out.
   */
  readonly place?: ((state: State, key: string) => Vector | null) | undefined
}

/** Where an item would be in a state: the state is drawn, but not painted. Null where it is not there. */
export function locate<State>(stage: Stage<State>, state: State, key: string): Vector | null {
  if (stage.place !== undefined) return stage.place(state, key)
  return stage.view(state).find((item) => item.key === key)?.at ?? null
}
