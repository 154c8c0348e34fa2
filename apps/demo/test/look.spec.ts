import AxeBuilder from '@axe-core/playwright'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { CATALOGUE } from '../src/catalogue.js'
import { boardShown, scrollsSideways, test, visit } from './site.js'

/** A board of every kind that there is, as large as on its card. */
const BOARDS = CATALOGUE.map(({ kind, card: { width, height } }) => `${kind}?size=${width}x${height}&level=easy&seed=3`)

/** How much of the window the board takes at least, unless its cells are as large as cells get. */
const SHARES = { phone: 0.4, desk: 0.46 } as const
const CELL_MOST = 94
/** Kinds that are higher than wide, board, words and tray together, have less of a wide window. */
const HIGH: Readonly<Record<string, number>> = { parloku: 0.34 }

/** Opens a page in a language, as a new visit. */
async function open(page: Page, language: string, fragment: string): Promise<void> {
  await page.goto(`/?lang=${language}&visit=${Math.random()}#/${fragment}`)
  if (fragment.includes('size')) await boardShown(page)
  else await expect(page.locator('h1')).toBeVisible()
}

/** What axe finds in the page, as one line a rule. */
async function violations(page: Page): Promise<string[]> {
  const found = (await new AxeBuilder({ page }).analyze()).violations
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)
}

// A colour does not change with the language, nor a word with the theme: each of either is enough.
for (const [language, theme, width] of [
  ['en', 'light', '@phone'],
  ['ja', 'dark', '@phone'],
  ['it', 'light', '@phone'],
  ['en', 'dark', '@desk'],
] as const) {
  test(`axe finds nothing: ${language}, ${theme}`, { tag: width }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme })
    // Around the player, which is looked at for every kind by itself, the page of one kind is like that of any other.
    for (const fragment of ['', 'open', BOARDS[0] ?? '']) {
      await open(page, language, fragment)
      if (fragment.includes('size')) {
        const hint = page.locator('[data-action=hint]')
        await hint.click()
        await expect(page.locator('.kzp-lead')).not.toBeEmpty()
        await hint.click()
      }
      expect(await violations(page), fragment).toEqual([])
    }
  })
}

for (const fragment of ['', 'open']) {
  test(`nothing scrolls sideways: /${fragment}`, async ({ page }) => {
    for (const language of ['en', 'ja', 'it']) {
      await open(page, language, fragment)
      expect(await scrollsSideways(page), language).toBe(false)
    }
  })
}

for (const [index, fragment] of BOARDS.entries()) {
  const kind = CATALOGUE[index]?.kind ?? ''
  test(`${kind} lies well in its page: the board is the largest thing, and nothing scrolls sideways`, async ({ page }, {
    project,
  }) => {
    await visit(page, fragment)
    await boardShown(page)
    const box = await page.locator('.host .kzp-view').boundingBox()
    const { width = 1, height = 1 } = page.viewportSize() ?? {}
    const share = ((box?.width ?? 0) * (box?.height ?? 0)) / (width * height)
    const cell = await page.locator('.host [data-cell="0"]').first().boundingBox()
    if ((cell?.width ?? 0) < CELL_MOST)
      expect(share).toBeGreaterThanOrEqual(
        Math.min(SHARES[project.name as keyof typeof SHARES], HIGH[kind] ?? 1) - 0.01,
      )
    for (const language of ['en', 'ja', 'it']) {
      await page
        .getByLabel(/Language|言語|Lingua/)
        .filter({ visible: true })
        .selectOption(language)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await boardShown(page)
      expect(await scrollsSideways(page), language).toBe(false)
    }
    await page.setViewportSize({ width: 820, height: 1180 })
    expect(await scrollsSideways(page), 'on a tablet').toBe(false)
  })
}

test('at 390 by 664 every tool of a 9 by 9 is in sight, each 44 pixels or more either way', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 })
  await visit(page, 'number-place?size=9x9&level=easy&seed=3')
  await boardShown(page)
  const tools = page.locator('.host .kzp-tools button:visible, .host .kzp-pad button:visible')
  expect(await tools.count()).toBeGreaterThanOrEqual(15)
  for (const tool of await tools.all()) {
    const box = await tool.boundingBox()
    expect(box?.width).toBeGreaterThanOrEqual(44)
    expect(box?.height).toBeGreaterThanOrEqual(44)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(664)
  }
})

test('error, chosen and hint can be told apart without any colour', async ({ page }) => {
  await visit(page, 'number-place?size=9x9&level=easy&seed=3')
  await boardShown(page)
  const shapes = async (): Promise<string> =>
    page
      .locator('.host .kzp-sheet > svg')
      .first()
      .evaluate((svg) =>
        [...svg.querySelectorAll('*')]
          .map((one) => `${one.tagName}.${one.getAttribute('class') ?? ''}`)
          .sort()
          .join(' '),
      )
  const plain = await shapes()
  await page.locator('[data-action=hint]').click()
  await expect(page.locator('.kzp-lead')).toHaveText('Where.')
  const where = await shapes()
  await page.locator('[data-action=hint]').click()
  await expect(page.locator('.kzp-lead')).toHaveText('Why.')
  const why = await shapes()
  expect(new Set([plain, where, why]).size).toBe(3)
})
