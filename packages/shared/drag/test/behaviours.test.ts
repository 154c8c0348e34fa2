import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  between,
  closest,
  dropDrag,
  dropTarget,
  fixed,
  floating,
  follow,
  free,
  onDrop,
  orElse,
  snapRadius,
  whenFar,
  within,
} from '../src/index.js'
import type { Behaviour, Vector } from '../src/index.js'
import { anyPath, anyStates, at, dragOf, gapTo, over } from './scenes.js'
import type { Places } from './scenes.js'

const toAll = (states: readonly Places[]): Behaviour<Places>[] => states.map((state) => fixed(state))
const last = (path: readonly Vector[]): Vector => path[path.length - 1] as Vector
const nearest = (states: readonly Places[], place: Vector): number =>
  states.reduce((least, state) => Math.min(least, gapTo(state, place)), Infinity)

describe('closest', () => {
  test('lands in the nearest of all allowed states, wherever the pointer came from', () => {
    fc.assert(
      fc.property(anyStates, anyPath, (states, path) => {
        const { pick } = over(dragOf(closest(toAll(states))), ...path)
        expect(states).toContain(pick.drop)
        expect(gapTo(pick.drop, last(path))).toBe(nearest(states, last(path)))
        expect(pick.gap).toBe(nearest(states, last(path)))
        expect(pick.land).toEqual(pick.drop['a'])
      }),
    )
  })

  test('leaves the present state only for one that is nearer by more than its stickiness', () => {
    fc.assert(
      fc.property(anyStates, anyPath, fc.integer({ min: 0, max: 60 }), (states, path, stickiness) => {
        let drag = dragOf(closest(toAll(states), { stickiness }))
        for (const place of path) {
          const before = drag.pick.drop
          drag = over(drag, place)
          const allowed = nearest(states, place)
          if (drag.pick.drop === before) expect(gapTo(before, place) - stickiness).toBeLessThanOrEqual(allowed)
          else {
            expect(gapTo(drag.pick.drop, place)).toBe(allowed)
            expect(gapTo(before, place) - stickiness).toBeGreaterThan(allowed)
          }
        }
      }),
    )
  })

  test('of equally near states the first one counts, and of none the state at the start', () => {
    expect(over(dragOf(closest(toAll([at(10, 0), at(-10, 0)]))), { x: 0, y: 5 }).pick.drop).toEqual(at(10, 0))
    const empty = dragOf(closest<Places>([]))
    expect(empty.pick).toMatchObject({ gap: Infinity, land: { x: 0, y: 0 } })
    expect(dropDrag(empty)).toBe(empty.origin)
  })

  test('refuses a stickiness that is no distance', () => {
    expect(() => closest([], { stickiness: -1 })).toThrow(RangeError)
    expect(() => closest([], { stickiness: NaN })).toThrow(RangeError)
  })
})

describe('within and orElse', () => {
  test('a state is reached within the radius and not beyond it', () => {
    fc.assert(
      fc.property(anyStates, anyPath, fc.integer({ min: 0, max: 120 }), (states, path, radius) => {
        const drag = over(dragOf(within(closest(toAll(states)), radius)), ...path)
        const isNear = nearest(states, last(path)) <= radius
        expect(drag.pick.gap === Infinity).toBe(!isNear)
        expect(drag.pick.drop === drag.origin).toBe(!isNear)
      }),
    )
  })

  test('what is out of reach falls back on the other, even where that one has no place for what is held', () => {
    const gone: Places = { b: { x: 0, y: 0 } }
    const drag = dragOf(orElse(within(fixed(at(100, 0)), 20), fixed(gone)))
    expect(over(drag, { x: 85, y: 0 }).pick.drop).toEqual(at(100, 0))
    expect(over(drag, { x: 79, y: 0 }).pick).toMatchObject({ drop: gone, land: null, gap: Infinity })
    expect(drag.landings).toEqual([{ state: at(100, 0), at: { x: 100, y: 0 } }])
  })

  test('refuses a radius that is no distance', () => {
    expect(() => within(fixed(at(0, 0)), -1)).toThrow(RangeError)
    expect(() => snapRadius(fixed(at(0, 0)), NaN)).toThrow(RangeError)
  })
})

