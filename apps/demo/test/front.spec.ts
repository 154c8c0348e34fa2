import { expect, test as loud } from '@playwright/test'
import { CATALOGUE } from '../src/catalogue.js'
import { boardShown, followHint, scrollsSideways, test, visit } from './site.js'

/** Every grid, and the picture puzzle. */
const KINDS = CATALOGUE.length + 1

test('the front page shows every kind as a drawn board, and leads to it', async ({ page }) => {
  await visit(page, '')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kazu')
  const tiles = page.locator('.tile')
  await expect(tiles).toHaveCount(KINDS)
  for (const tile of await tiles.all()) {
    await expect(tile.locator('svg')).toBeVisible()
    expect(await tile.locator('svg *').count()).toBeGreaterThan(10)
  }
  await tiles.filter({ hasText: 'Jigsaw-edges' }).click()
  await expect(page.locator('.je-view')).toBeVisible()
  await page.goBack()
  await tiles.filter({ hasText: 'Masyu' }).click()
  await boardShown(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Masyu')
})

test('the families sort the kinds', async ({ page }) => {
  await visit(page, '')
  await page.getByRole('button', { name: 'Loops' }).click()
  const loops = CATALOGUE.filter(({ family }) => family === 'loops')
  await expect(page.locator('.tile:visible')).toHaveCount(loops.length)
  await expect(page.locator('.tile:visible').first()).toContainText('Masyu')
  await page.getByRole('button', { name: 'All' }).click()
  await expect(page.locator('.tile:visible')).toHaveCount(KINDS)
})

test('a first visit can play at once, a later one goes on', async ({ page }) => {
  await visit(page, '')
  await expect(page.locator('.starter .kzp-view')).toBeVisible()
  await visit(page, 'masyu?size=5x5&level=easy&seed=3')
  await boardShown(page)
  await followHint(page)
  await visit(page, '')
  const goOn = page.locator('.go-on')
  await expect(goOn).toContainText('Masyu')
  // The game itself is drawn, not the board of its kind's tile.
  await expect(goOn.locator('svg .kz-line').first()).toBeAttached()
  expect(await goOn.locator('svg').getAttribute('viewBox')).not.toBe(
    await page.locator('.tile', { hasText: 'Masyu' }).locator('svg').getAttribute('viewBox'),
  )
  await goOn.click()
  await boardShown(page)
  await expect(page.locator('.host .kzp-sheet .kz-line').first()).toBeAttached()
})

test('an address that leads nowhere says so and shows what there is', async ({ page }) => {
  await visit(page, 'tic-tac-toe')
  await expect(page.getByText('There is no such page')).toBeVisible()
  await expect(page.locator('.tile')).toHaveCount(KINDS)
})

test('language and theme are chosen at the top and kept', async ({ page }) => {
  await visit(page, '')
  await page.getByLabel('Language').selectOption('it')
  await expect(page.getByText('una sola soluzione')).toBeVisible()
  await page.getByLabel('Tema').selectOption('dark')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await visit(page, '')
  await expect(page.locator('html')).toHaveAttribute('lang', 'it')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('the bar on top is one line, and shows every choice in full, in each language', async ({ page }) => {
  for (const language of ['en', 'ja', 'it']) {
    await page.goto(`/?lang=${language}&visit=${Math.random()}#/`)
    await expect(page.locator('h1')).toBeVisible()
    expect((await page.locator('.site-header').boundingBox())?.height).toBeLessThanOrEqual(57)
    expect(await scrollsSideways(page)).toBe(false)
    for (const select of await page.locator('.choosers select').all()) {
      const spare = await select.evaluate((one: HTMLSelectElement) => {
        const { font, paddingLeft, paddingRight } = getComputedStyle(one)
        const pen = document.createElement('canvas').getContext('2d')
        if (pen === null) throw new Error('No canvas.')
        pen.font = font
        const widest = Math.max(...[...one.options].map(({ text }) => pen.measureText(text).width))
        return one.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - widest
      })
      expect(spare).toBeGreaterThanOrEqual(-0.5)
    }
  }
})

test('the first board stands flush with the page, and nothing is said twice', async ({ page }, { project }) => {
  await visit(page, '')
  const board = page.locator('.starter .kzp-view')
  await expect(board).toBeVisible()
  const box = await board.boundingBox()
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
  const words = await page.locator('.starter .kzp-words').boundingBox()
  expect(Math.abs((box?.x ?? 0) - (heading?.x ?? 99))).toBeLessThanOrEqual(2)
  expect(Math.abs((words?.x ?? 0) - (heading?.x ?? 99))).toBeLessThanOrEqual(2)
  if (project.name === 'phone') expect(box?.width).toBeGreaterThanOrEqual(360)
  await expect(page.getByText('one loop through')).toHaveCount(1)
})

// This one makes the console speak, and means it.
loud('a page that cannot be loaded says so under the bar, with a retry that works and a way home', async ({ page }) => {
  let broken = true
  await page.route(/assets\/puzzle-/, (route) => (broken ? route.abort() : route.continue()))
  await visit(page, 'masyu?size=5x5&level=easy&seed=3')
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('could not be loaded')
  await expect(page.locator('.site-header')).toBeVisible()
  expect((await alert.boundingBox())?.x).toBeGreaterThanOrEqual(12)
  await page.getByRole('link', { name: 'All puzzles' }).click()
  await expect(page.locator('.tiles')).toBeVisible()
  await page.goBack()
  // Only what failed again can be tried again: a page asked for after the mending would simply come.
  await expect(alert).toContainText('could not be loaded')
  broken = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await boardShown(page)
})
