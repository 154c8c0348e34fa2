import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { sum, tallyCheck, tallyPlaywright, tallyVitest } from '../run/tally.mjs'

/** A file with that JSON in it. */
function report(value: unknown): string {
  const path = join(mkdtempSync(join(tmpdir(), 'tally-')), 'report.json')
  writeFileSync(path, JSON.stringify(value))
  return path
}

const vitest = (passed: number, failed: number, skipped = 0): string =>
  report({ numPassedTests: passed, numFailedTests: failed, numPendingTests: skipped, numTodoTests: 0 })

const playwright = (expected: number, unexpected: number, flaky = 0): string =>
  report({ stats: { expected, unexpected, flaky, skipped: 0 } })

describe('the totals of a test run', () => {
  test('are what the report of Vitest says', () => {
    expect(tallyVitest(vitest(7, 2, 1), 1)).toEqual({ passed: 7, failed: 2, skipped: 1 })
  })

  test('are what the report of Playwright says, where a test that passed only when it was repeated has failed', () => {
    expect(tallyPlaywright(playwright(5, 1, 1), 1)).toEqual({ passed: 5, failed: 2, skipped: 0 })
  })

  test('hold a failure when the run ended badly though no test failed', () => {
    expect(tallyVitest(vitest(7, 0), 1).failed).toBe(1)
    expect(tallyPlaywright(playwright(7, 0), 1).failed).toBe(1)
  })

  test('hold a failure when nothing ran', () => {
    expect(tallyVitest(vitest(0, 0), 0).failed).toBe(1)
    expect(tallyPlaywright(playwright(0, 0), 0).failed).toBe(1)
  })

  test('hold a failure when there is no report', () => {
    expect(tallyVitest('/nowhere/report.json', 0)).toEqual({ passed: 0, failed: 1, skipped: 0 })
    expect(tallyPlaywright('/nowhere/report.json', 0)).toEqual({ passed: 0, failed: 1, skipped: 0 })
  })

  test('count a check by its exit code', () => {
    expect(tallyCheck(0)).toEqual({ passed: 1, failed: 0, skipped: 0 })
    expect(tallyCheck(2)).toEqual({ passed: 0, failed: 1, skipped: 0 })
  })

  test('add up', () => {
    const one = { passed: 1, failed: 2, skipped: 3 }
    expect(sum([one, one])).toEqual({ passed: 2, failed: 4, skipped: 6 })
  })
})
