import { describe, expect, test } from 'vitest'
import {
  areaOf,
  cellsOfRectangle,
  rectangleBetween,
  rectangleHolds,
  rectangleRound,
  rectanglesMeet,
} from '../src/index.js'

const size = { width: 5, height: 4 }
const CORNERS = [
  [1, 13],
  [13, 1],
  [3, 11],
  [11, 3],
] as const

describe('a rectangle of cells', () => {
  test('is the same from whichever of its corners', () => {
    for (const [one, other] of CORNERS)
      expect(rectangleBetween(size, one, other)).toEqual({ left: 1, top: 0, right: 3, bottom: 2 })
  })

  test('has its cells in reading order, as many as its area', () => {
    const rectangle = rectangleBetween(size, 6, 13)
    expect(cellsOfRectangle(size, rectangle)).toEqual([6, 7, 8, 11, 12, 13])
    expect(areaOf(rectangle)).toBe(6)
  })

  test('meets another one exactly when they share a cell, and holds it when it has all its cells', () => {
    for (let one = 0; one < 20; one++) {
      for (let other = 0; other < 20; other++) {
        const [first, second] = [rectangleBetween(size, one, 7), rectangleBetween(size, other, 18)]
        const cells = new Set(cellsOfRectangle(size, first))
        const others = cellsOfRectangle(size, second)
        expect(rectanglesMeet(first, second)).toBe(others.some((cell) => cells.has(cell)))
        expect(rectangleHolds(first, second)).toBe(others.every((cell) => cells.has(cell)))
      }
    }
  })

  test('round two others is the least that holds both', () => {
    const round = rectangleRound(rectangleBetween(size, 0, 1), rectangleBetween(size, 13, 13))
    expect(round).toEqual(rectangleBetween(size, 0, 13))
  })
})
