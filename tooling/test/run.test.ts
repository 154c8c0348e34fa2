import { spawnSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { root } from '../checks/workspace.ts'

/** Runs a piece of code beside the modules of the test command, with other variables of the environment. */
function node(
  code: string,
  env: Readonly<Record<string, string>> = {},
): { readonly code: number | null; readonly said: string } {
  const parts = ['--input-type=module', '--eval', code]
  const { status, stdout, stderr } = spawnSync(process.execPath, parts, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })
  return { code: status, said: stdout + stderr }
}

describe('the test command', () => {
  test('fails, and says so, where there is no browser', () => {
    const code = "import { provideBrowser } from './tooling/run/browser.mjs'; process.exitCode = await provideBrowser()"
    const found = node(code, { KAZU_CHROMIUM: '/nowhere/chromium' })
    expect(found.code).toBe(1)
    expect(found.said).toContain('/nowhere/chromium, which is not there')
  })

  test('goes on after a step that fails, and knows which it was', () => {
    const code = `
      import { doAll } from './tooling/run/steps.mjs'
      const step = (name, code) => ({ name, work: async () => code })
      const done = await doAll([step('one', 0), step('two', 3), step('three', 0)])
      process.exitCode = done.map(({ code }) => code).join('') === '030' ? 0 : 1`
    const found = node(code)
    expect(found.said).toContain('[2/3] two: FAILED')
    expect(found.said).toContain('[3/3] three: done')
    expect(found.code).toBe(0)
  })

  test('ends at the first step that fails where the next one needs it', () => {
    const code = `
      import { doUntilFailure } from './tooling/run/steps.mjs'
      const step = (name, code) => ({ name, work: async () => code })
      await doUntilFailure([step('one', 1), step('two', 0)])`
    expect(node(code).said).not.toContain('two')
  })

  test('says what it can do when it is asked for something else', () => {
    const { status, stderr } = spawnSync(process.execPath, ['tooling/run.mjs', 'toString'], {
      cwd: root,
      encoding: 'utf8',
    })
    expect(status).toBe(1)
    expect(stderr).toContain('build | demo | test')
  })
})
