import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import {
  beginDrag,
  between,
  cancelDrag,
  carryDrag,
  closest,
  dropDrag,
  fixed,
  floating,
  heldAt,
  moveDrag,
  orElse,
  pictureOf,
  pictureOfDrag,
  placeThatWay,
  snapRadius,
  whenFar,
  within,
} from '../src/index.js'
import type { Behaviour, Drag, Scene, Vector, Way } from '../src/index.js'
import { anyPath, anyPlace, anyStates, at, dragOf, over, sceneOf, viewOf } from './scenes.js'
import type { Places } from './scenes.js'

/** Behaviours of every make over some states. */
const anyBehaviour: fc.Arbitrary<Behaviour<Places>> = fc
  .tuple(anyStates, anyStates, fc.integer({ min: 0, max: 80 }), fc.nat(4))
  .map(([some, others, radius, make]) => {
    const near = closest(some.map((state) => fixed(state)))
    const far = between(others)
    if (make === 0) return floating(near)
    if (make === 1) return orElse(within(near, radius), far)
    if (make === 2) return whenFar(near, far, { gapIn: radius / 2, gapOut: radius })
    if (make === 3) return snapRadius(near, radius, { chain: true })
    return far
  })

describe('a drag', () => {
  test('broken off leaves the very state that was there, and every drag on its way as it was', () => {
    fc.assert(
      fc.property(anyBehaviour, anyPlace, anyPath, (behaviour, a, path) => {
        const state: Places = Object.freeze({ a: Object.freeze(a) })
        const drag = dragOf(behaviour, state)
        const pick = structuredClone({ ...drag.pick, next: null, follow: null })
        const moved = over(drag, ...path)
        expect(cancelDrag(moved)).toBe(state)
        expect({ ...drag.pick, next: null, follow: null }).toEqual(pick)
      }),
    )
  })

  test('asked twice gives the same', () => {
    fc.assert(
      fc.property(anyBehaviour, anyPath, (behaviour, path) => {
        const drag = dragOf(behaviour)
        const [one, other] = [over(drag, ...path), over(drag, ...path)]
        expect(one.pick.drop).toEqual(other.pick.drop)
        expect(one.pick.gap).toBe(other.pick.gap)
      }),
    )
  })

  test('keeps the pointer at the spot of the item at which it was taken', () => {
    const drag = beginDrag(sceneOf(closest([fixed(at(0, 0)), fixed(at(100, 0))])), at(0, 0), 'a', {
      x: 8,
      y: -3,
    }) as Drag<Places>
    expect(drag.pick.gap).toBe(0)
    const moved = moveDrag(drag, { x: 98, y: -3 })
    expect(heldAt(moved)).toEqual({ x: 90, y: 0 })
    expect(moved.pick).toMatchObject({ drop: at(100, 0), gap: 10 })
  })

  test('does not begin where an item is not there, or may not be dragged', () => {
    expect(beginDrag(sceneOf(fixed(at(0, 0))), at(0, 0), 'b', { x: 0, y: 0 })).toBeNull()
    expect(beginDrag({ view: viewOf, behaviour: () => null }, at(0, 0), 'a', { x: 0, y: 0 })).toBeNull()
    const scene: Scene<Places> = { ...sceneOf(fixed(at(0, 0))), lifts: () => null }
    expect(beginDrag(scene, at(0, 0), 'a', { x: 0, y: 0 })).toBeNull()
  })

  test('may lift another item from the place of the one that was touched', () => {
    const start: Places = { a: { x: 0, y: 0 }, copy: { x: 200, y: 200 } }
    const put: Places = { a: { x: 0, y: 0 }, copy: { x: 50, y: 0 } }
    const scene: Scene<Places> = {
      view: viewOf,
      behaviour: () => closest([fixed(start), fixed(put)]),
      lifts: (_state, key, how) => (how === 'moved' ? 'copy' : key),
    }
    const drag = beginDrag(scene, start, 'a', { x: 2, y: 2 }, 'moved') as Drag<Places>
    expect(drag).toMatchObject({ key: 'copy', touched: 'a' })
    expect(dropDrag(moveDrag(drag, { x: 47, y: 2 }))).toBe(put)
    expect(beginDrag(scene, start, 'a', { x: 2, y: 2 }, 'held')).toMatchObject({ key: 'a' })
  })

  test('asks for each reachable state once, and not again while it goes on', () => {
    const view = vi.fn(viewOf)
    const states = Array.from({ length: 1000 }, (_, index) => at(index % 40, Math.floor(index / 40)))
    const scene: Scene<Places> = { view, behaviour: () => closest(states.map((state) => fixed(state))) }
    const drag = beginDrag(scene, at(0, 0), 'a', { x: 0, y: 0 }) as Drag<Places>
    const asked = view.mock.calls.length
    expect(asked).toBeLessThanOrEqual(states.length + 2)
    over(drag, ...states.slice(0, 50).map((state) => state['a'] as Vector))
    expect(view.mock.calls.length).toBe(asked)
  })
})

