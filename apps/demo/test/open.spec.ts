import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { boardShown, test, visit } from './site.js'

async function paste(page: Page, text: string): Promise<void> {
  await visit(page, 'open')
  await page.getByLabel('Address or code').fill(text)
  await page.getByRole('button', { name: 'Open', exact: true }).click()
}

const SUDOKU = '5.....8..4...2.....7..9..1.....8.6.....3.5.....1.4.....2..6..7.....1...9..8.....3'

test('a puzz.link address of masyu is opened and can be played', async ({ page }) => {
  await paste(page, 'https://puzz.link/p?mashu/6/6/1063000i3000')
  await boardShown(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Masyu')
  await expect(page.locator('.host .kzp-sheet .kz-pearl-white')).toHaveCount(3)
})

test('a puzz.link address of akari is opened, and what its lights shine on is lit', async ({ page }) => {
  await paste(page, 'https://puzz.link/p?akari/7/7/.blb6cah7.jb5.hbl.a')
  await boardShown(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Akari')
  await expect(page.locator('.host .kzp-sheet .kz-wall-number')).toHaveCount(10)
  await expect(page.locator('.host .kzp-sheet .kz-lit')).toHaveCount(0)
  await page.locator('.host [data-reader="2"]').focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('.host .kzp-sheet .kz-lit')).toHaveCount(1)
})

test('81 characters and a puzz.link sudoku are opened as sudoku', async ({ page }) => {
  for (const text of [
    SUDOKU,
    SUDOKU.replaceAll('.', '0').replace(/(.{9})/g, '$1\n'),
    'https://puzz.link/p?sudoku/4/4/g1k23k3g',
  ]) {
    await paste(page, text)
    await boardShown(page)
    await expect(page.locator('.host .kzp-sheet .kz-given').first()).toBeVisible()
  }
})

test('a bad address stays, says why in a sentence, and its first wrong character is underlined', async ({ page }) => {
  const bad = 'https://puzz.link/p?mashu/6/6/1063?00i3000'
  await paste(page, bad)
  await expect(page.getByRole('alert')).toContainText('character')
  await expect(page.locator('.shown mark')).toHaveText('?')
  await expect(page.getByLabel('Address or code')).toHaveValue(bad)
})

test('what is no board at all, and nothing, are refused in a sentence', async ({ page }) => {
  for (const text of ['hello <img src=x onerror=alert(1)>', 'https://puzz.link/p?no-such-kind/6/6/000', '']) {
    await paste(page, text)
    await expect(page.getByRole('alert')).not.toBeEmpty()
    expect(await page.locator('img').count()).toBe(0)
  }
})

test('a link with a broken board leads to the page that says what is wrong', async ({ page }) => {
  await visit(page, 'masyu?board=masyu:5x5:..x')
  await expect(page.getByRole('alert')).toContainText('character')
})
