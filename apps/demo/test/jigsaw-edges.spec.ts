import AxeBuilder from '@axe-core/playwright'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { fingersOn } from './player-page.ts'
import { scrollsSideways, test, visit } from './site.ts'

const status = (page: Page): ReturnType<Page['locator']> => page.locator('.je-status')

/** Opens a table; on that of the seed 910 no piece covers another one's middle. */
async function open(page: Page, query = 'rows=2&columns=3&seed=910'): Promise<void> {
  await visit(page, `jigsaw-edges?${query}`)
  await expect(page.locator('.je-view')).toBeVisible()
}

/** Where the chosen piece is said to be, in percent of the table, as a place on the screen. */
async function placeOfChosen(page: Page): Promise<{ x: number; y: number }> {
  const said = (await page.locator('.je-says').textContent()) ?? ''
  const [right, below] = [...said.matchAll(/(\d+) %/g)].map(([, share]) => Number(share) / 100) as [number, number]
  const box = await page.locator('.je-view').boundingBox()
  if (box === null) throw new Error('The table is not to be seen.')
  // The whole table of 2 by 3 pieces, 540 by 360 units, stands in the middle of the view.
  const scale = Math.min(box.width / 540, box.height / 360)
  return {
    x: box.x + box.width / 2 + (right - 0.5) * 540 * scale,
    y: box.y + box.height / 2 + (below - 0.5) * 360 * scale,
  }
}

test.describe('pieces', () => {
  test('are joined step by step to the end, which is told', { tag: '@desk' }, async ({ page }) => {
    await open(page, 'rows=5&columns=7&seed=3')
    await expect(status(page)).toHaveText('0 of 34 seams joined')
    for (let step = 0; step < 34; step++) await page.locator('[data-action=step]').click()
    await expect(status(page)).toHaveText('All 35 pieces joined')
    await expect(page.locator('.je-done')).toContainText('Solved!')
    await expect(page.locator('[data-action=step]')).toBeDisabled()
    await page.locator('[data-action=undo]').click()
    await expect(status(page)).toHaveText('33 of 34 seams joined')
  })

  test('are put together by keyboard alone', { tag: '@desk' }, async ({ page }) => {
    await open(page)
    const { keyboard } = page
    await page.locator('.je-view').focus()
    const says = page.locator('.je-says')
    for (let round = 0; round < 60; round++) {
      if (((await status(page).textContent()) ?? '').startsWith('All')) break
      await keyboard.press('n')
      await expect(says).toContainText('Piece')
      // Turned until one that fits faces it.
      for (let turns = 0; turns < 4; turns++) {
        await keyboard.press('m')
        if (((await says.textContent()) ?? '').startsWith('Put')) break
        await keyboard.press('r')
      }
      await keyboard.press('ArrowLeft')
    }
    await expect(status(page)).toHaveText('All 6 pieces joined')
  })

  test(
    'are dragged by mouse, turned by the second button, and taken together by a band',
    { tag: '@desk' },
    async ({ page }) => {
      await open(page)
      await page.locator('.je-view').focus()
      await page.keyboard.press('n')
      const from = await placeOfChosen(page)
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      await page.mouse.move(from.x + 60, from.y + 40, { steps: 4 })
      await page.mouse.up()
      const to = await placeOfChosen(page)
      expect(Math.hypot(to.x - from.x - 60, to.y - from.y - 40)).toBeLessThan(16)
      await page.mouse.click(to.x, to.y, { button: 'right' })
      await expect(page.locator('.je-says')).toContainText('Turned')
      const box = await page.locator('.je-view').boundingBox()
      if (box === null) throw new Error('The table is not to be seen.')
      await page.mouse.move(box.x + 24, box.y + 6)
      await page.mouse.down()
      await page.mouse.move(box.x + box.width - 24, box.y + box.height - 6, { steps: 4 })
      await page.mouse.up()
      await page.keyboard.press('ArrowRight')
      await expect(page.locator('.je-says')).toContainText('Moved')
      // What is called off goes back.
      await page.mouse.move(to.x, to.y)
      await page.mouse.down()
      await page.mouse.move(to.x + 80, to.y, { steps: 3 })
      await page.keyboard.press('Escape')
      await page.mouse.up()
      await expect(page.locator('.je-moving')).toHaveCSS('transform', /matrix\(1, 0, 0, 1, 0, 0\)|none/)
    },
  )

  test('are kept with their places, and the picture with them', { tag: '@desk' }, async ({ page }) => {
    await open(page, 'rows=3&columns=3&seed=8')
    await page.locator('[data-action=example]').click()
    for (let step = 0; step < 3; step++) await page.locator('[data-action=step]').click()
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('kazu:jigsaw-edges:3x3:8')?.length ?? 0))
      .toBeGreaterThan(0)
    await page.waitForTimeout(600)
    await page.reload()
    await expect(status(page)).toHaveText('3 of 8 seams joined')
    await expect(page.locator('[data-action=peek]')).toBeEnabled()
    await page.locator('.je-view').focus()
    await page.keyboard.down('p')
    await expect(page.locator('.je-peek img')).toBeVisible()
    await page.keyboard.up('p')
    await expect(page.locator('.je-peek')).toHaveCount(0)
  })

  test('come out of a file, and a broken one says what is wrong and where', { tag: '@desk' }, async ({ page }) => {
    await open(page)
    const file = page.locator('.pieces-form input[type=file]')
    await file.setInputFiles({ name: 'broken.json', mimeType: 'application/json', buffer: Buffer.from('{"pieces": [') })
    await expect(page.locator('.pieces .problem')).toHaveText('The file is no JSON. Line 1, column 13.')
    const pair = '{"pieces":[{"id":"a","rotation":0,"sides":[0,7,0,0]},{"id":"b","rotation":0,"sides":[0,0,0,-7]}]}'
    await file.setInputFiles({ name: 'pair.json', mimeType: 'application/json', buffer: Buffer.from(pair) })
    await expect(status(page)).toHaveText('0 of 1 seams joined')
    await page.locator('[data-action=step]').click()
    await expect(status(page)).toHaveText('All 2 pieces joined')
  })

  test('follow a finger, and two fingers zoom without moving any', { tag: '@phone' }, async ({ page }) => {
    await open(page)
    await page.locator('.je-view').focus()
    await page.keyboard.press('n')
    const from = await placeOfChosen(page)
    const finger = await fingersOn(page)
    await finger.down(from)
    await finger.move({ x: from.x + 20, y: from.y + 10 })
    await finger.move({ x: from.x + 40, y: from.y + 20 })
    await finger.up()
    await expect(page.locator('.je-says')).toContainText(/Moved|Joined/)
    await expect(page.locator('.je-map')).toBeHidden()
    const undo = page.locator('[data-action=undo]')
    await undo.click()
    await expect(undo).toBeDisabled()
    await finger.down(from)
    await finger.move({ x: from.x + 20, y: from.y })
    await finger.down({ x: from.x + 20, y: from.y }, { x: from.x + 60, y: from.y })
    await finger.move({ x: from.x - 40, y: from.y }, { x: from.x + 120, y: from.y })
    await finger.up()
    await expect(page.locator('.je-map')).toBeVisible()
    await expect(undo).toBeDisabled()
  })

  for (const width of ['@phone', '@desk'] as const) {
    test(`axe finds nothing, and nothing scrolls sideways: ${width}`, { tag: width }, async ({ page }) => {
      await open(page)
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
      expect(await scrollsSideways(page)).toBe(false)
    })
  }
})
