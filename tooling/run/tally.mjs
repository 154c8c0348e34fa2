import { readFileSync } from 'node:fs'

/**
 * @typedef {object} Tally What was counted.
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 */

/**
 * Reads a report in JSON.
 * @param {string} path
 * @returns {any} null when there is none or it is broken
 */
function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return null
  }
}

/**
 * A run counts as failed when it ended with an error that no test shows, or when it looked at nothing.
 * @param {Tally} tally
 * @param {number} code
 * @returns {Tally}
 */
function withTeeth(tally, code) {
  const nothing = tally.passed + tally.failed === 0
  return tally.failed === 0 && (code !== 0 || nothing) ? { ...tally, failed: 1 } : tally
}

/**
 * What Vitest's JSON report says.
 * @param {string} path
 * @param {number} code the exit code of the run
 * @returns {Tally}
 */
export function tallyVitest(path, code) {
  const report = readReport(path)
  const passed = Number(report?.numPassedTests ?? 0)
  const failed = Number(report?.numFailedTests ?? 0)
  const skipped = Number(report?.numPendingTests ?? 0) + Number(report?.numTodoTests ?? 0)
  return withTeeth({ passed, failed, skipped }, code)
}

/**
 * What Playwright's JSON report says. A test that passed only when it was repeated counts as failed.
 * @param {string} path
 * @param {number} code the exit code of the run
 * @returns {Tally}
 */
export function tallyPlaywright(path, code) {
  const stats = readReport(path)?.stats
  const passed = Number(stats?.expected ?? 0)
  const failed = Number(stats?.unexpected ?? 0) + Number(stats?.flaky ?? 0)
  return withTeeth({ passed, failed, skipped: Number(stats?.skipped ?? 0) }, code)
}

/**
 * A check that is one test by itself.
 * @param {number} code its exit code
 * @returns {Tally}
 */
export function tallyCheck(code) {
  return code === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 }
}

/**
 * The sum of tallies.
 * @param {readonly Tally[]} tallies
 * @returns {Tally}
 */
export function sum(tallies) {
  const zero = { passed: 0, failed: 0, skipped: 0 }
  return tallies.reduce(
    (all, one) => ({
      passed: all.passed + one.passed,
      failed: all.failed + one.failed,
      skipped: all.skipped + one.skipped,
    }),
    zero,
  )
}
