import type { Vector } from '../outline.js'

/*
 * What pointers on the table mean. It is pure: events in, acts out. A finger on a piece drags it, on the table it pans; a
 * mouse draws a band there instead. Two fingers zoom and never move a piece: what the first one held goes back.
 */

/** What happened to a pointer; places are in px of the table's element. */
export type HandEvent =
  | {
      readonly type: 'down'
      readonly id: number
      readonly at: Vector
      readonly pointer: 'mouse' | 'touch' | 'pen'
      /** 0 the main button, 1 the middle one, 2 the second. */
      readonly button: number
      /** The group that lies there. */
      readonly group: number | null
    }
  | { readonly type: 'move'; readonly id: number; readonly at: Vector }
  | { readonly type: 'up'; readonly id: number }
  | { readonly type: 'lost'; readonly id: number }
  | { readonly type: 'escape' }

/** What is to be done. */
export type HandAct =
  | { readonly act: 'lift'; readonly group: number }
  | { readonly act: 'carry'; readonly by: Vector }
  | { readonly act: 'drop'; readonly by: Vector }
  | { readonly act: 'put-back' }
  | { readonly act: 'tap'; readonly group: number | null; readonly at: Vector }
  | { readonly act: 'turn'; readonly group: number | null }
  | { readonly act: 'band'; readonly from: Vector; readonly to: Vector }
  | { readonly act: 'band-end'; readonly from: Vector; readonly to: Vector }
  | { readonly act: 'band-gone' }
  | { readonly act: 'pan'; readonly by: Vector }
  | { readonly act: 'zoom'; readonly factor: number; readonly about: Vector; readonly by: Vector }

/** What the pointers are doing. */
export type Hand =
  | { readonly type: 'idle' }
  | {
      readonly type: 'press'
      readonly id: number
      readonly from: Vector
      readonly group: number | null
      readonly band: boolean
    }
  | { readonly type: 'drag'; readonly id: number; readonly from: Vector; readonly at: Vector }
  | { readonly type: 'band'; readonly id: number; readonly from: Vector; readonly at: Vector }
  | { readonly type: 'pan'; readonly id: number; readonly at: Vector }
  | { readonly type: 'pinch'; readonly spots: ReadonlyMap<number, Vector> }
  /** Fingers that are still down after a pinch, and mean nothing more. */
  | { readonly type: 'spent'; readonly ids: readonly number[] }

/** No pointer is down. */
export const NO_HAND: Hand = { type: 'idle' }

/** How far a press may wander before it is a drag, in px. */
const WANDER = 5

type Step = { readonly next: Hand; readonly acts: readonly HandAct[] }

/** What the pointers mean after one event more, and what is to be done now. */
export function handle(now: Hand, event: HandEvent): Step {
  if (event.type === 'down') return down(now, event)
  if (event.type === 'move') return moved(now, event)
  if (event.type === 'escape') return { next: 'id' in now ? { type: 'spent', ids: [now.id] } : now, acts: putBack(now) }
  return lifted(now, event.id, event.type === 'up')
}

function only(next: Hand, ...acts: readonly HandAct[]): Step {
  return { next, acts }
}

function minus(one: Vector, other: Vector): Vector {
  return { x: one.x - other.x, y: one.y - other.y }
}

/** What leaves everything as it was before a stroke. */
function putBack(now: Hand): readonly HandAct[] {
  if (now.type === 'drag') return [{ act: 'put-back' }]
  return now.type === 'band' ? [{ act: 'band-gone' }] : []
}

function down(now: Hand, { id, at, pointer, button, group }: Extract<HandEvent, { type: 'down' }>): Step {
  if (now.type === 'idle') {
    if (button === 2) return only(now, { act: 'turn', group })
    if (button === 1) return only({ type: 'pan', id, at })
    return only({ type: 'press', id, from: at, group, band: pointer === 'mouse' })
  }
  if (now.type === 'spent') return only({ type: 'spent', ids: [...now.ids, id] })
  if (now.type === 'pinch') return only({ type: 'spent', ids: [...now.spots.keys(), id] })
  const first = 'at' in now ? now.at : now.from
  const spots = new Map([
    [now.id, first],
    [id, at],
  ])
  return { next: { type: 'pinch', spots }, acts: putBack(now) }
}

function moved(now: Hand, { id, at }: Extract<HandEvent, { type: 'move' }>): Step {
  if (now.type === 'pinch') return now.spots.has(id) ? pinched(now.spots, id, at) : only(now)
  if (!('id' in now) || now.id !== id) return only(now)
  if (now.type === 'press') return begun(now, at)
  if (now.type === 'pan') return only({ ...now, at }, { act: 'pan', by: minus(at, now.at) })
  if (now.type === 'band') return only({ ...now, at }, { act: 'band', from: now.from, to: at })
  return only({ ...now, at }, { act: 'carry', by: minus(at, now.from) })
}

/** A press that has wandered is a drag of what lies there, a band, or a pan. */
function begun(now: Extract<Hand, { type: 'press' }>, at: Vector): Step {
  const { id, from, group, band } = now
  const by = minus(at, from)
  if (Math.hypot(by.x, by.y) <= WANDER) return only(now)
  if (group !== null) return only({ type: 'drag', id, from, at }, { act: 'lift', group }, { act: 'carry', by })
  if (band) return only({ type: 'band', id, from, at }, { act: 'band', from, to: at })
  return only({ type: 'pan', id, at }, { act: 'pan', by })
}

function pinched(spots: ReadonlyMap<number, Vector>, id: number, at: Vector): Step {
  const next = new Map(spots).set(id, at)
  const [before, after] = [span(spots), span(next)]
  const factor = before.length > 0 ? after.length / before.length : 1
  return only(
    { type: 'pinch', spots: next },
    { act: 'zoom', factor, about: after.middle, by: minus(after.middle, before.middle) },
  )
}

function span(spots: ReadonlyMap<number, Vector>): { length: number; middle: Vector } {
  const [one, other] = [...spots.values()] as [Vector, Vector]
  return {
    length: Math.hypot(one.x - other.x, one.y - other.y),
    middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
  }
}

function lifted(now: Hand, id: number, whole: boolean): Step {
  if (now.type === 'pinch') {
    return now.spots.has(id)
      ? only({ type: 'spent', ids: [...now.spots.keys()].filter((one) => one !== id) })
      : only(now)
  }
  if (now.type === 'spent') {
    const ids = now.ids.filter((one) => one !== id)
    return only(ids.length === 0 ? NO_HAND : { type: 'spent', ids })
  }
  if (now.type === 'idle' || now.id !== id) return only(now)
  if (!whole) return { next: NO_HAND, acts: putBack(now) }
  if (now.type === 'press') return only(NO_HAND, { act: 'tap', group: now.group, at: now.from })
  if (now.type === 'drag') return only(NO_HAND, { act: 'drop', by: minus(now.at, now.from) })
  return now.type === 'band' ? only(NO_HAND, { act: 'band-end', from: now.from, to: now.at }) : only(NO_HAND)
}
