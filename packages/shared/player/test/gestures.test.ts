import { describe, expect, test, vi } from 'vitest'
import { afterPress, gesture, IDLE, longPressOf } from '../src/gestures.js'
import type { Gesture, GestureAct, GestureEvent, Spot } from '../src/gestures.js'

function hand() {
  let now: Gesture = IDLE
  const acts: GestureAct[] = []
  const take = (event: GestureEvent): void => {
    const step = gesture(now, event)
    now = step.next
    acts.push(...step.acts)
  }
  const at = (x: number, y: number): Spot => ({ x, y })
  return {
    acts,
    names: () => acts.map(({ act }) => act).join(' '),
    state: () => now,
    down: (id: number, x = 0, y = 0, pointer: 'mouse' | 'touch' | 'pen' = 'touch', button = 0) => {
      take({ type: 'down', id, spot: at(x, y), pointer, button, adds: false })
    },
    move: (id: number, x: number, y: number) => {
      take({ type: 'move', id, spots: [at(x, y)] })
    },
    up: (id: number) => {
      take({ type: 'up', id })
    },
    take,
  }
}

describe('one pointer', () => {
  test('makes a stroke from press to release', () => {
    const player = hand()
    player.down(1)
    player.move(1, 20, 0)
    player.up(1)
    expect(player.names()).toBe('begin extend release')
    expect(player.state()).toBe(IDLE)
  })

  test('taken away by the system makes nothing', () => {
    const player = hand()
    player.down(1)
    player.move(1, 20, 0)
    player.take({ type: 'lost', id: 1 })
    expect(player.names()).toBe('begin extend cancel')
  })

  test('and Escape make nothing, and what follows until its release neither', () => {
    const player = hand()
    player.down(1)
    player.take({ type: 'escape' })
    player.move(1, 50, 0)
    player.up(1)
    expect(player.names()).toBe('begin cancel')
    player.down(2)
    player.up(2)
    expect(player.names()).toBe('begin cancel begin release')
  })

  test('held still makes a long press, once; wandering far it does not', () => {
    const player = hand()
    player.down(1)
    player.move(1, 5, 5)
    player.take({ type: 'held' })
    player.take({ type: 'held' })
    expect(player.names()).toBe('begin extend hold')
    const far = hand()
    far.down(1)
    far.move(1, 30, 0)
    far.take({ type: 'held' })
    expect(far.names()).toBe('begin extend')
  })

  test('with the second button says so, and with the middle one moves the view', () => {
    const player = hand()
    player.down(1, 0, 0, 'mouse', 2)
    player.up(1)
    expect(player.acts[0]).toMatchObject({ act: 'begin', second: true })
    const middle = hand()
    middle.down(1, 0, 0, 'mouse', 1)
    middle.move(1, 30, 10)
    middle.up(1)
    expect(middle.acts).toEqual([{ act: 'view', factor: 1, about: { x: 30, y: 10 }, by: { x: 30, y: 10 } }])
  })
})

describe('two pointers', () => {
  test('never write: the stroke of the first is cancelled, and nothing follows until both are up', () => {
    const player = hand()
    player.down(1, 0, 0)
    player.move(1, 30, 0)
    player.down(2, 100, 0)
    player.up(1)
    player.move(2, 200, 0)
    player.up(2)
    expect(player.names()).toBe('begin extend cancel')
    expect(player.state()).toBe(IDLE)
  })

  test('zoom about the middle between them, and move with it', () => {
    const player = hand()
    player.down(1, 0, 0)
    player.down(2, 100, 0)
    player.move(2, 200, 0)
    expect(player.acts.at(-1)).toEqual({ act: 'view', factor: 2, about: { x: 100, y: 0 }, by: { x: 50, y: 0 } })
    player.move(1, 0, 40)
    player.move(2, 200, 40)
    const moved = player.acts.slice(-2).map((act) => (act.act === 'view' ? act.by.y : 0))
    expect(moved).toEqual([20, 20])
  })

  test('at the same place do not divide by nothing', () => {
    const player = hand()
    player.down(1, 50, 50)
    player.down(2, 50, 50)
    player.move(2, 60, 50)
    expect(player.acts.at(-1)).toMatchObject({ act: 'view', factor: 1 })
  })

  test('and a third make nothing more', () => {
    const player = hand()
    player.down(1)
    player.down(2, 100, 0)
    player.down(3, 50, 50)
    player.move(3, 90, 90)
    for (const id of [1, 2, 3]) player.up(id)
    expect(player.names()).toBe('begin cancel')
    expect(player.state()).toBe(IDLE)
  })

  test('of which one is the hand that rests beside a pen do not break its stroke', () => {
    const player = hand()
    player.down(1, 0, 0, 'pen')
    player.down(2, 100, 100, 'touch')
    player.move(1, 20, 0)
    player.up(1)
    expect(player.names()).toBe('begin extend release')
  })
})

describe('the time of a long press', () => {
  test('is as set, or as usual where what is set is no time', () => {
    expect(longPressOf({})).toBe(450)
    expect(longPressOf({ longPress: 900 })).toBe(900)
    expect(longPressOf({ longPress: Infinity })).toBe(Infinity)
    for (const longPress of [0, -1, NaN]) expect(longPressOf({ longPress })).toBe(450)
  })

  test('never comes where no clock can wait for it', () => {
    vi.useFakeTimers()
    let held = 0
    const act = (): void => {
      held++
    }
    for (const delay of [Infinity, 2 ** 31]) afterPress(delay, act)
    expect(vi.getTimerCount()).toBe(0)
    afterPress(450, act)
    vi.advanceTimersByTime(449)
    expect(held).toBe(0)
    vi.advanceTimersByTime(1)
    expect(held).toBe(1)
    vi.useRealTimers()
  })
})
