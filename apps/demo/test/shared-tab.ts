import { test as base } from '@playwright/test'
import type { Browser, BrowserContextOptions, Page, WorkerInfo } from '@playwright/test'

type Use = WorkerInfo['project']['use']

/** What a project says about its window and hands. */
function contextOptions(use: Use): BrowserContextOptions {
  const { baseURL, viewport, deviceScaleFactor, hasTouch, isMobile } = use
  return Object.fromEntries(
    Object.entries({ baseURL, viewport, deviceScaleFactor, hasTouch, isMobile }).filter(
      ([, value]) => value !== undefined,
    ),
  )
}

/** A tab that is used again: a new one takes longer to open than most tests take. */
interface Tab {
  readonly page: Page
  /** Makes it as good as new, nothing kept and nothing listened to. */
  readonly clean: () => Promise<void>
}

async function openTab(browser: Browser, use: Use): Promise<Tab> {
  const options = contextOptions(use)
  const context = await browser.newContext(options)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  return {
    page,
    clean: async () => {
      const { origin } = new URL(page.url())
      await Promise.all(context.pages().map(async (one) => (one === page ? undefined : one.close())))
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      page.removeAllListeners('console').removeAllListeners('pageerror').removeAllListeners('requestfailed')
      await page.goto('about:blank')
      if (origin !== 'null') await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
      await page.emulateMedia({ colorScheme: null, reducedMotion: null })
      if (options.viewport) await page.setViewportSize(options.viewport)
    },
  }
}

/** Tests of one worker that share a tab, cleaned between them. */
export const test = base.extend<{ page: Page }, { tab: Tab }>({
  tab: [
    async ({ browser }, use, { project }) => {
      const tab = await openTab(browser, project.use)
      await use(tab)
      await tab.page.context().close()
    },
    { scope: 'worker' },
  ],
  context: async ({ tab }, use) => {
    await use(tab.page.context())
  },
  page: async ({ tab }, use) => {
    await use(tab.page)
    await tab.clean()
  },
})
