import { expect } from '@playwright/test'
import { test as base } from './shared-tab.js'
import type { Page } from '@playwright/test'

/** A test that fails when the page writes an error to its console, throws one, or asks for something that is not there. */
export const test = base.extend<{ quiet: undefined }>({
  quiet: [
    async ({ page }, use) => {
      const errors: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text())
      })
      page.on('pageerror', (error) => errors.push(String(error)))
      page.on('requestfailed', (request) => {
        // A page that is left calls off what it was loading.
        if (request.failure()?.errorText !== 'net::ERR_ABORTED') errors.push(`not loaded: ${request.url()}`)
      })
      await use(undefined)
      expect(errors).toEqual([])
    },
    { auto: true },
  ],
})

/** Opens a page of the site by its fragment, as a new visit. */
export async function visit(page: Page, fragment: string): Promise<void> {
  await page.goto(`/?visit=${Math.random()}#/${fragment}`)
}

/** Waits until a board can be played. */
export async function boardShown(page: Page): Promise<void> {
  await expect(page.locator('.host .kzp-view')).toBeVisible({ timeout: 30_000 })
}

/** Whether the page is wider than its window. */
export async function scrollsSideways(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
}

/** Asks for a hint and follows it: where, why, done. */
export async function followHint(page: Page): Promise<void> {
  const hint = page.locator('[data-action=hint]')
  const stage = page.locator('.kzp-lead')
  await hint.click()
  await expect(stage).toHaveText('Where.')
  await hint.click()
  await expect(stage).toHaveText('Why.')
  await hint.click()
  // The words of the last stage stay for a moment only; the button is itself again.
  await expect(hint).toContainText('Hint')
}
