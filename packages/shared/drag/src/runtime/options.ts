import type { SvgNode } from '@kazu/svg'
import type { Scene } from '../drag.js'
import type { DragNews } from './news.js'

/** What a stage is mounted with. */
export interface DragOptions<State> {
  readonly scene: Scene<State>
  readonly state: State
  /** The part of the plane that is shown, in the drawing's units. */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  /** What a screen reader calls the whole. */
  readonly label?: string | undefined
  /** What is painted under the items, and what above them: nodes of the tag `g`. The state is the one that is shown. */
  readonly under?: ((state: State) => SvgNode) | undefined
  readonly over?: ((state: State) => SvgNode) | undefined
  /** A drop led to another state. */
  readonly onChange?: ((state: State, before: State) => void) | undefined
  /** An item was tapped, or Enter was pressed on one that cannot be dragged. Without it a tap does nothing. */
  readonly onTap?: ((key: string) => void) | undefined
  readonly onNews?: ((news: DragNews<State>) => void) | undefined
  /** What is announced of what keys do; nothing unless given. An empty text is not said. */
  readonly words?: ((news: DragNews<State>) => string) | undefined
  /** How long a press waits before it takes the item itself, where it matters, in ms. 320 unless said; Infinity never. */
  readonly holdFor?: number | undefined
  /** How far a press may wander before it is a drag, in px. 6 unless said. */
  readonly wander?: number | undefined
  /** Whether items glide; true unless said. Never where the reader of the page wants less motion. */
  readonly motion?: boolean | undefined
  /** Whether every place where the held item may land is drawn. False unless said. */
  readonly machinery?: boolean | undefined
}

/** A mounted stage. */
export interface DragHandle<State> {
  readonly svg: SVGSVGElement
  /** The state at rest: the last one that was dropped or set. */
  state(): State
  /** Whether something is held. */
  isDragging(): boolean
  /** Shows another state. What is held goes back first. */
  set(state: State): void
  /** Draws again, after something outside the state has changed; other options from now on. What is held stays held. */
  update(options?: Partial<Omit<DragOptions<State>, 'state'>>): void
  /** What is held goes back. Gives whether something was held. */
  cancel(): boolean
  /** Puts the keyboard on an item, if it is there. */
  focus(key: string): void
  /** Takes it out of the page. Asking twice does no harm. */
  destroy(): void
}
