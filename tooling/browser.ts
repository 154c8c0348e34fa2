import type { LaunchOptions } from '@playwright/test'
import { chromiumPath } from './run/browser.mjs'

/** Keeps Chromium from calling home, which only fills the log on a closed network. */
const QUIET = ['--disable-quic', '--disable-background-networking', '--disable-component-update', '--disable-sync']

/** How Playwright starts Chromium: the one that the machine has, else Playwright's own download. */
export function chromiumLaunch(): LaunchOptions {
  const path = chromiumPath()
  return path === null ? { args: QUIET } : { executablePath: path, args: QUIET }
}
