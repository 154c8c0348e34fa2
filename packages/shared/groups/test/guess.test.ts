import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countBits, decodeCells, Filler, guessDepth, numbersOf, provedByGuessing, type Layout } from '../src/index.js'
import { boxed, everyAnswer, SMALL } from './boards.js'

/** The guess depth once more, by its definition, slowly and without a filler. */
function depthByDefinition(layout: Layout, masks: readonly number[]): number {
  const now = fixpoint(layout, masks)
  if (now === null) return Infinity
  const counts = now.map(countBits)
  const least = Math.min(...counts.filter((count) => count > 1))
  if (least === Infinity) return 0
  const cell = counts.indexOf(least)
  const guesses = numbersOf(now[cell] as number).map((value) =>
    now.map((mask, at) => (at === cell ? 1 << value : mask)),
  )
  return 1 + Math.min(...guesses.map((guess) => depthByDefinition(layout, guess)))
}

function fixpoint(layout: Layout, start: readonly number[]): number[] | null {
  const masks = [...start]
  for (let changed = true; changed;) {
    const before = masks.join()
    masks.forEach((mask, cell) => {
      if (countBits(mask) === 1)
        for (const peer of layout.peers[cell] as number[]) masks[peer] = (masks[peer] as number) & ~mask
    })
    if (masks.includes(0)) return null
    for (const { cells } of layout.groups.filter((group) => group.cells.length === layout.size)) {
      for (let value = 1; value <= layout.size; value++) {
        const places = cells.filter((cell) => ((masks[cell] as number) & (1 << value)) !== 0)
        if (places.length === 0) return null
        if (places.length === 1) masks[places[0] as number] = 1 << value
      }
    }
    changed = masks.join() !== before
  }
  return masks
}

describe('the guess depth', () => {
  for (const [name, layout] of Object.entries(SMALL)) {
    it(`is what its definition says: ${name}`, () => {
      const filler = new Filler(layout)
      const cell = fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, fc.integer({ min: 1, max: 4 }))
      fc.assert(
        fc.property(fc.array(cell, { minLength: 16, maxLength: 16 }), (cells) => {
          const masks = cells.map((value) => (value === 0 ? 30 : 1 << value))
          expect(guessDepth(filler, cells)).toBe(depthByDefinition(layout, masks))
        }),
        { numRuns: 200 },
      )
    })
  }

  it('is 0 for a board of singles and more for a hard one', () => {
    const filler = new Filler(boxed(9, 3, 3))
    const easy = '876....24.2....7...912.758..34.1.8.9217.69.5....345.7..5...86...4.5769.8.68....4.'
    const hard = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..'
    expect(guessDepth(filler, decodeCells(easy, 9) as number[])).toBe(0)
    expect(guessDepth(filler, decodeCells(hard, 9) as number[])).toBeGreaterThan(1)
  })
})

describe('a proof by guesses', () => {
  it('is found only where there is exactly one answer', () => {
    const layout = SMALL['boxes'] as Layout
    const filler = new Filler(layout)
    const cell = fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, fc.integer({ min: 1, max: 4 }))
    const seen = new Set<string>()
    fc.assert(
      fc.property(fc.array(cell, { minLength: 16, maxLength: 16 }), (cells) => {
        const answers = everyAnswer(layout, cells).length
        expect(provedByGuessing(filler, cells, 16)).toBe(answers === 1)
        if (answers === 1) seen.add(`${guessDepth(filler, cells)} ${String(provedByGuessing(filler, cells, 0))}`)
      }),
      { numRuns: 500 },
    )
    expect(seen).toContain('0 true')
  })

  it('needs as many guesses as the board', () => {
    const filler = new Filler(boxed(9, 3, 3))
    const hard = decodeCells(
      '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..',
      9,
    ) as number[]
    expect(provedByGuessing(filler, hard, 0)).toBe(false)
    expect(provedByGuessing(filler, hard, 30)).toBe(true)
  })
})
