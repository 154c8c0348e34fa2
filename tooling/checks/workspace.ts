import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The root folder of the repository. */
export const root: string = fileURLToPath(new URL('../..', import.meta.url))

/** What stands in a package.json, as far as the checks read it. */
export interface Manifest {
  readonly name?: unknown
  readonly version?: unknown
  readonly private?: unknown
  readonly exports?: Readonly<Record<string, unknown>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly [field: string]: unknown
}

/** The groups of packages that people install. */
export type Group = 'shared' | 'puzzles' | 'bundles'

/** One package that people install. */
export interface Package {
  /** Its folder from the root, with slashes: `packages/puzzles/masyu`. */
  readonly path: string
  readonly folder: string
  readonly group: Group
  readonly manifest: Manifest
}

const GROUPS: readonly Group[] = ['shared', 'puzzles', 'bundles']

/** Every package that people install, by path. Throws when there is none, since then a check would look at nothing. */
export function packagesOf(from: string): readonly Package[] {
  const found = GROUPS.flatMap((group) => packagesOfGroup(from, group))
  if (found.length === 0) throw new Error(`There is no package in ${from}.`)
  return found
}

function packagesOfGroup(from: string, group: Group): Package[] {
  return packagesIn(from, `packages/${group}`, group)
}

function packagesIn(from: string, parent: string, group: Group): Package[] {
  if (!existsSync(join(from, parent))) return []
  const folders = readdirSync(join(from, parent)).filter((folder) => statSync(join(from, parent, folder)).isDirectory())
  return folders.sort().map((folder) => {
    const path = `${parent}/${folder}`
    const manifest = JSON.parse(readFileSync(join(from, path, 'package.json'), 'utf8')) as Manifest
    return { path, folder, group, manifest }
  })
}

/** Every package that people install, and the template, which is a puzzle that nobody installs. */
export function packagesAndTemplate(from: string): readonly Package[] {
  return [...packagesOf(from), ...packagesIn(from, 'tooling/template', 'puzzles')]
}

/** The entries of a package by the name that stands in its exports, `.` first, and the source file of each. */
export function entriesOf({ manifest }: Package): readonly { readonly entry: string; readonly source: string }[] {
  return Object.entries(manifest.exports ?? {}).flatMap(([entry, target]) => {
    const source = typeof target === 'object' && target !== null ? (target as Manifest)['@kazu/source'] : undefined
    return typeof source === 'string' ? [{ entry, source }] : []
  })
}

/** The name by which an entry is imported: `@kazu/masyu/play`. */
export function importName({ manifest }: Package, entry: string): string {
  return entry === '.' ? String(manifest.name) : `${String(manifest.name)}/${entry.slice(2)}`
}

/** The source file of every entry of every package by the name under which it is imported. */
export function sourceAliases(from: string): Readonly<Record<string, string>> {
  const all = packagesAndTemplate(from).flatMap((one) =>
    entriesOf(one).map(({ entry, source }) => [importName(one, entry), join(from, one.path, source)] as const),
  )
  return Object.fromEntries(all)
}
