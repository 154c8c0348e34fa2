import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { servedPage } from './served-page.ts'
import { test as base } from './shared-tab.ts'

/** Tests of `<kazu-board>` in a page that has nothing else. */
const test = base.extend<{ boards: (html: string) => Promise<Page>; loaded: Set<string> }, { boardsServer: string }>({
  boardsServer: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const { address, close } = await servedPage(new URL('boards-page/', import.meta.url))
      await use(address)
      close()
    },
    { scope: 'worker' },
  ],
  // The kinds whose packages went over the network.
  loaded: async ({ page }, use) => {
    const kinds = new Set<string>()
    const note = (request: { url: () => string }): void => {
      const kind = /\/assets\/([a-z-]+)-[\w-]{8}\.js$/.exec(request.url())?.[1]
      if (kind !== undefined && kind !== 'shared' && kind !== 'index') kinds.add(kind)
    }
    page.on('request', note)
    await use(kinds)
    page.off('request', note)
  },
  boards: async ({ page, boardsServer }, use) => {
    await use(async (html) => {
      await page.goto(boardsServer)
      await page.locator('body').evaluate((body, text) => (body.innerHTML = text), html)
      return page
    })
  },
})

test('two boards load the packages of their kinds and no other', { tag: '@desk' }, async ({ boards, loaded }) => {
  const page = await boards(`
    <kazu-board kind="masyu" size="6" level="easy" seed="7"></kazu-board>
    <kazu-board size="4" level="easy" seed="7"></kazu-board>`)
  await expect(page.locator('kazu-board svg[data-kind="masyu"]')).toBeVisible()
  await expect(page.locator('kazu-board svg[data-kind="number-place"]')).toBeVisible()
  expect([...loaded].sort()).toEqual(['masyu', 'number-place'])
  // Another kind is loaded once it is named, and takes the place of the one before.
  await page
    .locator('kazu-board')
    .first()
    .evaluate((board) => {
      board.setAttribute('kind', 'towers')
      board.setAttribute('size', '4')
    })
  await expect(page.locator('kazu-board svg[data-kind="towers"]')).toBeVisible()
  await expect(page.locator('svg[data-kind="masyu"]')).toHaveCount(0)
  expect([...loaded].sort()).toEqual(['masyu', 'number-place', 'towers'])
})

test('a board that cannot be had says why', { tag: '@desk' }, async ({ boards, loaded }) => {
  const page = await boards(`
    <kazu-board id="kind" kind="chess"></kazu-board>
    <kazu-board id="size" kind="towers" size="12"></kazu-board>
    <kazu-board id="board" kind="number-place" givens="12"></kazu-board>`)
  await expect(page.locator('#kind [role=alert]')).toHaveText('Kazu has no puzzle called chess.')
  await expect(page.locator('#size [role=alert]')).toHaveText('Kazu makes no towers at 12×12.')
  await expect(page.locator('#board [role=alert]')).not.toBeEmpty()
  expect([...loaded].every((kind) => ['number-place', 'towers'].includes(kind))).toBe(true)
})

test('a board is played by its element, which tells what happens', { tag: '@desk' }, async ({ boards }) => {
  const page = await boards('<kazu-board kind="number-place" givens=".234341221434321"></kazu-board>')
  await expect(page.locator('kazu-board svg[data-kind="number-place"]')).toBeVisible()
  const told = page.evaluate(
    () =>
      new Promise((resolve) => {
        document.addEventListener('kazu-solve', (event) =>
          resolve((event as CustomEvent<{ answer: number[] }>).detail.answer.slice(0, 2)),
        )
        const board = document.querySelector('kazu-board') as HTMLElement & { hint: () => void }
        for (let times = 0; times < 3; times++) board.hint()
      }),
  )
  expect(await told).toEqual([1, 2])
})
