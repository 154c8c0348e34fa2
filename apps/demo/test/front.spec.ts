import { expect } from '@playwright/test'
import { CATALOGUE } from '../src/catalogue.js'
import { boardShown, followHint, test, visit } from './site.js'

test('the front page shows every kind as a drawn board, and leads to it', async ({ page }) => {
  await visit(page, '')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kazu')
  const tiles = page.locator('.tile')
  await expect(tiles).toHaveCount(CATALOGUE.length)
  for (const tile of await tiles.all()) {
    await expect(tile.locator('svg')).toBeVisible()
    expect(await tile.locator('svg *').count()).toBeGreaterThan(10)
  }
  await tiles.filter({ hasText: 'Masyu' }).click()
  await boardShown(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Masyu')
})

test('the families sort the kinds', async ({ page }) => {
  await visit(page, '')
  await page.getByRole('button', { name: 'Loops' }).click()
  await expect(page.locator('.tile:visible')).toHaveText([/Masyu/])
  await page.getByRole('button', { name: 'All' }).click()
  await expect(page.locator('.tile:visible')).toHaveCount(CATALOGUE.length)
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
  await goOn.click()
  await boardShown(page)
  await expect(page.locator('.host .kzp-sheet .kz-line').first()).toBeAttached()
})

test('an address that leads nowhere says so and shows what there is', async ({ page }) => {
  await visit(page, 'tic-tac-toe')
  await expect(page.getByText('There is no such page')).toBeVisible()
  await expect(page.locator('.tile')).toHaveCount(CATALOGUE.length)
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
