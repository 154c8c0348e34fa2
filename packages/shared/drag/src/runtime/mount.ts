import type { Taking } from '../drag.js'
import { placeIn, stageFrame } from './frame.js'
import { pressKey } from './keys.js'
import type { DragHandle, DragOptions } from './options.js'
import { listenToPointers } from './pointers.js'
import type { PointerActs } from './pointers.js'
import { Stage } from './stage.js'

/**
 * Puts a stage into an element of a page: its items can be dragged by mouse, touch, pen and keyboard. One node a key, which
 * glides to its new place (at once where less motion is wanted). A second finger, Escape, a lost pointer or another
 * state from outside breaks a drag off and leaves everything as it was; scrolling and zooming do not.
 */
export function mountDrag<State>(host: Element, options: DragOptions<State>): DragHandle<State> {
  const frame = stageFrame(host)
  const stage = new Stage(frame, options)
  const { svg } = frame
  const stopPointers = listenToPointers(svg, pointerActs(stage), () => {
    const { holdFor = 320, wander = 6 } = stage.options
    return { holdFor, wander }
  })
  const onKey = (event: KeyboardEvent): void => {
    if (pressKey(stage, event)) event.preventDefault()
  }
  const onFocus = ({ target }: Event): void => {
    const key = !svg.contains(target as Node)
      ? undefined
      : (target as Element).closest<SVGElement>('[data-key]')?.dataset['key']
    if (key !== undefined && key !== stage.stop && stage.drag === null) {
      stage.stop = key
      stage.draw()
    }
  }
  // Escape reaches a drag wherever the focus is.
  const onEscape = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && stage.cancel()) event.preventDefault()
  }
  svg.addEventListener('keydown', onKey)
  // A drawing that listens for the focus itself becomes a stop of the tab key in Chromium.
  host.addEventListener('focusin', onFocus)
  svg.ownerDocument.addEventListener('keydown', onEscape, true)
  return handleOf(stage, () => {
    stopPointers()
    host.removeEventListener('focusin', onFocus)
    svg.ownerDocument.removeEventListener('keydown', onEscape, true)
    svg.remove()
    frame.live.remove()
  })
}

function pointerActs<State>(stage: Stage<State>): PointerActs {
  const { svg } = stage.frame
  return {
    asks: (key) => {
      if (!stage.grabs(key)) return stage.options.onTap === undefined ? 'no' : 'waits'
      const ways: readonly Taking[] = ['moved', 'held']
      const [moved, held] = ways.map((how) => stage.lifted(key, how))
      return moved === held ? 'at-once' : 'waits'
    },
    take: (key, place, how) => stage.take(key, placeIn(svg, place), how),
    move: (place) => {
      stage.move(placeIn(svg, place))
    },
    drop: () => {
      stage.drop()
    },
    cancel: () => void stage.cancel(),
    tap: (key) => {
      stage.options.onTap?.(key)
    },
  }
}

function handleOf<State>(stage: Stage<State>, destroy: () => void): DragHandle<State> {
  return {
    svg: stage.frame.svg,
    state: () => stage.state,
    isDragging: () => stage.drag !== null,
    set: (state) => {
      stage.cancel()
      stage.state = state
      stage.rest()
    },
    update: (options = {}) => {
      stage.options = { ...stage.options, ...options }
      stage.rest()
    },
    cancel: () => stage.cancel(),
    focus: (key) => {
      stage.focus(key)
    },
    destroy,
  }
}
