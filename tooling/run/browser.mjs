import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { run, pnpm } from './process.mjs'

/** Where systems keep a Chromium. */
const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * Whether Playwright's own download of Chromium is there. Takes Playwright only when it is asked, since this file is
 * read before anything is installed.
 * @returns {boolean}
 */
function playwrightHasOne() {
  const { chromium } = createRequire(import.meta.url)('@playwright/test')
  return existsSync(chromium.executablePath())
}

/**
 * The Chromium that the tests start: the one that KAZU_CHROMIUM names, else none when Playwright has its own download,
 * else the system's.
 * @returns {string | null} its path; null for Playwright's own, there or not
 */
export function chromiumPath() {
  const named = process.env['KAZU_CHROMIUM']
  if (named !== undefined && named !== '') return named
  return playwrightHasOne() ? null : (PLACES.find((path) => existsSync(path)) ?? null)
}

/** @returns {boolean} whether there is a browser to test in */
function haveBrowser() {
  const path = chromiumPath()
  return path === null ? playwrightHasOne() : existsSync(path)
}

/** @returns {boolean} whether Debian's packages may be installed here */
function mayUseApt() {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get')
}

/** @returns {Promise<number>} */
async function installFromDebian() {
  console.log('No Chromium here: installing the package chromium of the system.')
  await run('apt-get', ['update', '--quiet=2'])
  return run('apt-get', ['install', '--yes', '--quiet=2', '--no-install-recommends', 'chromium'])
}

/** @returns {Promise<number>} */
async function installFromPlaywright() {
  console.log("No Chromium here: fetching Playwright's own.")
  const system = process.platform === 'linux' && process.getuid?.() === 0 ? ['--with-deps'] : []
  return pnpm(['exec', 'playwright', 'install', ...system, 'chromium'])
}

/**
 * Sees to it that there is a browser: finds one, else installs one. Says what it did.
 * @returns {Promise<number>} 0, or 1 when there is no browser in the end
 */
export async function provideBrowser() {
  const named = process.env['KAZU_CHROMIUM'] ?? ''
  if (named !== '' && !existsSync(named)) {
    console.error(`KAZU_CHROMIUM names ${named}, which is not there.`)
    return 1
  }
  if (!haveBrowser() && mayUseApt()) await installFromDebian()
  if (!haveBrowser()) await installFromPlaywright()
  if (haveBrowser()) {
    console.log(`The browser tests run in ${chromiumPath() ?? "Playwright's own Chromium"}.`)
    return 0
  }
  console.error('There is no browser to test in. Install Chromium, or name one in KAZU_CHROMIUM.')
  return 1
}
