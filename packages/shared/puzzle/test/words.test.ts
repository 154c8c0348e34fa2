import { describe, expect, test } from 'vitest'
import { languageOf, LANGUAGES, sayHint, sayReadProblem } from '../src/index.js'
import type { Fact, Hint, Instance, Reason, ReadProblem } from '../src/index.js'
import { WORDS } from './lamps.js'
import type { LampsKind } from './lamps.js'

const SIZE = { width: 3, height: 1 }
const words = WORDS.en
const end = (cell: number): Instance<'end'> => ({ rule: 'end', cells: [cell] })
const lit = (place: number, holds = true): Fact => ({ layer: 'lamp', place, value: 1, holds })

function hintOf(reason: Reason<'end', 'glance'>, because: readonly Instance<'end'>[]): Hint<LampsKind> {
  return { rung: 3, moves: [], target: [0], because, reason }
}

function said(reason: Reason<'end', 'glance'>, ...because: readonly Instance<'end'>[]): string {
  return sayHint<LampsKind>(words, hintOf(reason, because), SIZE, 'en')
}

describe('a hint says', () => {
  test('a mistake, one or several', () => {
    expect(said({ type: 'mistake', facts: [lit(1)] })).toBe('This is a mistake: r1c2 is lit.')
    expect(said({ type: 'mistake', facts: [lit(0, false), lit(1), lit(2, false)] })).toBe(
      'These are mistakes: r1c1 is dark, r1c2 is lit and r1c3 is dark.',
    )
  })

  test('one rule, with a capital behind its badge', () => {
    const reason = { type: 'rule', facts: [lit(0)], because: end(0) } as const
    expect(said(reason, end(0))).toBe('(1) The end at r1c1 is lit. So r1c1 is lit.')
    expect(said(reason)).toBe('The end at r1c1 is lit. So r1c1 is lit.')
  })

  test('a technique by its name, and first the eliminations that it needs', () => {
    const before = [{ technique: 'glance', facts: [lit(1, false)], because: [end(2)] }] as const
    const reason = { type: 'technique', technique: 'glance', facts: [lit(0)], because: [end(0)], before } as const
    expect(said(reason, end(2), end(0))).toBe(
      'Glance: Look: (1) the end at r1c3 is lit. So r1c2 is dark. ' +
        'Glance: Look: (2) the end at r1c1 is lit. So r1c1 is lit.',
    )
  })

  test('a supposition step by step, or in one breath where it breaks a rule at once', () => {
    const steps = [{ fact: lit(1), because: end(0) }]
    const reason = { type: 'what-if', suppose: lit(0, false), steps, broken: end(2), facts: [lit(0)] } as const
    expect(said(reason, end(0), end(2))).toBe(
      'Suppose r1c1 is dark. Then r1c2 is lit, for (1) the end at r1c1 is lit. ' +
        'That cannot be: (2) the end at r1c3 is lit. So r1c1 is lit.',
    )
    expect(said({ ...reason, steps: [] })).toBe(
      'Suppose r1c1 is dark. That cannot be: the end at r1c3 is lit. So r1c1 is lit.',
    )
  })

  test('a supposition within a supposition in brackets, and never in one breath with a rule', () => {
    const otherwise = [{ fact: lit(2), because: end(0) }]
    const steps = [
      { fact: lit(1), because: end(2), otherwise },
      { fact: lit(2, false), because: end(2) },
    ]
    const reason = { type: 'what-if', suppose: lit(0, false), steps, broken: end(2), facts: [lit(0)] } as const
    expect(said(reason, end(0), end(2))).toBe(
      'Suppose r1c1 is dark. Then r1c2 is lit (otherwise r1c3 is lit, for (1) the end at r1c1 is lit, which cannot be: ' +
        '(2) the end at r1c3 is lit); r1c3 is dark, for (2) the end at r1c3 is lit. ' +
        'That cannot be: (2) the end at r1c3 is lit. So r1c1 is lit.',
    )
  })

  test('what follows either way', () => {
    const one = [{ fact: lit(2), because: end(0) }]
    const other = [{ fact: lit(2), because: end(2) }]
    expect(
      said({ type: 'either-way', over: lit(1), ifHolds: one, ifNot: other, facts: [lit(2)] }, end(0), end(2)),
    ).toBe(
      'If r1c2 is lit: r1c3 is lit, for (1) the end at r1c1 is lit. ' +
        'If not: r1c3 is lit, for (2) the end at r1c3 is lit. Either way r1c3 is lit.',
    )
  })

  test('plainly that it shows the answer', () => {
    expect(said({ type: 'answer', facts: [lit(2)] })).toBe(
      'No short reason leads on from here. In the one answer r1c3 is lit.',
    )
  })

  test('several facts in the shorter way of the kind where it has one', () => {
    const short = { ...words, facts: (facts: readonly Fact[]) => `${facts.length} lamps are lit` }
    const say = (facts: readonly Fact[]): string =>
      sayHint<LampsKind>(short, hintOf({ type: 'answer', facts }, []), SIZE, 'en')
    expect(say([lit(0), lit(2)])).toContain('In the one answer 2 lamps are lit.')
    expect(say([lit(0)])).toContain('In the one answer r1c1 is lit.')
  })

  test('the same with other grammar in every language, and nothing in one that there is not', () => {
    const hint = hintOf({ type: 'answer', facts: [lit(0)] }, [])
    const all = LANGUAGES.map((language) => sayHint<LampsKind>(words, hint, SIZE, language))
    expect(new Set(all).size).toBe(3)
    expect(all.every((text) => text.includes('r1c1 is lit'))).toBe(true)
    expect(() => sayHint<LampsKind>(words, hint, SIZE, 'fr' as 'en')).toThrow(RangeError)
  })
})

describe('a language', () => {
  test('is that of its tag, and English for any other', () => {
    expect(
      ['ja', 'ja-JP', 'JA_jp', 'it-CH', 'en-GB', 'de', 'jam', 'italian', '', null, undefined].map(languageOf),
    ).toEqual(['ja', 'ja', 'ja', 'it', 'en', 'en', 'en', 'en', 'en', 'en', 'en'])
    expect(languageOf(5 as unknown as string)).toBe('en')
  })

  test('has a sentence of its own for every problem of a reader', () => {
    const problems: readonly ReadProblem[] = [
      'empty',
      'unknown-format',
      'other-kind',
      'bad-size',
      'bad-character',
      'too-short',
      'too-long',
      'bad-value',
      'bad-board',
    ]
    const all = LANGUAGES.flatMap((language) => problems.map((problem) => sayReadProblem(problem, language)))
    expect(new Set(all).size).toBe(27)
    expect(all.every((text) => /[.。]$/.test(text))).toBe(true)
    expect(() => sayReadProblem('empty', 'fr' as 'en')).toThrow(RangeError)
  })
})
