import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { otherAnswers, thinClues } from '../src/index.js'
import type { Thinning } from '../src/index.js'
import { Kernel, literalOf } from '@kazu/solver'

/** Each need is met by any of some clues; clues are enough when every need is met. */
type Needs = readonly ReadonlySet<number>[]

function meets(needs: Needs, printed: Iterable<number>): boolean {
  const all = new Set(printed)
  return needs.every((need) => [...need].some((clue) => all.has(clue)))
}

/** Takes clues away one by one, as anybody would. */
function inTurn(count: number, needs: Needs): number[] {
  const kept = new Set(Array.from({ length: count }, (_, clue) => clue))
  for (let clue = 0; clue < count; clue++) {
    kept.delete(clue)
    if (!meets(needs, kept)) kept.add(clue)
  }
  return [...kept].sort((a, b) => a - b)
}

function thinningOf(needs: Needs): Thinning & { readonly asked: () => number } {
  const printed: (readonly number[])[] = []
  let asked = 0
  return {
    print: (clues) => void printed.push(clues),
    unprint: () => void printed.pop(),
    isEnough: () => {
      asked++
      return meets(needs, printed.flat())
    },
    asked: () => asked,
  }
}

const needs = fc.array(fc.uniqueArray(fc.nat(19), { minLength: 1, maxLength: 6 }), { maxLength: 12 })

describe('thinning', () => {
  test('leaves the clues that stay when each is tried in turn', () => {
    fc.assert(
      fc.property(needs, (lists) => {
        const sets = lists.map((list) => new Set(list))
        expect(thinClues(20, thinningOf(sets))).toEqual(inTurn(20, sets))
      }),
    )
  })

  test('asks once for many clues where none of them is needed', () => {
    const thinning = thinningOf([new Set([0])])
    expect(thinClues(1024, thinning)).toEqual([0])
    expect(thinning.asked()).toBeLessThan(25)
  })

  test('of no clue at all leaves none, and reports how far it is, up to the end', () => {
    expect(thinClues(0, thinningOf([]))).toEqual([])
    const reports: number[] = []
    thinClues(8, thinningOf([new Set([3]), new Set([6])]), (done) => reports.push(done))
    expect(reports.every((done, at) => done >= (reports[at - 1] ?? 0) && done < 1)).toBe(true)
  })
})

test('another answer is searched for, and one that was found is remembered', () => {
  const kernel = new Kernel()
  const [one, other] = [kernel.newVariable(), kernel.newVariable()]
  // Clue 0 says that the first holds, clue 1 that the second does; the known answer is both.
  const switches = (clue: number): number[] => [literalOf(clue === 0 ? one : other)]
  kernel.addClause([literalOf(one, false), literalOf(other, false)])
  let searches = 0
  const hasOther = otherAnswers({
    kernel,
    subjects: [one, other],
    switches,
    missed: (answer) => {
      searches++
      return new Set([0, 1].filter((clue) => !answer.includes(clue === 0 ? one : other)))
    },
  })
  expect(hasOther([0, 1])).toBe(false)
  expect(hasOther([0])).toBe(true)
  expect(hasOther([0])).toBe(true)
  expect(searches).toBe(1)
  expect(hasOther([1])).toBe(true)
})
