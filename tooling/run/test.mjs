import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { provideBrowser } from './browser.mjs'
import { install, pnpm, root } from './process.mjs'
import { doAll, doUntilFailure } from './steps.mjs'
import { sum, tallyCheck, tallyPlaywright, tallyVitest } from './tally.mjs'

const reports = join(root, '.reports')

/**
 * @typedef {import('./steps.mjs').Step & { tally: (code: number) => import('./tally.mjs').Tally }} Check
 */

/**
 * @param {string} name
 * @param {string} script
 * @param {(code: number) => import('./tally.mjs').Tally} [tally]
 * @returns {Check}
 */
const check = (name, script, tally = tallyCheck) => ({ name, work: () => pnpm(['run', script]), tally })

/** @type {readonly Check[]} */
const checks = [
  { name: 'Find a browser', work: provideBrowser, tally: tallyCheck },
  check('Check the format', 'in:format'),
  check('Check the types', 'in:types'),
  check('Lint', 'in:lint'),
  check('Build every package and the demo', 'in:build'),
  check('Unit tests, laws and package checks', 'in:unit', (code) => tallyVitest(join(reports, 'unit.json'), code)),
  check('Browser tests', 'in:browser', (code) => tallyPlaywright(join(reports, 'browser.json'), code)),
]

/**
 * @param {readonly import('./steps.mjs').Done[]} done
 * @param {readonly import('./tally.mjs').Tally[]} tallies
 */
function printSummary(done, tallies) {
  console.log('\nWhat was tested')
  for (const [index, { name, seconds }] of done.entries()) {
    const { passed, failed, skipped } = tallies[index] ?? tallyCheck(1)
    const left = skipped === 0 ? '' : `, ${String(skipped)} skipped`
    console.log(
      `  ${name.padEnd(36)} ${String(passed)} passed, ${String(failed)} failed${left} (${seconds.toFixed(0)} s)`,
    )
  }
  console.log('Where to look')
  console.log('  .reports/browser/index.html          the browser tests, with pictures of what failed')
  console.log('  .reports/unit.json, browser.json     the reports for programs')
}

/**
 * Prints the line that a build server reads and keeps it in a file.
 * @param {import('./tally.mjs').Tally} total
 * @returns {number} the exit code
 */
function close({ passed, failed }) {
  const line = `${String(passed)} passed, ${String(failed)} failed`
  writeFileSync(join(reports, 'summary.txt'), `${line}\n`)
  console.log(`\n${line}`)
  return failed === 0 ? 0 : 1
}

/**
 * `npm test`: installs everything and runs every check and test. Everything runs, also after a failure.
 * @returns {Promise<number>} the exit code
 */
export async function test() {
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
  const installed = await doUntilFailure([{ name: 'Install the packages that the tools need', work: install }])
  if (installed.some(({ code }) => code !== 0)) return close({ passed: 0, failed: 1, skipped: 0 })
  const done = await doAll(checks)
  const tallies = done.map(({ code }, index) => checks[index]?.tally(code) ?? tallyCheck(1))
  printSummary(done, tallies)
  return close(sum(tallies))
}
