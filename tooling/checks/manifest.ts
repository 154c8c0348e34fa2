import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { entriesOf, importName } from './workspace.ts'
import type { Manifest, Package } from './workspace.ts'

/** What every package.json must say, whatever the package. */
const FIXED: Readonly<Record<string, unknown>> = {
  license: 'MIT',
  type: 'module',
  engines: { node: '>=20.19' },
  files: ['dist', 'src', 'README.md', 'CHANGELOG.md'],
  publishConfig: { access: 'public', provenance: true },
}

/** The entries of every puzzle. */
const PUZZLE_ENTRIES = ['.', './draw', './puzzle', './play', './element']

/** The scripts that npm runs by itself where a package is installed. */
const INSTALL_SCRIPTS = ['preinstall', 'install', 'postinstall', 'prepare']

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** What is wrong with the package.json and the README of a package in the workspace at `root`, one line each. */
export function manifestFaults(root: string, one: Package): readonly string[] {
  const faults = [
    ...fixedFaults(one.manifest),
    ...nameFaults(one),
    ...entryFaults(root, one),
    ...sideEffectFaults(one),
    ...dependencyFaults(one.manifest),
    ...scriptFaults(one.manifest),
    ...readmeFaults(root, one),
  ]
  return faults.map((fault) => `${one.path}: ${fault}`)
}

function fixedFaults(manifest: Manifest): string[] {
  return Object.entries(FIXED).flatMap(([field, value]) =>
    same(manifest[field], value) ? [] : [`${field} is not ${JSON.stringify(value)}`],
  )
}

function nameFaults({ manifest, folder, path }: Package): string[] {
  const { name, version, description, keywords, repository } = manifest
  const where = { type: 'git', url: 'git+https://github.com/kazu-puzzles/kazu.git', directory: path }
  return [
    ...(name === `@kazu/${folder}` ? [] : [`name is not @kazu/${folder}`]),
    ...(/^\d+\.\d+\.\d+$/.test(String(version)) ? [] : ['version is not three numbers']),
    ...(/^\S.{9,}\.$/.test(String(description)) ? [] : ['description is not a sentence']),
    ...(Array.isArray(keywords) && keywords.includes('kazu') && keywords.length > 2 ? [] : ['keywords say too little']),
    ...(same(repository, where) ? [] : [`repository is not ${JSON.stringify(where)}`]),
    ...(manifest.private === undefined ? [] : ['private is set']),
  ]
}

/** Entries that a puzzle has no use for: free pieces are no grid, and fit neither its contract nor its player. */
const LACKS: Readonly<Record<string, Readonly<Record<string, true>>>> = {
  'jigsaw-edges': { './puzzle': true, './element': true },
}

/** What the target of an entry must be, so that editors, bundlers and Node find the same thing. */
function target(entry: string): object {
  const name = entry === '.' ? 'index' : entry.slice(2)
  return { '@kazu/source': `./src/${name}.ts`, types: `./dist/${name}.d.ts`, default: `./dist/${name}.js` }
}

function entryFaults(root: string, one: Package): string[] {
  const all = Object.entries(one.manifest.exports ?? {})
  const entries = all.filter(([entry]) => entry !== './package.json')
  const wanted = one.group === 'puzzles' ? PUZZLE_ENTRIES.filter((entry) => LACKS[one.folder]?.[entry] !== true) : ['.']
  const names = entries.map(([entry]) => entry)
  return [
    ...wanted.filter((entry) => !names.includes(entry)).map((entry) => `there is no entry ${entry}`),
    ...(one.manifest.exports?.['./package.json'] === './package.json' ? [] : ['there is no entry ./package.json']),
    ...entries.filter(([entry, to]) => !same(to, target(entry))).map(([entry]) => `the entry ${entry} has odd targets`),
    ...entriesOf(one)
      .filter(({ source }) => !existsSync(join(root, one.path, source)))
      .map(({ source }) => `${source} is missing`),
  ]
}

/** Only a file that defines an element does something by being loaded. */
function sideEffectFaults({ manifest }: Package): string[] {
  const element = Object.hasOwn(manifest.exports ?? {}, './element')
  const wanted = element ? ['./dist/element.js', './src/element.ts'] : false
  return same(manifest['sideEffects'], wanted) ? [] : [`sideEffects is not ${JSON.stringify(wanted)}`]
}

function dependencyFaults({ dependencies = {}, peerDependencies = {}, optionalDependencies = {} }: Manifest): string[] {
  const all = [...Object.entries(dependencies), ...Object.entries({ ...peerDependencies, ...optionalDependencies })]
  return all.flatMap(([name, range]) => {
    if (!name.startsWith('@kazu/')) return [`it depends on ${name}, a package of others`]
    return range === 'workspace:^' ? [] : [`its range for ${name} is not workspace:^`]
  })
}

function scriptFaults(manifest: Manifest): string[] {
  const scripts = (manifest['scripts'] ?? {}) as Readonly<Record<string, string>>
  return [
    ...(scripts['build'] === 'tsup' ? [] : ['its build is not tsup']),
    ...INSTALL_SCRIPTS.filter((name) => Object.hasOwn(scripts, name)).map(
      (name) => `it runs ${name} where it is installed`,
    ),
  ]
}

function readmeFaults(root: string, one: Package): string[] {
  const path = join(root, one.path, 'README.md')
  if (!existsSync(path)) return ['there is no README.md']
  const text = readFileSync(path, 'utf8')
  const code = [...text.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, block = '']) => block)
  const own = `'${String(one.manifest.name)}`
  const missing = entriesOf(one).filter(
    ({ entry }) => ![entry, importName(one, entry)].some((name) => text.includes(`\`${name}\``)),
  )
  return [
    ...(text.startsWith(`# ${String(one.manifest.name)}\n`) ? [] : ['the README does not begin with its name']),
    ...(code.some((block) => block.includes(own)) ? [] : ['the README has no example in a ts block that imports it']),
    ...missing.map(({ entry }) => `the README does not name ${importName(one, entry)}`),
  ]
}
