import { expect } from '@playwright/test'
import { boardShown, followHint, test, visit } from './site.js'

test('the same link gives the same board', async ({ page, context }) => {
  await visit(page, 'masyu?size=8x8&level=medium&seed=12')
  await boardShown(page)
  const other = await context.newPage()
  await visit(other, 'masyu?size=8x8&level=medium&seed=12')
  await boardShown(other)
  const drawn = async (from: typeof page): Promise<string> =>
    (
      await from.locator('.host .kzp-sheet [class*=kz-pearl]').evaluateAll((all) => all.map((one) => one.outerHTML))
    ).join('')
  expect(await drawn(page)).toBe(await drawn(other))
})

test('size, level and seed are chosen; bad ones are refused in a sentence', async ({ page }) => {
  await visit(page, 'masyu?size=5x5&level=easy&seed=1')
  await boardShown(page)
  await page.getByLabel('Size').selectOption('Other …')
  await page.getByLabel('Width').fill('7')
  await page.getByLabel('Height').fill('99')
  await page.getByRole('button', { name: 'Make this one' }).click()
  await expect(page.getByRole('alert').filter({ hasText: '5 to 25' })).toBeVisible()
  await page.getByLabel('Height').fill('6')
  await page.getByLabel('Seed').fill('0')
  await page.getByRole('button', { name: 'Make this one' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'whole number' })).toBeVisible()
  await page.getByLabel('Seed').fill('77')
  await page.getByLabel('Level').selectOption('hard')
  await page.getByRole('button', { name: 'Make this one' }).click()
  await expect(page).toHaveURL(/size=7x6&level=hard&seed=77/)
})

test('a big board is made beside the page, which stays alive, and can be called off', async ({ page }) => {
  await visit(page, 'masyu?size=5x5&level=easy&seed=1')
  await boardShown(page)
  await page.getByLabel('Size').selectOption('25×25')
  await page.getByLabel('Level').selectOption('expert')
  await page.getByRole('button', { name: 'New puzzle' }).click()
  await expect(page.locator('.making')).toBeVisible()
  await expect(page.locator('.making')).toContainText('25×25')
  // Play goes on while it is made: a link drawn, and taken back.
  await page.getByRole('button', { name: 'Hint' }).click()
  await expect(page.locator('.kzp-slot')).not.toBeEmpty()
  await page.locator('.making').getByRole('button', { name: 'Cancel' }).click()
  await expect(page.locator('.making')).toBeHidden()
  await expect(page).toHaveURL(/size=5x5/)
})

test('another puzzle takes the place of the last one, and undo brings it back', async ({ page }) => {
  await visit(page, 'number-place?size=4x4&level=easy&seed=1')
  await boardShown(page)
  const givens = async (): Promise<string> =>
    (await page.locator('.host .kzp-sheet .kz-given').allTextContents()).join('')
  const before = await givens()
  await page.getByRole('button', { name: 'New puzzle' }).click()
  await expect.poll(givens).not.toBe(before)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(givens).toBe(before)
})

test('links, addresses and progress can be copied and opened again', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await visit(page, 'masyu?size=6x6&level=easy&seed=9')
  await boardShown(page)
  await followHint(page)
  const copied = async (name: string): Promise<string> => {
    await page.getByRole('button', { name, exact: true }).click()
    await expect(page.getByText('Copied.')).toBeVisible()
    return page.evaluate(async () => navigator.clipboard.readText())
  }
  expect(await copied('Copy link')).toMatch(/#\/masyu\?size=6x6&level=easy&seed=9$/)
  expect(await copied('Copy link with the board')).toContain('board=masyu')
  expect(await copied('Copy puzz.link address')).toMatch(/^https:\/\/puzz\.link\/p\?mashu\/6\/6\//)
  const progress = await copied('Copy my progress')
  await page.evaluate(() => {
    localStorage.clear()
  })
  await visit(page, 'open')
  await page.getByLabel('Address or code').fill(progress)
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await boardShown(page)
  await expect(page.locator('.host .kzp-sheet .kz-line').first()).toBeAttached()
})

test('a link that asks for what is not made says so beside the board that is made instead', async ({ page }) => {
  await visit(page, 'masyu?size=999x2&level=fiendish&seed=42')
  await boardShown(page)
  await expect(page.locator('.kzp-slot')).toContainText('size=999x2, level=fiendish.')
  await expect(page).toHaveURL(/seed=42/)
})

test('language and theme can be chosen beside a board, which stays, and so does the focus', async ({ page }) => {
  await visit(page, 'masyu?size=5x5&level=easy&seed=3')
  await boardShown(page)
  const language = page.getByLabel('Language').filter({ visible: true })
  await language.focus()
  await language.selectOption('it')
  await expect(page.getByRole('button', { name: 'Nuovo schema' })).toBeVisible()
  await expect(page.getByLabel('Lingua').filter({ visible: true })).toBeFocused()
  await page.getByLabel('Tema').filter({ visible: true }).selectOption('dark')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page).toHaveURL(/seed=3/)
})

