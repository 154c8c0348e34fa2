import { rmSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { installConsumer } from './consumer.ts'
import { setup } from './pack.ts'
import { PAGE_NAMES, servePages } from './pages.ts'

// One project of somebody else serves all these tests.
test.describe.configure({ mode: 'default' })

let url = ''
let close = async (): Promise<void> => {}

test.beforeAll(async () => {
  test.setTimeout(300_000)
  setup()
  const { folder } = installConsumer('@kazu/masyu')
  const server = await servePages(folder)
  url = server.url
  close = async () => {
    await server.close()
    rmSync(folder, { recursive: true, force: true })
  }
})

test.afterAll(() => close())

/** Draws with the mouse from one cell's centre to another's. */
async function drawBetween(page: Page, from: number, to: number): Promise<void> {
  const centres = await Promise.all(
    [from, to].map(async (cell) => {
      const box = await page
        .locator(`[data-cell="${String(cell)}"]`)
        .first()
        .boundingBox()
      if (box === null) throw new Error(`Cell ${String(cell)} is not seen.`)
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    }),
  )
  const [start, end] = centres as [{ x: number; y: number }, { x: number; y: number }]
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(end.x, end.y, { steps: 5 })
  await page.mouse.up()
}

const changesOf = (page: Page): Promise<unknown> => page.evaluate('window.changes')

for (const name of PAGE_NAMES) {
  test(`a page built with Vite plays a move: ${name}`, async ({ page }) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text())
    })
    await page.goto(`${url}${name}/`)
    await expect(page.locator('[data-cell]')).toHaveCount(36)
    expect(await changesOf(page)).toEqual([])
    await drawBetween(page, 7, 8)
    // Link 6 of a board six wide joins the second and the third cell of the second row.
    await expect.poll(() => changesOf(page)).toEqual([[6]])
    expect(errors).toEqual([])
  })
}
