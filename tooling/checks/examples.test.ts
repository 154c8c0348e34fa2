import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { afterAll, describe, expect, test } from 'vitest'
import { examplesIn, examplesOf, typeFaults, withClaims } from './examples.ts'
import type { Example } from './examples.ts'
import { root } from './workspace.ts'

const cache = join(root, '.cache')
mkdirSync(cache, { recursive: true })
const folder = mkdtempSync(join(cache, 'examples-'))
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

const examples = examplesOf(root)

/** Runs an example and holds what it claims against what comes out. Gives how much it claimed. */
async function run({ name, code }: Example): Promise<number> {
  const { code: checked, claims } = withClaims(code)
  const settings: ts.CompilerOptions = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext }
  const plain = ts.transpileModule(checked, { compilerOptions: settings }).outputText
  const path = join(folder, `${name.replaceAll(/\W+/g, '-')}.js`)
  let met = 0
  Object.assign(globalThis, {
    claim: (found: unknown, said: unknown) => {
      expect(found).toEqual(said)
      met++
    },
  })
  writeFileSync(path, plain)
  await import(/* @vite-ignore */ path)
  expect(met).toBe(claims)
  return claims
}

const example = (code: string): Example => ({ name: 'planted 1', code, page: false })

describe('the examples of the READMEs', () => {
  test('have sound types', () => {
    expect(typeFaults(root, examples)).toEqual([])
  })

  test.each(examples.filter(({ page }) => !page).map((one) => [one.name, one] as const))(
    'do what they say: %s',
    async (_, one) => {
      await run(one)
    },
  )

  test('claim something', () => {
    expect(examples.map(({ code }) => withClaims(code).claims).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(
      0,
    )
  })
})

describe('the check of examples', () => {
  test('sees a name that a package does not have', () => {
    const faults = typeFaults(root, [example("import { nothing } from '@kazu/grid'\nnothing()\n")])
    expect(faults.join()).toContain('nothing')
  })

  test('sees an example that says something else than comes out', async () => {
    await expect(
      run(example("import { cellCount } from '@kazu/grid'\ncellCount({ width: 2, height: 3 }) // => 7\n")),
    ).rejects.toThrow('to deeply equal 7')
  })

  test('finds the blocks of TypeScript and which of them need a page', () => {
    const text = "# A\n\n```ts\nimport '@kazu/masyu/play'\n```\n\n```sh\nnpm i\n```\n\n```ts\nlet a\n```\n"
    expect(examplesIn('R', text).map(({ name, page }) => [name, page])).toEqual([
      ['R 1', true],
      ['R 2', false],
    ])
  })
})
