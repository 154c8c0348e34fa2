import { describe, expect, test } from 'vitest'
import { colours, contrast, CONTRASTS, LEAST_CONTRAST, MATERIALS, THEMES, TOKENS } from '../src/theme.js'

describe('contrast', () => {
  test('is 21 between black and white, and 1 between a colour and itself', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
    expect(contrast('#336699', '#336699')).toBe(1)
  })

  test('refuses what is not a colour', () => {
    expect(() => contrast('red', '#ffffff')).toThrow(RangeError)
  })

  for (const theme of THEMES) {
    for (const material of MATERIALS) {
      test(`everything can be read in the ${theme} theme on ${material}`, () => {
        const now = colours(theme, material)
        const low = CONTRASTS.filter(({ on, ground, as }) => contrast(now[on], now[ground]) < LEAST_CONTRAST[as])
        expect(low.map(({ on, ground }) => `${on} on ${ground} ${contrast(now[on], now[ground]).toFixed(2)}`)).toEqual(
          [],
        )
      })
    }
  }

  test('the ratios that the looks promise hold in both themes', () => {
    const promised: [string, string, number, number][] = [
      ['ink', 'page', 13.6, 15.3],
      ['ink', 'paper', 15, 13.2],
      ['ink', 'surface', 15.7, 11.6],
      ['muted', 'page', 5.4, 8],
      ['edge', 'page', 3.5, 4.9],
      ['entry', 'paper', 7.1, 8.7],
      ['on-accent', 'accent', 7.6, 9.7],
      ['note', 'paper', 7.2, 8.9],
      ['grid', 'paper', 3.1, 3.8],
      ['box', 'paper', 12.6, 8.7],
      ['entry', 'select', 5.9, 5.5],
      ['note', 'select', 5.9, 5.6],
      ['entry', 'same', 5.1, 4.9],
      ['entry', 'hint', 5.9, 5.1],
      ['entry', 'because', 6.7, 7],
      ['hint-ink', 'paper', 7.5, 11.2],
      ['hint-ink', 'hint', 6.1, 6.6],
      ['note', 'conflict', 5.6, 6.8],
      ['bad', 'paper', 7.3, 8.6],
      ['bad', 'conflict', 5.7, 6.6],
      ['good', 'good-wash', 5.5, 6],
      ['shade', 'paper', 9.4, 6],
      ['on-shade', 'shade', 9.4, 7.2],
      ['pearl-ring', 'paper', 15, 13.9],
      ['cage', 'paper', 6.9, 7.8],
      ['clue', 'page', 7.3, 12],
      ['ink', 'table', 12.1, 14],
    ]
    for (const [on, ground, light, dark] of promised) {
      const ratios = THEMES.map((theme) => contrast(colours(theme)[on as 'ink'], colours(theme)[ground as 'ink']))
      expect(ratios[0], `${on} on ${ground}, light`).toBeCloseTo(light, 0.9)
      expect(ratios[1], `${on} on ${ground}, dark`).toBeCloseTo(dark, 0.9)
    }
  })

  test('every colour that carries meaning is held by some pair', () => {
    const decorative = ['rule', 'floor', 'bulb', 'peer', 'surface', 'good-wash', 'table']
    const held = new Set(CONTRASTS.flatMap(({ on, ground }) => [on, ground]))
    expect(TOKENS.filter((token) => !held.has(token) && !decorative.includes(token))).toEqual([])
  })
})
