import { seededRandom } from '@kazu/random'
import { describe, expect, test } from 'vitest'
import { digitCombinations, digitCount, DigitSums, digitsOf, digitSum } from '../src/index.js'
import { upTo } from './brute.js'

/** Every way to fill cells with different digits of their domains that add up, as lists of digits. */
function* fillings(domains: readonly number[], sum: number, used: readonly number[] = []): Iterable<readonly number[]> {
  if (used.length === domains.length) {
    if (sum === 0 || used.reduce((all, digit) => all + digit, 0) === sum) yield used
    return
  }
  for (const digit of digitsOf(domains[used.length] as number)) {
    if (!used.includes(digit)) yield* fillings(domains, sum, [...used, digit])
  }
}

describe('sums of different digits', () => {
  test('have the combinations that people know', () => {
    const told = (count: number, sum: number): string[] =>
      digitCombinations(count, sum).map((set) => digitsOf(set).join(''))
    expect(told(2, 3)).toEqual(['12'])
    expect(told(4, 30)).toEqual(['6789'])
    expect(told(3, 8)).toEqual(['134', '125'])
    expect(told(9, 45)).toEqual(['123456789'])
    expect(told(2, 18)).toEqual([])
    expect(told(10, 55)).toEqual([])
    expect(digitCombinations(4, 0)).toHaveLength(126)
    for (const set of digitCombinations(5, 25)) expect([digitCount(set), digitSum(set)]).toEqual([5, 25])
  })

  test('keep exactly the digits that some filling uses', () => {
    const random = seededRandom(5)
    const sums = new DigitSums()
    let none = 0
    for (let round = 0; round < 3000; round++) {
      const count = 1 + upTo(4, random)
      const domains = Array.from({ length: count }, () => upTo(511, random) & upTo(511, random))
      const sum = upTo(4, random) === 0 ? 0 : upTo(40, random)
      const kept = new Uint16Array(count)
      const found = sums.support(domains, count, sum, kept)
      const expected = new Uint16Array(count)
      let some = false
      for (const filling of fillings(domains, sum)) {
        some = true
        filling.forEach((digit, cell) => (expected[cell] = (expected[cell] as number) | (1 << (digit - 1))))
      }
      expect(found).toBe(some)
      expect(sums.feasible(domains, count, sum)).toBe(some)
      expect([...kept]).toEqual([...expected])
      if (!some) none++
    }
    expect(none).toBeGreaterThan(200)
    expect(none).toBeLessThan(2800)
  })

  test('are none for more than nine cells, or a sum past all digits', () => {
    const sums = new DigitSums()
    expect(sums.feasible(new Uint16Array(10).fill(511), 10, 0)).toBe(false)
    expect(sums.feasible(new Uint16Array(9).fill(511), 9, 46)).toBe(false)
    expect(sums.feasible(new Uint16Array(9).fill(511), 9, 45)).toBe(true)
  })

  test('stay right when the table of a search comes round to its first stamp', () => {
    const sums = new DigitSums()
    for (let round = 0; round < 66_000; round++) sums.feasible([3, 3], 2, 3)
    expect(sums.feasible([1, 1], 2, 3)).toBe(false)
    expect(sums.feasible([1, 2], 2, 3)).toBe(true)
  })
})
