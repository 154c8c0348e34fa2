import { describe, expect, test } from 'vitest'
import { engineFaults, engineFiles } from './pageless.ts'
import { entriesOf, packagesOf, root } from './workspace.ts'

const PAGE_ENTRIES = ['./play', './element', './runtime']
const files = engineFiles()

describe('the types of the engines', () => {
  test('are checked without a page in every package but the player', () => {
    const looked = packagesOf(root).filter(({ path }) => files.some((file) => file.startsWith(`${path}/src/`)))
    const all = packagesOf(root).filter(({ folder }) => folder !== 'cli')
    expect(looked.map(({ path }) => path)).toEqual(all.map(({ path }) => path))
  })

  test('are checked without a page for every entry but those that mount something in one', () => {
    const entries = packagesOf(root)
      .filter(({ folder }) => folder !== 'player' && folder !== 'cli')
      .flatMap((one) => entriesOf(one).map(({ entry, source }) => ({ entry, file: `${one.path}/${source.slice(2)}` })))
    const left = entries.filter(({ file }) => !files.includes(file))
    expect(left.filter(({ entry }) => !PAGE_ENTRIES.includes(entry))).toEqual([])
    expect(left.length).toBeGreaterThan(0)
  })

  test('refuse the DOM', () => {
    const faults = engineFaults('packages/shared/grid/src/planted.ts', 'export const title: string = document.title\n')
    expect(faults.join()).toContain("'document'")
  })

  test('refuse a DOM type', () => {
    const text = 'export function planted(host: HTMLElement): void { host.remove() }\n'
    expect(engineFaults('packages/shared/grid/src/planted.ts', text).join()).toContain("'HTMLElement'")
  })

  test('refuse what only Node has', () => {
    const text = "export const planted: string = process.env['HOME'] ?? ''\n"
    expect(engineFaults('packages/shared/grid/src/planted.ts', text).join()).toContain("'process'")
  })

  test('take code that needs neither', () => {
    expect(engineFaults('packages/shared/grid/src/planted.ts', 'export const planted: number = 1\n')).toEqual([])
  })
})