describe('whenFar', () => {
  test('goes over to the background past gapOut and back below gapIn', () => {
    const home = at(0, 0)
    const drag = dragOf(whenFar(fixed(at(100, 0)), fixed(home), { gapIn: 20, gapOut: 40 }))
    const places = [150, 141, 130, 121, 119, 130, 139, 141].map((x) => ({ x, y: 0 }))
    const seen: boolean[] = []
    places.reduce((now, place) => {
      const next = over(now, place)
      seen.push(next.pick.drop === home)
      return next
    }, drag)
    expect(seen).toEqual([true, true, true, true, false, false, false, true])
  })

  test('has one limit of 50 unless said, and refuses limits the wrong way round', () => {
    const drag = dragOf(whenFar(fixed(at(100, 0)), fixed(at(0, 0))))
    expect(over(drag, { x: 150, y: 0 }).pick.drop).toEqual(at(0, 0))
    const near = over(drag, { x: 149, y: 0 })
    expect(near.pick.drop).toEqual(at(100, 0))
    expect(over(near, { x: 150, y: 0 }).pick.drop).toEqual(at(100, 0))
    expect(over(near, { x: 151, y: 0 }).pick.drop).toEqual(at(0, 0))
    expect(() => whenFar(fixed(at(0, 0)), fixed(at(0, 0)), { gapIn: 30, gapOut: 20 })).toThrow(RangeError)
  })
})

describe('what adapts another behaviour', () => {
  test('onDrop leads to another state than the one that is shown, and asks for it once', () => {
    let asked = 0
    const shown = at(50, 0)
    const drag = dragOf(
      onDrop(fixed(shown), (state) => {
        asked++
        return { ...state, done: { x: 1, y: 1 } }
      }),
    )
    const { pick, landings } = over(drag, { x: 40, y: 0 }, { x: 50, y: 0 })
    expect(pick.shown[0]?.state).toBe(shown)
    expect(pick.drop).toEqual({ a: { x: 50, y: 0 }, done: { x: 1, y: 1 } })
    expect(landings[0]?.state).toBe(pick.drop)
    expect(asked).toBe(1)
  })

  test('floating keeps the held item under the pointer, with a ghost unless said', () => {
    expect(dragOf(floating(fixed(at(9, 9)))).pick.floats).toEqual({ ghost: true, tether: false })
    expect(dragOf(floating(fixed(at(9, 9)), { ghost: false, tether: true })).pick.floats).toEqual({
      ghost: false,
      tether: true,
    })
    expect(dragOf(fixed(at(9, 9))).pick.floats).toBeNull()
  })

  test('snapRadius shows the state of the drop within its radius, and what is held in its place', () => {
    const drag = dragOf(snapRadius(floating(closest(toAll([at(0, 0), at(100, 0)]))), 10))
    expect(over(drag, { x: 89, y: 0 }).pick.floats).not.toBeNull()
    expect(over(drag, { x: 91, y: 0 }).pick).toMatchObject({ floats: null, drop: at(100, 0), follow: null })
  })

  test('snapRadius with chain goes on from there: a path is walked in one drag, and broken off as a whole', () => {
    const steps = (state: Places): Places[] => {
      const { x } = state['a'] as Vector
      return [at(x, 0), at(x + 50, 0)]
    }
    const behaviour: Behaviour<Places> = (start) =>
      snapRadius(closest(toAll(steps(start.state))), 5, { chain: true })(start)
    const drag = over(dragOf(behaviour), { x: 48, y: 0 }, { x: 99, y: 1 }, { x: 149, y: 0 })
    expect(drag.pick.drop).toEqual(at(150, 0))
    expect(drag.origin).toEqual(at(0, 0))
  })

  test('dropTarget is there over the item as far as that reaches, by the pointer and not by what is held', () => {
    const start: Places = { a: { x: 0, y: 0 }, bin: { x: 100, y: 0 } }
    const binned: Places = { bin: { x: 100, y: 0 } }
    const drag = dragOf(dropTarget('bin', binned), start)
    expect(over(drag, { x: 91, y: 9 }).pick).toMatchObject({ drop: binned, gap: 0, land: null })
    expect(over(drag, { x: 89, y: 0 }).pick).toMatchObject({ drop: start, gap: Infinity })
    expect(drag.landings).toEqual([{ state: binned, at: { x: 100, y: 0 } }])
    expect(dragOf(dropTarget('nowhere', binned), start).pick.gap).toBe(Infinity)
  })

  test('follow goes over to another state and goes on with another item', () => {
    const pulled: Places = { a: { x: 0, y: 0 }, b: { x: 50, y: 0 } }
    const beyond: Places = { a: { x: 0, y: 0 }, b: { x: 100, y: 0 } }
    const behaviour: Behaviour<Places> = (start) =>
      (start.key === 'a' ? closest([fixed(at(0, 0)), follow(pulled, 'b')]) : closest([fixed(pulled), fixed(beyond)]))(
        start,
      )
    const near = over(dragOf(behaviour), { x: 20, y: 0 })
    expect(near).toMatchObject({ key: 'a', pick: { drop: at(0, 0) } })
    const far = over(near, { x: 30, y: 0 }, { x: 90, y: 0 })
    expect(far).toMatchObject({ key: 'b', pick: { drop: beyond } })
    expect(far.origin).toEqual(at(0, 0))
  })

  test('follow of an item that is not there changes nothing', () => {
    const drag = over(dragOf(orElse(within(fixed(at(0, 0)), 5), follow(at(9, 9), 'b'))), { x: 50, y: 0 })
    expect(drag).toMatchObject({ key: 'a', pick: { drop: at(0, 0), follow: null, gap: Infinity } })
  })

  test('free makes a state of every place', () => {
    const drag = over(dragOf(free(({ x, y }) => at(Math.round(x / 10) * 10, y))), { x: 47, y: 3 })
    expect(drag.pick).toMatchObject({ drop: at(50, 3), land: { x: 50, y: 3 }, gap: 0 })
  })
})

