import { mountSvg } from '@kazu/svg/patch'
import type { Mounted } from '@kazu/svg/patch'
import type { SvgNode } from '@kazu/svg'
import { beginDrag, cancelDrag, dropDrag, heldAt, moveDrag } from '../drag.js'
import type { Drag, Taking } from '../drag.js'
import { pictureOf, pictureOfDrag } from '../picture.js'
import type { Drawn } from '../picture.js'
import type { Vector } from '../vector.js'
import { locate } from '../view.js'
import type { Item } from '../view.js'
import { carryDrag, presentLanding } from '../ways.js'
import type { Way } from '../ways.js'
import { drawAids } from './aids-view.js'
import { dressFrame } from './frame.js'
import type { StageFrame } from './frame.js'
import { itemsView } from './items-view.js'
import type { DragNews } from './news.js'
import type { DragOptions } from './options.js'

/** The one thing in a mounted stage that changes: what stands, what is held, and what is drawn of it. */
export class Stage<State> {
  options: DragOptions<State>
  state: State
  drag: Drag<State> | null = null
  /** Whether a key carries what is held. */
  carried = false
  /** The item that the tab key leads to. */
  stop: string | null = null
  readonly frame: StageFrame
  readonly #items: ReturnType<typeof itemsView>
  readonly #layers = new Map<SVGGElement, Mounted<Element>>()
  readonly #grabs = new Map<string, boolean>()
  /** What a reader heard of the held item when it was taken. */
  #heldLabel: string | undefined

  constructor(frame: StageFrame, options: DragOptions<State>) {
    this.frame = frame
    this.options = options
    this.state = options.state
    this.#items = itemsView(frame.items)
    this.rest()
  }

  /** What stands is another state, or looks otherwise: nothing is known of it any more. */
  rest(): void {
    this.#grabs.clear()
    this.draw()
  }

  /** Whether an item may be dragged from the state at rest. */
  grabs(key: string): boolean {
    const known = this.#grabs.get(key)
    if (known !== undefined) return known
    const may = (how: Taking): boolean => {
      const lifted = this.lifted(key, how)
      return lifted !== null && this.options.scene.behaviour(this.state, lifted) !== null
    }
    const grabs = may('moved') || may('held')
    this.#grabs.set(key, grabs)
    return grabs
  }

  /** The item that comes along when one is taken from the state at rest. */
  lifted(key: string, how: Taking): string | null {
    const { lifts } = this.options.scene
    return lifts === undefined ? key : lifts(this.state, key, how)
  }

  /** The items that the keyboard reaches. */
  heard(): readonly Item[] {
    return this.options.scene.view(this.state).filter(({ label }) => label !== undefined)
  }

  take(key: string, pointer: Vector | null, how: Taking): boolean {
    const from = pointer ?? locate(this.options.scene, this.state, key)
    this.drag = from === null ? null : beginDrag(this.options.scene, this.state, key, from, how)
    if (this.drag === null) return false
    this.carried = pointer === null
    this.#heldLabel = this.heard().find((item) => item.key === this.drag?.key)?.label
    this.draw()
    this.tell('lifted')
    return true
  }

  move(pointer: Vector): void {
    if (this.drag !== null) this.#moved(moveDrag(this.drag, pointer))
  }

  carry(way: Way): void {
    if (this.drag === null) return
    const next = carryDrag(this.drag, way)
    if (next === this.drag) this.tell('blocked')
    else this.#moved(next)
  }

  drop(): void {
    if (this.drag !== null) this.#end('dropped', dropDrag(this.drag))
  }

  cancel(): boolean {
    if (this.drag === null) return false
    this.#end('cancelled', cancelDrag(this.drag))
    return true
  }

  focus(key: string): void {
    this.stop = key
    this.draw()
    this.#items.element(key)?.focus()
  }

  draw(): void {
    const { frame, drag, options } = this
    const { scene } = options
    const shown = drag === null ? this.state : drag.pick.drop
    const items = drag === null ? pictureOf(scene, shown) : this.#dragged(drag)
    if (!items.some(({ key, label }) => key === this.stop && label !== undefined)) {
      this.stop = items.find(({ label }) => label !== undefined)?.key ?? null
    }
    dressFrame(frame, options)
    frame.svg.classList.toggle('kd-dragging', drag !== null && !this.carried)
    this.#layer(frame.under, options.under?.(shown))
    this.#items.draw(items, {
      lifted: drag?.key ?? null,
      carried: this.carried,
      grabs: (key) => this.grabs(key),
      stop: this.stop,
    })
    this.#layer(frame.over, options.over?.(shown))
    drawAids(frame.aids, drag, options.machinery === true)
  }

  /** The items of a drag. The held one keeps its name where it would have none, and with it the focus. */
  #dragged(drag: Drag<State>): readonly Drawn[] {
    const items = pictureOfDrag(this.options.scene, drag.pick, drag.key, this.#heldAt(drag))
    const label = this.#heldLabel
    return items.map((item) =>
      item.key === drag.key && item.label === undefined && label !== undefined ? { ...item, label } : item,
    )
  }

  /** Under the pointer, or where it lands when a key carries it. */
  #heldAt(drag: Drag<State>): Vector {
    return this.carried ? (drag.pick.land ?? heldAt(drag)) : heldAt(drag)
  }

  #moved(next: Drag<State>): void {
    const before = this.drag
    this.drag = next
    this.draw()
    if (before?.pick.drop !== next.pick.drop || before.key !== next.key) this.tell('over')
  }

  #end(type: 'dropped' | 'cancelled', state: State): void {
    const drag = this.drag as Drag<State>
    const [before, touched] = [this.state, drag.touched]
    const news = this.#news(type, drag, state)
    const melts = touched !== drag.key && state === before
    this.drag = null
    this.state = state
    // A copy that goes nowhere is the touched one again: it does not glide.
    if (melts) this.frame.svg.classList.add('kd-still')
    this.rest()
    if (melts) this.frame.svg.getBoundingClientRect()
    dressFrame(this.frame, this.options)
    this.carried = false
    this.#say(news)
    if (state !== before) this.options.onChange?.(state, before)
  }

  tell(type: DragNews<State>['type']): void {
    if (this.drag !== null) this.#say(this.#news(type, this.drag, this.drag.pick.drop))
  }

  #news(type: DragNews<State>['type'], drag: Drag<State>, state: State): DragNews<State> {
    return {
      type,
      by: this.carried ? 'keys' : 'pointer',
      key: drag.key,
      how: drag.how,
      state,
      before: drag.origin,
      landing: presentLanding(drag),
      landings: drag.landings.length,
    }
  }

  #say(news: DragNews<State>): void {
    this.options.onNews?.(news)
    if (news.by !== 'keys' || this.options.words === undefined) return
    const text = this.options.words(news)
    if (text !== '') this.frame.live.textContent = text
  }

  #layer(layer: SVGGElement, node: SvgNode | undefined): void {
    const known = this.#layers.get(layer)
    if (node === undefined) {
      layer.replaceChildren()
      this.#layers.delete(layer)
    } else if (known !== undefined) known.update(node)
    else {
      const mounted = mountSvg<Element>(layer.ownerDocument, node)
      this.#layers.set(layer, mounted)
      layer.replaceChildren(mounted.element)
    }
  }
}
