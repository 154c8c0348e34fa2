import { describe, expect, test } from 'vitest'
import { BOARD_STYLE, colours, MATERIALS, standAloneStyle, themeStyle, TOKENS } from '../src/theme.js'

describe('the style', () => {
  test('reads no custom property that the theme does not set', () => {
    const read = [...BOARD_STYLE.matchAll(/var\(--kz-([a-z0-9-]+)/g)].map((match) => match[1] as string)
    expect(read.length).toBeGreaterThan(20)
    expect(read.filter((name) => name !== 'font' && !(TOKENS as readonly string[]).includes(name))).toEqual([])
  })

  test('sets no rule on anything but the drawings, custom properties apart', () => {
    expect(BOARD_STYLE.split('\n').filter((rule) => !rule.startsWith('.kz'))).toEqual([])
    const bodies = [...themeStyle().matchAll(/\{([^{}]*)\}/g)].flatMap((match) => (match[1] as string).split(';'))
    expect(bodies.length).toBeGreaterThan(100)
    expect(bodies.filter((declaration) => !declaration.startsWith('--kz-'))).toEqual([])
  })

  test('gives a material its own paper in both themes', () => {
    for (const material of MATERIALS.slice(1)) {
      for (const theme of ['light', 'dark'] as const) {
        expect(themeStyle()).toContain(`--kz-paper:${colours(theme, material).paper}`)
        expect(colours(theme, material).paper).not.toBe(colours(theme).paper)
      }
    }
  })

  test('of a drawing with a theme of its own has plain colours only', () => {
    const style = standAloneStyle({ theme: 'dark', material: 'slate' })
    expect(style).not.toContain('var(')
    expect(style).toContain(`.kz-alone-dark-slate .kz-paper{fill:${colours('dark', 'slate').paper}}`)
  })

  test('of a drawing that stands alone reaches no other drawing', () => {
    for (const theme of ['light', 'auto'] as const) {
      const selectors = standAloneStyle({ theme }).match(/[^{}]+(?=\{[^{}]*\})/g) ?? []
      expect(selectors.length).toBeGreaterThan(20)
      expect(selectors.filter((selector) => !selector.trim().startsWith(`.kz-alone-${theme}-ivory`))).toEqual([])
    }
  })

  test('of a drawing that follows the device holds both themes', () => {
    const style = standAloneStyle({ theme: 'auto' })
    expect(style).toContain(`--kz-paper:${colours('light').paper}`)
    expect(style).toContain('prefers-color-scheme:dark')
    expect(style).toContain(`--kz-paper:${colours('dark').paper}`)
  })
})