describe('between', () => {
  test('its shares are 1 together and drops lead to the nearest state', () => {
    fc.assert(
      fc.property(anyStates, anyPath, (states, path) => {
        const { pick } = over(dragOf(between(states)), ...path)
        expect(pick.shown.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 9)
        expect(pick.shown.every(({ weight }) => weight > 0)).toBe(true)
        expect(gapTo(pick.drop, last(path))).toBe(nearest(states, last(path)))
      }),
    )
  })

  test('what is held follows the pointer wherever states lie all around', () => {
    const corners = [at(-100, -100), at(100, -100), at(100, 100), at(-100, 100)]
    fc.assert(
      fc.property(anyStates, anyPath, (states, path) => {
        const { pick } = over(dragOf(between([...corners, ...states])), ...path)
        expect(pick.gap).toBeLessThan(0.01)
      }),
    )
  })

  test('on a line it blends the two neighbours, and beyond its end stays at the end', () => {
    const drag = dragOf(between([at(0, 0), at(100, 0), at(50, 0)]))
    expect(over(drag, { x: 60, y: 7 }).pick).toMatchObject({ drop: at(50, 0), gap: 7 })
    expect(over(drag, { x: 60, y: 7 }).pick.shown).toEqual([
      { state: at(50, 0), weight: 0.8 },
      { state: at(100, 0), weight: 0.2 },
    ])
    expect(over(drag, { x: 130, y: 0 }).pick).toMatchObject({ shown: [{ state: at(100, 0), weight: 1 }], gap: 30 })
  })

  test('sharper, it holds to the nearest state longer', () => {
    const share = (sharpness: number): number =>
      over(dragOf(between([at(0, 0), at(100, 0)], { sharpness })), { x: 25, y: 0 }).pick.shown[0]?.weight ?? 0
    expect(share(1)).toBe(0.75)
    expect(share(2)).toBeCloseTo(0.9)
    expect(() => between([], { sharpness: 0.5 })).toThrow(RangeError)
  })

  test('of states with the held item in one place the first counts, and of none the start', () => {
    const first = { ...at(9, 9), b: { x: 0, y: 0 } }
    expect(dragOf(between([first, at(9, 9)])).pick.drop).toBe(first)
    expect(dragOf(between<Places>([])).pick.gap).toBe(Infinity)
  })
})
