import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawAssembled, drawCutFile, drawJigsawEdges, drawPiece, picturePlace } from '../src/draw.js'
import { CELL, generateJigsawEdges, scatter, TAB_HEIGHT } from '../src/index.js'

const puzzle = generateJigsawEdges({ rows: 3, columns: 4, seed: 6 })
const picture = { href: 'data:image/png;base64,AA"<', width: 400, height: 300 }

describe('drawings', () => {
  test('have every piece once, and no number that is none', () => {
    for (const text of [
      drawJigsawEdges(scatter(puzzle, { seed: 1 })),
      drawAssembled(puzzle, { picture, labels: true }),
    ]) {
      expect(text.match(/data-piece=/g)?.length).toBe(12)
      expect(text).not.toMatch(/NaN|undefined|Infinity/)
    }
    expect(drawPiece(puzzle, 5)).not.toMatch(/NaN|undefined/)
    expect(() => drawPiece(puzzle, 12)).toThrow(RangeError)
  })

  test('let nothing from outside into the markup', () => {
    expect(drawAssembled(puzzle, { picture, label: '<b>' })).toContain('href="data:image/png;base64,AA&quot;&lt;"')
    expect(drawAssembled(puzzle, { picture, label: '<b>' })).not.toContain('<b>')
  })

  test('mark what is chosen, and number the sides where asked', () => {
    const table = scatter(puzzle, { seed: 1 })
    expect(drawJigsawEdges(table, { selection: [3] }).match(/je-chosen"/g)?.length).toBe(1)
    expect(drawJigsawEdges(table).includes('je-label"')).toBe(false)
    expect(drawJigsawEdges(table, { labels: true })).toContain(puzzle.pieces[0]?.id.slice(0, 8))
  })
})

test('a picture covers the puzzle and the overhang of its tabs, whatever its shape', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 1, max: 5000 }), (width, height) => {
      const place = picturePlace(puzzle, { width, height })
      const overhang = TAB_HEIGHT * CELL
      expect(place.x).toBeLessThanOrEqual(-overhang + 1e-6)
      expect(place.y).toBeLessThanOrEqual(-overhang + 1e-6)
      expect(place.x + place.width).toBeGreaterThanOrEqual(4 * CELL + overhang - 1e-6)
      expect(place.y + place.height).toBeGreaterThanOrEqual(3 * CELL + overhang - 1e-6)
      expect(place.width / place.height).toBeCloseTo(width / height, 6)
    }),
  )
  expect(() => picturePlace(puzzle, { width: 0, height: 1 })).toThrow(RangeError)
})

describe('a cut file', () => {
  const text = drawCutFile(puzzle, { cell: 30, margin: 5 })

  test('is in millimetres, and has the border and each seam once', () => {
    expect(text).toContain('width="130mm" height="100mm" viewBox="0 0 130 100"')
    const paths = [...text.matchAll(/ d="([^"]*)"/g)].map(([, data]) => data as string)
    // Three lines between four columns, of three seams each; two between three rows, of four each.
    expect(paths.map((data) => (data.match(/[CL]/g) ?? []).length)).toEqual([12, 12, 12, 16, 16])
    expect(paths.map((data) => (data.match(/M/g) ?? []).length)).toEqual([1, 1, 1, 1, 1])
    expect(paths[0]).toMatch(/^M35 5C/)
    expect(paths[0]).toMatch(/ 35 95$/)
    expect(paths[3]).toMatch(/^M5 35C/)
    expect(paths[3]).toMatch(/ 125 35$/)
  })

  test('is refused with sizes that are no lengths', () => {
    expect(() => drawCutFile(puzzle, { cell: 0 })).toThrow(RangeError)
    expect(() => drawCutFile(puzzle, { margin: -1 })).toThrow(RangeError)
    expect(() => drawCutFile(puzzle, { line: NaN })).toThrow(RangeError)
  })
})
