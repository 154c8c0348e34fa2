import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  freshSeed,
  isSeed,
  pick,
  randomBelow,
  requireSeed,
  SEED_MOST,
  seededRandom,
  seedOfDay,
  shuffled,
  skipDraws,
  valueName,
} from '../src/index.js'

const anySeed = fc.integer({ min: 1, max: SEED_MOST })

/** A stream that counts its draws. */
function counted(seed: number): { readonly random: () => number; readonly draws: () => number } {
  const random = seededRandom(seed)
  let draws = 0
  return {
    random: () => {
      draws++
      return random()
    },
    draws: () => draws,
  }
}

describe('a stream', () => {
  test('passes over numbers as drawing them would, whether it can do so at once or not', () => {
    fc.assert(
      fc.property(anySeed, fc.integer({ min: 0, max: 300 }), (seed, count) => {
        const [drawn, skipped, plain] = [seededRandom(seed), seededRandom(seed), seededRandom(seed)]
        for (let draw = 0; draw < count; draw++) drawn()
        skipDraws(skipped, count)
        skipDraws(() => plain(), count)
        const next = drawn()
        expect([skipped(), plain()]).toEqual([next, next])
      }),
    )
  })

  test('is for ever what its seed gave once', () => {
    const random = seededRandom(1)
    const drawn = Array.from({ length: 4 }, () => Math.floor(random() * 2 ** 32))
    expect(drawn).toEqual([2693262067, 11749833, 2265367787, 4213581821])
    expect(Math.floor(seededRandom(SEED_MOST)() * 2 ** 32)).toBe(1842962257)
  })

  test('is the same for the same seed, in [0, 1), and another for the next seed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: SEED_MOST - 1 }), (seed) => {
        const [one, again, next] = [seededRandom(seed), seededRandom(seed), seededRandom(seed + 1)]
        const drawn = Array.from({ length: 8 }, () => one())
        expect(Array.from({ length: 8 }, () => again())).toEqual(drawn)
        expect(Array.from({ length: 8 }, () => next())).not.toEqual(drawn)
        expect(drawn.every((value) => value >= 0 && value < 1)).toBe(true)
      }),
    )
  })
})

describe('a seed', () => {
  test.each([0, -1, 1.5, SEED_MOST + 1, Number.NaN, Infinity, '1', null, undefined, {}, 1n])('is never %o', (value) => {
    expect(isSeed(value)).toBe(false)
    expect(() => seededRandom(value as number)).toThrow(RangeError)
    expect(() => requireSeed(value)).toThrow(/^.+ is not a seed: a whole number from 1 to 2147483647\.$/)
  })

  test('that is none is called by its type', () => {
    expect(() => requireSeed('1')).toThrow("The text '1' is not a seed")
    expect(() => requireSeed(0)).toThrow(/^0 is not a seed/)
  })

  test('that is fresh is a seed, from the first to the last', () => {
    expect([freshSeed(() => 0), freshSeed(() => 1 - 2 ** -53)]).toEqual([1, SEED_MOST])
    expect(isSeed(freshSeed())).toBe(true)
  })

  test('of a day goes by date and name alone', () => {
    expect(seedOfDay('2026-11-30', 'masyu')).toBe(1302204758)
    const seeds = ['2026-11-30', '2026-12-01'].flatMap((day) =>
      ['', 'masyu', 'hitori'].map((name) => seedOfDay(day, name)),
    )
    expect(new Set(seeds).size).toBe(6)
    expect(seeds.every(isSeed)).toBe(true)
  })

  test.each(['', '30.11.2026', '2026-1-1', ' 2026-11-30', 20261130, null])('is not that of the day %o', (day) => {
    expect(() => seedOfDay(day as string)).toThrow(RangeError)
  })
})

describe('a choice', () => {
  test('takes one draw, and each item gets its turn', () => {
    fc.assert(
      fc.property(anySeed, fc.integer({ min: 1, max: 5 }), (seed, count) => {
        const { random, draws } = counted(seed)
        const below = randomBelow(count, random)
        const items = Array.from({ length: count }, (_, at) => at)
        expect(Number.isInteger(below) && below >= 0 && below < count).toBe(true)
        expect(items).toContain(pick(items, random))
        expect(draws()).toBe(2)
      }),
    )
    expect([0, 0.34, 0.67].map((drawn) => pick(['a', 'b', 'c'], () => drawn))).toEqual(['a', 'b', 'c'])
    expect(() => pick([], Math.random)).toThrow(RangeError)
  })
})

describe('a shuffled copy', () => {
  test('holds the same items, leaves the list alone, and takes a draw for each place but the first', () => {
    fc.assert(
      fc.property(anySeed, fc.array(fc.integer()), (seed, items) => {
        const before = [...items]
        const { random, draws } = counted(seed)
        const copy = shuffled(items, random)
        expect(items).toEqual(before)
        expect([...copy].sort((a, b) => a - b)).toEqual([...before].sort((a, b) => a - b))
        expect(draws()).toBe(Math.max(0, items.length - 1))
      }),
    )
  })

  test('has every order alike', () => {
    const random = seededRandom(7)
    const counts = new Map<string, number>()
    for (let at = 0; at < 6000; at++) {
      const order = shuffled(['a', 'b', 'c'], random).join('')
      counts.set(order, (counts.get(order) ?? 0) + 1)
    }
    expect(counts.size).toBe(6)
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150)
  })

  test('is for ever what its seed made once', () => {
    expect(shuffled([1, 2, 3, 4, 5, 6, 7, 8, 9], seededRandom(2026)).join('')).toBe('628714935')
  })
})

describe('the name of a value', () => {
  test.each([
    [5, '5'],
    [-0.5, '-0.5'],
    [Number.NaN, 'NaN'],
    [null, 'null'],
    [undefined, 'undefined'],
    [true, 'true'],
    ['5', "the text '5'"],
    ['', "the text ''"],
    ['x'.repeat(41), `the text '${'x'.repeat(40)}…'`],
    [[], 'a list'],
    [Object.create(null), 'an object'],
    [Symbol('x'), 'a symbol'],
    [12n, 'the big integer 12n'],
    [() => 0, 'a function'],
  ])('says its type: %#', (value, name) => {
    expect(valueName(value)).toBe(name)
  })
})
