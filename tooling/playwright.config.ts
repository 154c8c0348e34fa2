import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { chromiumLaunch } from './browser.ts'

const fromHere = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** A port that nobody listens on now. */
async function freePort(): Promise<string> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => {
        if (address === null || typeof address === 'string') reject(new Error('The system gave no port.'))
        else resolve(String(address.port))
      })
    })
  })
}

// The workers read this file too, and must find the port that the first reading chose.
const port = (process.env['KAZU_DEMO_PORT'] ??= await freePort())

const chromium = { browserName: 'chromium', launchOptions: chromiumLaunch() } as const

export default defineConfig({
  testDir: fromHere('../apps/demo/test'),
  testMatch: '**/*.spec.ts',
  outputDir: fromHere('../.reports/browser-results'),
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env['CI'] !== undefined,
  retries: 0,
  // No test is a clock: these limits only end what hangs.
  timeout: 180_000,
  expect: { timeout: 40_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: fromHere('../.reports/browser.json') }],
    ['html', { outputFolder: fromHere('../.reports/browser'), open: 'never' }],
  ],
  use: {
    baseURL: `http://127.0.0.1:${port}/`,
    // A trace of every test takes longer than the tests: `--trace retain-on-failure` asks for one.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      // What does not depend on the width is tested at one of the two: fingers and short room on the phone.
      name: 'phone',
      grepInvert: /@desk/,
      testIgnore: '**/making.spec.ts',
      use: { ...chromium, viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
    },
    {
      name: 'desk',
      grepInvert: /@phone/,
      testIgnore: ['**/keeping.spec.ts', '**/open.spec.ts'],
      use: { ...chromium, viewport: { width: 1280, height: 800 } },
    },
    {
      // What people install, in pages that other people's tools build.
      name: 'consumer',
      testDir: fromHere('packed'),
      use: { ...chromium, viewport: { width: 1280, height: 800 } },
    },
  ],
  webServer: {
    command: `pnpm run in:preview --host 127.0.0.1 --port ${port} --strictPort --bypass-lock`,
    cwd: fromHere('../apps/demo'),
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: false,
  },
})
