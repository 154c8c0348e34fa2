import AxeBuilder from '@axe-core/playwright'
import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { scrollsSideways, test, visit } from './site.ts'

const THREE = 'AILPST_51S.23L.04P_00ITALIA.20PASTA.40ALPI'

const verdict = (page: Page): Locator => page.locator('.build-verdict')

/** The middle of a cell of the stage on the screen. */
async function cell(page: Page, at: number): Promise<{ x: number; y: number }> {
  return page.evaluate((which) => {
    const svg = document.querySelector<SVGSVGElement>('.build-stage .kd-stage') as SVGSVGElement
    const place = new DOMPoint(38 + (which % 6) * 60, 38 + Math.floor(which / 6) * 60)
    const { x, y } = place.matrixTransform(svg.getScreenCTM() as DOMMatrix)
    return { x, y }
  }, at)
}

async function dragTo(page: Page, key: string, to: { x: number; y: number }): Promise<void> {
  const box = await page.locator(`[data-key="${key}"]`).boundingBox()
  if (box === null) throw new Error(`${key} is not to be seen.`)
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 4 })
  await page.mouse.up()
}

test.describe('the builder', () => {
  test(
    'makes a board out of nothing, by mouse, and says at each step how many answers it has',
    { tag: '@desk' },
    async ({ page }) => {
      await visit(page, 'parloku-builder')
      await expect(verdict(page)).toContainText('0 of six letters')
      for (const [at, word] of ['italia', 'pasta', 'alpi'].entries()) {
        await page.getByRole('button', { name: 'Add a word' }).click()
        await page.getByLabel(`Word ${at + 1}`, { exact: true }).fill(word)
      }
      await expect(page.locator('.build-answers')).toContainText('Not on the board yet: ITALIA, PASTA, ALPI.')
      for (const at of [0, 1, 2]) await dragTo(page, `w${at}`, await cell(page, at * 12))
      await dragTo(page, 't0 S', await cell(page, 31))
      await expect(verdict(page)).toHaveText('4 answers.')
      // Two answers stand side by side, and a letter that tells them apart is put in by a button.
      await expect(page.locator('.build-pair figure')).toHaveCount(2)
      await page.getByRole('button', { name: 'L at r3c4' }).click()
      await expect(verdict(page)).toHaveText('Exactly one answer.')
      await expect(page.locator('.build-pair figure')).toHaveCount(1)
      await expect(page).toHaveURL(/p=AILPST_51S\.23L_00ITALIA\.20PASTA\.40ALPI/)
      // A word that is taken off the board opens it again, and undo puts it back.
      await dragTo(page, 'w1', { x: (await cell(page, 0)).x, y: (await cell(page, 35)).y + 90 })
      await expect(verdict(page)).not.toHaveText('Exactly one answer.')
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(verdict(page)).toHaveText('Exactly one answer.')
    },
  )

  test('is worked by keyboard alone, and says what it does', { tag: '@desk' }, async ({ page }) => {
    await visit(page, `parloku-builder?p=${encodeURIComponent('AILPST_51S_00ITALIA.20PASTA.40ALPI')}`)
    await expect(verdict(page)).toHaveText('4 answers.')
    const { keyboard } = page
    await page.locator('[data-key="t0 L"]').focus()
    await keyboard.press('Enter')
    const said = page.locator('.build-stage [aria-live]')
    await expect(said).toContainText('L: taken')
    // From the tray up to r3c4.
    await keyboard.press('ArrowUp')
    await expect(said).toContainText('r6c')
    while (!((await said.textContent()) ?? '').includes('c4')) await keyboard.press('ArrowRight')
    for (let up = 0; up < 3; up++) await keyboard.press('ArrowUp')
    await expect(said).toHaveText('r3c4')
    await keyboard.press('Enter')
    await expect(said).toHaveText('Dropped at r3c4.')
    await expect(verdict(page)).toHaveText('Exactly one answer.')
  })

  test(
    'takes codes and files, says what is wrong with others, and saves what it has',
    { tag: '@desk' },
    async ({ page }) => {
      await visit(page, 'parloku-builder')
      await page.getByLabel('Code, link or puzzlepaw file').first().fill('AILPST_99S_')
      await page.getByRole('button', { name: 'Load' }).click()
      await expect(page.locator('.build .problem')).not.toBeEmpty()
      await page.getByLabel('Code, link or puzzlepaw file').first().fill(`https://example.org/?p=${THREE}`)
      await page.getByRole('button', { name: 'Load' }).click()
      await expect(verdict(page)).toHaveText('Exactly one answer.')
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Save as puzzlepaw file' }).click(),
      ])
      expect(download.suggestedFilename()).toBe('puzzle-ITALIA-PASTA-ALPI.json')
      const path = await download.path()
      const file = JSON.parse(await readFile(path, 'utf8')) as { problem: { letters: string[] } }
      expect(file.problem.letters.join('')).toBe('AILPST')
      await page.getByRole('button', { name: 'Begin anew' }).click()
      await expect(verdict(page)).toContainText('0 of six letters')
      await page.locator('.build input[type=file]').setInputFiles(path)
      await expect(verdict(page)).toHaveText('Exactly one answer.')
      await page.getByRole('link', { name: 'Play it' }).click()
      await expect(page).toHaveURL(/#\/parloku\?/)
    },
  )

  for (const [width, language] of [
    ['@phone', 'it'],
    ['@desk', 'ja'],
  ] as const) {
    test(`axe finds nothing, and nothing scrolls sideways: ${language}`, { tag: width }, async ({ page }) => {
      await page.goto(
        `/?lang=${language}#/parloku-builder?p=${encodeURIComponent('AILPST_51S_00ITALIA.20PASTA.40ALPI')}`,
      )
      await expect(verdict(page)).toBeVisible()
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
      expect(await scrollsSideways(page)).toBe(false)
    })
  }
})
