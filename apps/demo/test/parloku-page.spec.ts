import { expect } from '@playwright/test'
import { boardShown, test } from './site.js'

const CODE = 'ACGIMO_41I.42O.54I.55O_00AMICA.11GIOCO.05MAGIA'

test(
  'a link with p=, lang= and tutorial opens that board, in that language, with its first step',
  {
    tag: '@phone',
  },
  async ({ page }) => {
    await page.goto(`/?p=${CODE}&lang=it&tutorial`)
    await boardShown(page)
    await expect(page.locator('html')).toHaveAttribute('lang', 'it')
    await expect(page.locator('.kzp-words')).toContainText('AMICA parte da r1c1')
    await expect(page.locator('.kz-piece-given')).toHaveCount(4)
    await page.reload()
    await boardShown(page)
    await expect(page.locator('.kzp-words')).toContainText('AMICA parte da r1c1')
  },
)

test('a link with a broken p= says what is wrong, and keeps the text', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/?p=ACGIMO_41X_00AMICA')
  await expect(page.locator('textarea, input[type=text]').first()).toHaveValue('ACGIMO_41X_00AMICA')
  await expect(page).toHaveURL(/#\/open\?text=/)
})

test('what is copied is a link with p=, and a game goes on after a reload', { tag: '@desk' }, async ({ page }) => {
  await page.goto(`/#/parloku?p=${CODE}`)
  await boardShown(page)
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: {
        writeText: (text: string) => {
          Object.assign(window, { copied: text })
          return Promise.resolve()
        },
      },
    })
  })
  await page.getByRole('button', { name: 'Copy link with the board' }).click()
  const copied = await page.evaluate(() => (window as unknown as { copied: string }).copied)
  expect(new URL(copied).hash).toBe(`#/parloku?p=${CODE}`)
  await page.locator('[role=gridcell]').first().focus()
  await page.keyboard.press('a')
  await expect(page.locator('[aria-label="A, 5 left"]')).toBeAttached()
  await page.reload()
  await boardShown(page)
  await expect(page.locator('[aria-label="A, 5 left"]')).toBeAttached()
})