test('the first board may be called off: everything by which another one is chosen is there, then and after', async ({
  page,
}) => {
  // The worker never comes, so that the board is made for as long as the test likes.
  await page.route(/engine-worker/, () => undefined)
  await visit(page, 'masyu?size=25x25&level=expert&seed=7')
  const making = page.locator('.making')
  await expect(making).toContainText('25×25')
  const chosen = async (): Promise<void> => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Masyu')
    await expect(page.getByLabel('Size')).toHaveValue('25×25')
    await expect(page.getByRole('heading', { name: 'Rules' })).toBeVisible()
  }
  await chosen()
  await making.getByRole('button', { name: 'Cancel' }).click()
  await expect(making).toBeHidden()
  await expect(page.getByText('Called off.')).toBeVisible()
  await chosen()
  await page.unroute(/engine-worker/)
  // What was called off is not what is made next time.
  await visit(page, 'masyu')
  await boardShown(page)
  await expect(page.locator('.kzp-subtitle')).not.toContainText('25×25')
})

test('another board may be asked for while the first one is made', async ({ page }) => {
  let held = true
  await page.route(/engine-worker/, (route) => (held ? undefined : route.continue()))
  await visit(page, 'masyu?size=25x25&level=expert&seed=7')
  await expect(page.locator('.making')).toBeVisible()
  held = false
  await page.getByLabel('Size').selectOption('5×5')
  await page.getByLabel('Level').selectOption('easy')
  await page.getByRole('button', { name: 'New puzzle' }).click()
  await boardShown(page)
  await expect(page).toHaveURL(/size=5x5&level=easy/)
  await expect(page.locator('.making')).toBeHidden()
})

test('a seed is written in digits: another number is refused in a link', async ({ page }) => {
  await visit(page, 'masyu?size=5x5&level=easy&seed=1e3')
  await boardShown(page)
  await expect(page.locator('.kzp-slot')).toContainText('seed=1e3.')
  await expect(page).not.toHaveURL(/seed=(1e3|1000)$/)
})

test('what else a kind lets choose is chosen beside size and level, and stands in the link', async ({ page }) => {
  await visit(page, 'akari?size=7x7&level=easy&symmetry=left-right&seed=5')
  await boardShown(page)
  const symmetry = page.getByLabel('Symmetry')
  await expect(symmetry).toHaveValue('left-right')
  await symmetry.selectOption('quarter-turn')
  await page.getByRole('button', { name: 'Make this one' }).click()
  await expect(page).toHaveURL(/size=7x7&level=easy&symmetry=quarter-turn&seed=5/)
  await visit(page, 'akari?size=7x7&level=easy&symmetry=sideways&seed=5')
  await boardShown(page)
  await expect(page.locator('.kzp-words')).toContainText('symmetry=sideways')
})

test('the packs of a kind are links, and the one that is shown is marked', async ({ page }) => {
  await visit(page, 'shikaku?size=7x7&level=easy&seed=9')
  await boardShown(page)
  const packs = page.locator('.packs')
  await expect(packs.getByRole('link')).toHaveCount(9)
  await expect(packs.locator('[aria-current]')).toHaveCount(0)
  await packs.getByRole('link', { name: 'Causeway' }).click()
  await expect(page.locator('.packs [aria-current]')).toHaveText('Causeway')
  await expect(page).toHaveURL(/shikaku\?size=10x6&level=medium&seed=2/)
})
