import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { boardShown, followHint, test, visit } from './site.js'

/** The links that are drawn, in whatever order and paths they stand in the drawing; one that fades in may stand twice. */
async function lines(page: Page): Promise<string[]> {
  const paths = page.locator('.host .kzp-sheet .kz-line')
  const drawn = await paths.evaluateAll((all) => all.map((one) => one.getAttribute('d') ?? ''))
  return [...new Set(drawn.join('').split('M').filter(Boolean))].sort()
}

/** The progress code of the game that was kept last. */
async function keptRun(page: Page): Promise<string> {
  return page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('kazu:game:')) ?? ''
    return (JSON.parse(localStorage.getItem(key) ?? '{}') as { run: string }).run
  })
}

test('a progress code is opened once: what is played on it is there after a reload', async ({ page }) => {
  await visit(page, 'masyu?size=6x6&level=easy&seed=9')
  await boardShown(page)
  await followHint(page)
  const run = await keptRun(page)
  await page.evaluate(() => {
    localStorage.clear()
  })
  await visit(page, `masyu?run=${encodeURIComponent(run)}`)
  await boardShown(page)
  await expect(page).toHaveURL(/#\/masyu\?board=/)
  const before = await lines(page)
  expect(before).not.toEqual([])
  await followHint(page)
  const after = await lines(page)
  expect(after).not.toEqual(before)
  await page.reload()
  await boardShown(page)
  expect(await lines(page)).toEqual(after)
})

test('a progress code takes nothing from a game of its board that is kept: undo brings that back', async ({ page }) => {
  await visit(page, 'masyu?size=6x6&level=easy&seed=9')
  await boardShown(page)
  await followHint(page)
  const run = await keptRun(page)
  const early = await lines(page)
  await followHint(page)
  const late = await lines(page)
  await visit(page, `masyu?run=${encodeURIComponent(run)}`)
  await boardShown(page)
  expect(await lines(page)).toEqual(early)
  await expect(page.locator('.kzp-slot')).toContainText('Undo brings back')
  await page.reload()
  await boardShown(page)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => lines(page)).toEqual(late)
})

test('the way back from a broken link leads to where one came from', async ({ page }) => {
  for (const broken of ['masyu?board=garbage', 'masyu?run=xyz']) {
    await visit(page, '')
    await page.evaluate((fragment) => {
      location.hash = `#/${fragment}`
    }, broken)
    await expect(page.getByRole('alert')).not.toBeEmpty()
    await page.goBack()
    await expect(page.locator('.tiles')).toBeVisible()
  }
})

test('the way back from a board that an address opened leads to where one came from', async ({ page }) => {
  await visit(page, '')
  await page.evaluate(() => {
    location.hash = '#/open?text=masyu:5x5:..w.b....................'
  })
  await boardShown(page)
  await page.goBack()
  await expect(page.locator('.tiles')).toBeVisible()
})

test('a link that asks for a size or a level makes such a board, and the last one waits under Go on', async ({
  page,
}) => {
  await visit(page, 'masyu?size=5x5&level=easy&seed=3')
  await boardShown(page)
  await followHint(page)
  for (const [asked, made] of [
    ['size=6x7', /size=6x7/],
    ['level=medium', /level=medium/],
  ] as const) {
    await visit(page, `masyu?${asked}`)
    await boardShown(page)
    await expect(page).toHaveURL(made)
  }
  await visit(page, '')
  await page.locator('.go-on').click()
  await boardShown(page)
  await expect(page.locator('.kzp-subtitle')).toContainText('5×5')
})

test('two tabs with the same board go on from each other, and say so', async ({ page, context }) => {
  await visit(page, 'masyu?size=6x6&level=easy&seed=9')
  await boardShown(page)
  const other = await context.newPage()
  await visit(other, 'masyu?size=6x6&level=easy&seed=9')
  await boardShown(other)
  await followHint(page)
  const played = await lines(page)
  expect(played).not.toEqual([])
  await expect.poll(() => lines(other)).toEqual(played)
  await expect(other.locator('.kzp-slot')).toContainText('played on in another tab')
  await followHint(other)
  const both = await lines(other)
  await expect.poll(() => lines(page)).toEqual(both)
})
