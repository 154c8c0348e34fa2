import { rectangleBetween } from '@kazu/grid'
import { describe, expect, test } from 'vitest'
import {
  drawnRectangle,
  drawnRectangles,
  marksOfRectangles,
  playRectangles,
  rectangleOver,
  rectanglesFault,
} from '../src/index.js'

const size = { width: 4, height: 3 }
const draw = (first: number, last: number) => drawnRectangle(size, rectangleBetween(size, first, last))
const empty = marksOfRectangles(size, [])

describe('marks made of rectangles', () => {
  test('hold each rectangle at its first cell, whichever corners drew it', () => {
    const marks = playRectangles(size, empty, [draw(5, 0), draw(10, 7)])
    expect(drawnRectangles(size, marks)).toEqual([rectangleBetween(size, 0, 5), rectangleBetween(size, 6, 11)])
    expect(rectangleOver(size, marks, 11)).toEqual(rectangleBetween(size, 6, 11))
    expect(rectangleOver(size, marks, 2)).toBe(null)
  })

  test('never overlap: a later rectangle takes the place of those that it meets, in one move too', () => {
    const marks = playRectangles(size, empty, [draw(0, 5), draw(2, 3)])
    expect(drawnRectangles(size, playRectangles(size, marks, [draw(1, 2)]))).toEqual([rectangleBetween(size, 1, 2)])
    expect(drawnRectangles(size, playRectangles(size, empty, [draw(0, 5), draw(5, 6)]))).toEqual([
      rectangleBetween(size, 5, 6),
    ])
  })

  test('are the same object where nothing changes', () => {
    const marks = playRectangles(size, empty, [draw(0, 5)])
    expect(playRectangles(size, marks, [draw(0, 5)])).toBe(marks)
  })

  test('that overlap, or end before they begin, are faulty', () => {
    const rectangle = [...empty.rectangle]
    expect(rectanglesFault(size, empty)).toBe(null)
    rectangle[0] = 6
    rectangle[1] = 3
    expect(rectanglesFault(size, { ...empty, rectangle })).toBe('Two drawn rectangles must not overlap.')
    rectangle[0] = 0
    rectangle[1] = 5
    expect(rectanglesFault(size, { ...empty, rectangle })).toBe(
      'A rectangle must end below or right of its first cell.',
    )
    expect(rectanglesFault(size, { rectangle })).toContain('wall')
  })
})
