import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { laws } from '@kazu/puzzle/conformance'
import type { LawCase } from '@kazu/puzzle/conformance'
import type { Kind } from '@kazu/puzzle'
import ts from 'typescript'
import { afterAll, describe, expect, test } from 'vitest'
import { compilerOptions, examplesIn, typeFaults } from '../checks/examples.ts'
import { manifestFaults } from '../checks/manifest.ts'
import { packagesOf, root, sourceAliases } from '../checks/workspace.ts'
import { makePuzzle, TEMPLATE } from './make.ts'
import { namesOf, renamed } from './names.ts'

const NAME = 'odd-and-even'

const cache = join(root, '.cache')
mkdirSync(cache, { recursive: true })
const workspace = mkdtempSync(join(cache, 'new-puzzle-'))
afterAll(() => {
  rmSync(workspace, { recursive: true, force: true })
})

const files = makePuzzle(workspace, NAME)
const folder = join(workspace, 'packages', 'puzzles', NAME)
const textOf = (path: string): string => readFileSync(join(folder, path), 'utf8')
const aliases = { ...sourceAliases(root), ...sourceAliases(workspace) }
const made = (await import(/* @vite-ignore */ join(folder, 'test', 'case.ts'))) as Record<string, LawCase<Kind>>

describe('a package made by pnpm new-puzzle', () => {
  test('holds nothing of the template but its shape', () => {
    expect(files.length).toBeGreaterThan(15)
    expect(files.filter((path) => new RegExp(TEMPLATE, 'i').test(path + textOf(path)))).toEqual([])
  })

  test('has a whole package.json and README', () => {
    const [one] = packagesOf(workspace)
    if (one === undefined) throw new Error('Nothing was made.')
    expect(manifestFaults(workspace, one)).toEqual([])
  })

  test('has sound types', () => {
    const sources = files.filter((path) => /^(src|test)\/.*\.ts$/.test(path)).map((path) => join(folder, path))
    const program = ts.createProgram(sources, { ...compilerOptions(root, aliases), noUnusedLocals: true })
    const said = ts
      .getPreEmitDiagnostics(program)
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))
    expect(said).toEqual([])
  })

  test('has a README whose examples have sound types', () => {
    const examples = examplesIn('README.md', textOf('README.md'))
    expect(examples.length).toBeGreaterThan(0)
    expect(typeFaults(root, examples, aliases)).toEqual([])
  })

  for (const law of laws(made['oddAndEvenCase'] as LawCase<Kind>)) test(`keeps the law: ${law.name}`, law.run)
})

describe('pnpm new-puzzle', () => {
  test('refuses a name that is taken', () => {
    expect(() => makePuzzle(workspace, NAME)).toThrow('There is a package called odd-and-even already.')
  })

  test.each(['', 'Odd', 'odd_even', 'odd--even', '../odd', 'odd9'])('refuses the name %j', (name) => {
    expect(() => makePuzzle(workspace, name)).toThrow('is not the name of a kind')
  })

  test('writes each name as code writes it', () => {
    const text = "export const noughts: NoughtsKind = { kind: 'noughts', takes: NOUGHTS_TAKES, draw: noughtsDrawing }"
    expect(renamed(text, namesOf('noughts'), namesOf('odd-and-even'))).toBe(
      "export const oddAndEven: OddAndEvenKind = { kind: 'odd-and-even', takes: ODD_AND_EVEN_TAKES, draw: oddAndEvenDrawing }",
    )
  })
})
