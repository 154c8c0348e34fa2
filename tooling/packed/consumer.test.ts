import { rmSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { entriesOf, importName } from '../checks/workspace.ts'
import { installConsumer, needed, runInNode, write } from './consumer.ts'
import type { Consumer } from './consumer.ts'

let consumer: Consumer

beforeAll(() => {
  consumer = installConsumer('@kazu/masyu')
})
afterAll(() => {
  rmSync(consumer.folder, { recursive: true, force: true })
})

describe('a project that installs @kazu/masyu', () => {
  test('gets only what masyu needs, and nothing of others', () => {
    const names = needed('@kazu/masyu').map(({ manifest }) => String(manifest.name))
    expect(consumer.installed).toEqual([...names].sort())
    expect(consumer.installed).not.toContain('@kazu/number-place')
  })

  test('makes, checks and solves a board in plain Node', () => {
    const code = `
      import { checkMasyu, generateMasyu, solveMasyu } from '@kazu/masyu'
      const made = generateMasyu({ width: 6, height: 6, level: 'easy', seed: 1 })
      const { count, complete, solution } = solveMasyu(made.board)
      const right = checkMasyu(made.board, made.solution)
      const wrong = checkMasyu(made.board, [])
      console.log(JSON.stringify({ count, complete, solution, made: made.solution, right, wrong: wrong.ok }))
    `
    const { made, ...found } = runInNode(consumer.folder, code) as { made: unknown }
    expect(found).toEqual({ count: 1, complete: true, solution: made, right: { ok: true }, wrong: false })
  })

  test('loads every entry on a server, where there is no page', () => {
    const names = needed('@kazu/masyu').flatMap((one) => entriesOf(one).map(({ entry }) => importName(one, entry)))
    const code = `
      const page = ['document', 'window', 'customElements', 'HTMLElement'].filter((name) => name in globalThis)
      const loaded = {}
      for (const name of ${JSON.stringify(names)}) loaded[name] = Object.keys(await import(name)).length
      console.log(JSON.stringify({ page, loaded }))
    `
    const { page, loaded } = runInNode(consumer.folder, code) as { page: string[]; loaded: Record<string, number> }
    expect(page).toEqual([])
    expect(Object.keys(loaded)).toEqual(names)
    const empty = names.filter((name) => loaded[name] === 0 && !name.endsWith('/element'))
    expect(empty).toEqual([])
  })

  test('draws a board as text on a server', () => {
    const code = `
      import { generateMasyu } from '@kazu/masyu'
      import { drawMasyu } from '@kazu/masyu/draw'
      const { board } = generateMasyu({ width: 5, height: 5, level: 'easy', seed: 1 })
      console.log(JSON.stringify(drawMasyu(board)))
    `
    expect(runInNode(consumer.folder, code)).toMatch(/^<svg[^>]*>.*<\/svg>$/s)
  })

  test.each([
    ['Node', ts.ModuleKind.NodeNext, ts.ModuleResolutionKind.NodeNext],
    ['bundlers', ts.ModuleKind.ESNext, ts.ModuleResolutionKind.Bundler],
  ])('has types for every entry, found as %s find modules', (_, module, moduleResolution) => {
    const names = needed('@kazu/masyu').flatMap((one) => entriesOf(one).map(({ entry }) => importName(one, entry)))
    const program = `
      import { generateMasyu, solveMasyu } from '@kazu/masyu'
      const level: 'easy' | 'medium' | 'hard' | 'expert' = generateMasyu({ width: 5, height: 5, level: 'easy', seed: 1 }).level
      // @ts-expect-error: a board is no text
      solveMasyu('board')
      // @ts-expect-error: there is no such level
      generateMasyu({ width: 5, height: 5, level: 'harder', seed: 1 })
      export { level }
    `
    const loading = names.map((name, at) => `export * as entry${at} from '${name}'\n`).join('')
    write(consumer.folder, 'program.ts', `${loading}${program}`)
    const options: ts.CompilerOptions = {
      module,
      moduleResolution,
      target: ts.ScriptTarget.ES2022,
      lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
      types: [],
      strict: true,
      noEmit: true,
      exactOptionalPropertyTypes: true,
    }
    const found = ts.getPreEmitDiagnostics(ts.createProgram([join(consumer.folder, 'program.ts')], options))
    expect(found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))).toEqual([])
  })

  test('cannot reach what is no entry', () => {
    expect(() => runInNode(consumer.folder, "import '@kazu/masyu/rules'")).toThrow('ERR_PACKAGE_PATH_NOT_EXPORTED')
  })
})
