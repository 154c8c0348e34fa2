import { DIRECTIONS, sideOf } from '@kazu/grid'
import { LANGUAGES } from '@kazu/puzzle'
import type { Fact } from '@kazu/puzzle'
import { expect, test } from 'vitest'
import { SLITHERLINK_WORDS } from '../src/words.js'

const size = { width: 4, height: 4 }
const around = (cell: number): Fact[] =>
  DIRECTIONS.map((way) => ({ layer: 'line', place: sideOf(size, cell, way), value: 1, holds: false }))

test('the four sides of a cell are said in one, of an inner cell as of one on the frame', () => {
  for (const cell of [0, 5, 15]) {
    const said = LANGUAGES.map((language) => SLITHERLINK_WORDS[language].facts?.(around(cell), size) ?? '')
    for (const words of said) expect(words.match(/r\dc\d/g)).toHaveLength(1)
  }
  expect(SLITHERLINK_WORDS.en.facts?.(around(5), size)).toBe('there is no line on any side of r2c2')
})

test('sides that are not all of one cell are said one by one', () => {
  const [up, down, left] = around(5)
  const other = around(10)[3]
  const facts = [up, down, left, other].filter((fact) => fact !== undefined)
  expect(SLITHERLINK_WORDS.en.facts?.(facts, size).match(/between/g)).toHaveLength(4)
})