describe('the picture', () => {
  const two: Places = { a: { x: 0, y: 0 }, b: { x: 10, y: 10 } }

  test('at rest is the view, with everything whole', () => {
    expect(pictureOf({ view: viewOf }, two).map(({ key, opacity }) => [key, opacity])).toEqual([
      ['a', 1],
      ['b', 1],
    ])
  })

  test('has a floating item under the pointer and above all others, the rest as after the drop', () => {
    const dropped: Places = { a: { x: 100, y: 0 }, b: { x: 20, y: 20 } }
    const drag = dragOf(floating(fixed(dropped)), two)
    const picture = pictureOfDrag({ view: viewOf }, drag.pick, 'a', { x: 60, y: 1 })
    expect(picture.map(({ key, at: place }) => [key, place])).toEqual([
      ['b', { x: 20, y: 20 }],
      ['a', { x: 60, y: 1 }],
    ])
  })

  test('of blended states has each item in the middle of its places, faded where not all have it', () => {
    const other: Places = { a: { x: 100, y: 0 }, c: { x: 5, y: 5 } }
    const drag = over(dragOf(between([two, other]), two), { x: 25, y: 0 })
    const picture = pictureOfDrag({ view: viewOf }, drag.pick, 'a', { x: 25, y: 0 })
    expect(Object.fromEntries(picture.map(({ key, at: place, opacity }) => [key, [place, opacity]]))).toEqual({
      a: [{ x: 25, y: 0 }, 1],
      b: [{ x: 10, y: 10 }, 0.75],
      c: [{ x: 5, y: 5 }, 0.25],
    })
  })
})

describe('keys', () => {
  const grid = Array.from({ length: 12 }, (_, index) => ({ x: (index % 4) * 10, y: Math.floor(index / 4) * 10 }))

  test('lead from a place of a grid to its neighbours, and nowhere past the rim', () => {
    const steps: Readonly<Record<string, number>> = { up: -4, down: 4, left: -1, right: 1 }
    grid.forEach((place, index) => {
      for (const [way, step] of Object.entries(steps)) {
        const to = index + step
        const stays = way === 'left' ? index % 4 === 0 : way === 'right' ? index % 4 === 3 : to < 0 || to > 11
        expect(placeThatWay(grid, place, way as Way, index)).toBe(stays ? null : to)
      }
    })
  })

  test('go round through all places in order', () => {
    expect(placeThatWay(grid, { x: 0, y: 0 }, 'next', 11)).toBe(0)
    expect(placeThatWay(grid, { x: 0, y: 0 }, 'previous', 0)).toBe(11)
    expect(placeThatWay(grid, { x: 0, y: 0 }, 'first', 5)).toBe(0)
    expect(placeThatWay(grid, { x: 0, y: 0 }, 'last', null)).toBe(11)
    expect(placeThatWay([], { x: 0, y: 0 }, 'next', null)).toBeNull()
  })

  test('carry what is held from landing to landing, as a pointer would', () => {
    const states = grid.map(({ x, y }) => at(x, y))
    const drag = dragOf(floating(closest(states.map((state) => fixed(state)))), states[0])
    const ways: readonly Way[] = ['right', 'right', 'down', 'left', 'up', 'up']
    const passed: unknown[] = []
    ways.reduce((now, way) => {
      const next = carryDrag(now, way)
      passed.push(states.indexOf(next.pick.drop))
      return next
    }, drag)
    expect(passed).toEqual([1, 2, 6, 5, 1, 1])
    expect(carryDrag(drag, 'up')).toBe(drag)
  })

  test('reach every landing by going on to the next one', () => {
    fc.assert(
      fc.property(anyStates, (states) => {
        let drag = dragOf(closest(states.map((state) => fixed(state))))
        const seen = new Set<Places>()
        for (const _state of states) {
          drag = carryDrag(drag, 'next')
          seen.add(drag.pick.drop)
        }
        expect(seen.size).toBe(states.length)
      }),
    )
  })
})

test('an item may be found more quickly than by drawing all', () => {
  const view = vi.fn((state: Places) => viewOf(state))
  const scene: Scene<Places> = { view, place: (state, key) => state[key] ?? null, behaviour: () => fixed(at(9, 9)) }
  const drag = beginDrag(scene, at(0, 0), 'a', { x: 0, y: 0 })
  expect(drag?.pick.land).toEqual({ x: 9, y: 9 })
  expect(view).not.toHaveBeenCalled()
})
