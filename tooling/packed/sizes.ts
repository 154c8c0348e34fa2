import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import esbuildPlugin from '@size-limit/esbuild'
import filePlugin from '@size-limit/file'
import sizeLimit from 'size-limit'
import { entriesOf, importName, packagesOf, root } from '../checks/workspace.ts'

/** Bytes, minified and gzipped, by the name under which an entry is imported. */
export type Sizes = Readonly<Record<string, number>>

/** The file that holds how big each entry may be, everything of ours that it needs included. */
export const BUDGETS: string = join(root, 'tooling', 'packed', 'budgets.json')

/** The budgets as they stand. */
export function readBudgets(): Sizes {
  return JSON.parse(readFileSync(BUDGETS, 'utf8')) as Sizes
}

// Its own types say less than it takes and gives.
const measureAll = sizeLimit as unknown as (
  plugins: readonly (readonly object[])[],
  config: object,
) => Promise<readonly { readonly size?: number }[]>

/** How big each file is when a page bundles it, in bytes, minified and gzipped. */
export async function sizesOf(files: readonly string[]): Promise<readonly number[]> {
  // Bundlers warn that entries import shared chunks for nothing else than order; the packages have no side effects.
  const modifyEsbuildConfig = (config: object): object => ({ ...config, logLevel: 'error' })
  const checks = files.map((file) => ({ name: file, files: [file], path: file, gzip: true, modifyEsbuildConfig }))
  const measured = await measureAll([esbuildPlugin, filePlugin], { checks, cwd: root })
  return measured.map(({ size }, index) => {
    if (size === undefined) throw new Error(`${files[index] ?? ''} was not measured.`)
    return size
  })
}

/** How big every entry of every package is. */
export async function measure(): Promise<Sizes> {
  const entries = packagesOf(root).flatMap((one) =>
    entriesOf(one).map(({ entry, source }) => ({
      name: importName(one, entry),
      file: join(root, one.path, source.replace('./src/', 'dist/').replace(/\.ts$/, '.js')),
    })),
  )
  const sizes = await sizesOf(entries.map(({ file }) => file))
  return Object.fromEntries(entries.map(({ name }, index) => [name, sizes[index] ?? 0]))
}

/** What does not keep its budget, one line each: too big, without a budget, or a budget of nothing. */
export function sizeFaults(sizes: Sizes, budgets: Sizes): readonly string[] {
  const entries = Object.entries(sizes)
  if (entries.length === 0) return ['no entry was measured']
  return [
    ...entries.flatMap(([name, size]) => {
      const budget = budgets[name]
      if (budget === undefined) return [`${name} has no budget (it takes ${size} bytes)`]
      return size > budget ? [`${name} takes ${size} bytes, more than ${budget}`] : []
    }),
    ...Object.keys(budgets).flatMap((name) =>
      Object.hasOwn(sizes, name) ? [] : [`${name} has a budget but no entry`],
    ),
  ]
}
