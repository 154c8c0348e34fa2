import { describe, expect, test } from 'vitest'
import {
  requireFormat,
  requireLanguage,
  requireLevel,
  requireOptions,
  requireSides,
  searchBounds,
  wholeFault,
} from '../src/index.js'

describe('a whole number that is asked for', () => {
  test.each([
    [5, null],
    [10, null],
    [4, 'The width must be a whole number from 5 to 10, not 4.'],
    [11, 'The width must be a whole number from 5 to 10, not 11.'],
    [5.5, 'The width must be a whole number from 5 to 10, not 5.5.'],
    [Number.NaN, 'The width must be a whole number from 5 to 10, not NaN.'],
    ['5', "The width must be a whole number from 5 to 10, not the text '5'."],
    [null, 'The width must be a whole number from 5 to 10, not null.'],
    [undefined, 'The width must be a whole number from 5 to 10, not undefined.'],
    [[5], 'The width must be a whole number from 5 to 10, not a list.'],
    [{}, 'The width must be a whole number from 5 to 10, not an object.'],
    [7n, 'The width must be a whole number from 5 to 10, not the big integer 7n.'],
  ])('%o: %s', (value, fault) => {
    expect(wholeFault('width', value, { least: 5, most: 10 })).toBe(fault)
  })

  test('may have no greatest', () => {
    expect(wholeFault('limit', 1e15, { least: 1 })).toBeNull()
    expect(wholeFault('limit', 0, { least: 1 })).toBe('The limit must be a whole number from 1 up, not 0.')
  })
})

describe('the bounds of a search', () => {
  test('are two answers and the own budget unless said', () => {
    expect(searchBounds(undefined, 70)).toEqual({ limit: 2, budget: 70 })
    expect(searchBounds({ limit: undefined }, 70)).toEqual({ limit: 2, budget: 70 })
    expect(searchBounds({ limit: 9, budget: 1 }, 70)).toEqual({ limit: 9, budget: 1 })
    expect(searchBounds({ limit: Infinity, budget: Infinity }, 70)).toEqual({ limit: Infinity, budget: Infinity })
  })

  test.each([0, -1, 1.5, Number.NaN, -Infinity, '2', null, {}])('are never %o', (bound) => {
    for (const name of ['limit', 'budget']) {
      expect(() => searchBounds({ [name]: bound }, 70)).toThrow(RangeError)
      expect(() => searchBounds({ [name]: bound }, 70)).toThrow(`The ${name} must be a whole number from 1 up, not `)
    }
  })

  test('are said by an object alone', () => {
    for (const options of [null, 5, 'x', []])
      expect(() => searchBounds(options as never, 70)).toThrow(/^The options must be an object, not /)
  })
})

describe('what there is not is refused by its name', () => {
  test.each([
    [() => requireOptions(null), 'The options must be an object, not null.'],
    [
      () => requireSides({ width: 5, height: '6' }, { least: 2, most: 9 }),
      "The height must be a whole number from 2 to 9, not the text '6'.",
    ],
    [() => requireLevel(['easy', 'hard'], 'harder'), 'Kazu has no level called harder.'],
    [() => requireLevel(['easy', 'hard'], 'x'.repeat(1000)), `Kazu has no level called ${'x'.repeat(40)}….`],
    [() => requireLevel(['easy', 'hard'], 5), 'The level must be one of easy, hard, not 5.'],
    [() => requireFormat('svg'), "The format of a board must be one of kazu, puzzlink, not the text 'svg'."],
    [() => requireLanguage('fr'), "The language must be one of en, ja, it, not the text 'fr'."],
  ])('%# %s', (call, sentence) => {
    expect(call).toThrow(new RangeError(sentence))
  })

  test('and what there is passes', () => {
    requireOptions({})
    requireSides({ width: 2, height: 9 }, { least: 2, most: 9 })
    requireLevel(['easy', 'hard'], 'hard')
    requireFormat('puzzlink')
    requireLanguage('ja')
  })
})
