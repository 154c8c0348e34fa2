import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { manifestFaults } from './manifest.ts'
import { plantWorkspace } from './planted.ts'
import { packagesOf, root } from './workspace.ts'
import type { Manifest } from './workspace.ts'

const entry = (name: string): object => ({
  '@kazu/source': `./src/${name}.ts`,
  types: `./dist/${name}.d.ts`,
  default: `./dist/${name}.js`,
})

const SOUND: Manifest = {
  name: '@kazu/grid',
  version: '1.0.0',
  description: 'Cells and links of boards.',
  keywords: ['puzzle', 'grid', 'kazu'],
  license: 'MIT',
  repository: {
    type: 'git',
    url: 'git+https://github.com/kazu-puzzles/kazu.git',
    directory: 'packages/shared/grid',
  },
  type: 'module',
  sideEffects: false,
  engines: { node: '>=20.19' },
  files: ['dist', 'src', 'README.md', 'CHANGELOG.md'],
  exports: { '.': entry('index'), './package.json': './package.json' },
  scripts: { build: 'tsup' },
  dependencies: { '@kazu/random': 'workspace:^' },
  publishConfig: { access: 'public', provenance: true },
}

const README = "# @kazu/grid\n\nThe entry `@kazu/grid`.\n\n```ts\nimport { grid } from '@kazu/grid'\n```\n"

/** What the check says of a sound package with some fields, or its README, changed. */
function faultsWith(fields: Manifest, readme: string | null = README): readonly string[] {
  const path = 'packages/shared/grid'
  const planted = plantWorkspace({
    [`${path}/src/index.ts`]: 'export const grid = 1\n',
    [`${path}/package.json`]: JSON.stringify({ ...SOUND, ...fields }),
    ...(readme === null ? {} : { [`${path}/README.md`]: readme }),
  })
  return packagesOf(planted).flatMap((one) => manifestFaults(planted, one))
}

describe('the package.json and the README of every package here', () => {
  test.each(packagesOf(root).map((one) => [one.path, one] as const))('are whole: %s', (_, one) => {
    expect(manifestFaults(root, one)).toEqual([])
  })
})

describe('the manifest check', () => {
  test('finds nothing wrong with a sound package', () => {
    expect(faultsWith({})).toEqual([])
  })

  test.each<[string, Manifest, string]>([
    ['another licence', { license: 'ISC' }, 'license is not "MIT"'],
    ['CommonJS', { type: 'commonjs' }, 'type is not "module"'],
    ['files without the sources', { files: ['dist'] }, 'files is not ["dist","src","README.md","CHANGELOG.md"]'],
    ['a package without provenance', { publishConfig: { access: 'public' } }, 'publishConfig is not'],
    ['a name that is not the folder', { name: '@kazu/grids' }, 'name is not @kazu/grid'],
    ['no description', { description: '' }, 'description is not a sentence'],
    ['no keywords', { keywords: [] }, 'keywords say too little'],
    ['a repository without the folder', { repository: 'kazu' }, 'repository is not'],
    ['a private package', { private: true }, 'private is set'],
    ['a version that is a word', { version: 'next' }, 'version is not three numbers'],
    ['no entry', { exports: { './package.json': './package.json' } }, 'there is no entry .'],
    ['a hidden package.json', { exports: { '.': entry('index') } }, 'there is no entry ./package.json'],
    ['an entry whose source is missing', { exports: { ...SOUND.exports, './b': entry('b') } }, './src/b.ts is missing'],
    [
      'an entry without types',
      { exports: { ...SOUND.exports, '.': { default: './a.js' } } },
      'the entry . has odd targets',
    ],
    ['side effects', { sideEffects: true }, 'sideEffects is not false'],
    [
      'an element without side effects',
      { exports: { ...SOUND.exports, './element': entry('element') } },
      'sideEffects is',
    ],
    ['a dependency on others', { dependencies: { lodash: '^4.0.0' } }, 'it depends on lodash, a package of others'],
    ['a peer of others', { peerDependencies: { react: '*' } }, 'it depends on react, a package of others'],
    ['a fixed range', { dependencies: { '@kazu/random': '1.0.0' } }, 'its range for @kazu/random is not workspace:^'],
    ['a script that runs on installing', { scripts: { build: 'tsup', postinstall: 'x' } }, 'it runs postinstall'],
    ['another build', { scripts: { build: 'tsc' } }, 'its build is not tsup'],
  ])('sees %s', (_, fields, fault) => {
    expect(faultsWith(fields).join('\n')).toContain(`packages/shared/grid: ${fault}`)
  })

  test.each<[string, string | null, string]>([
    ['a missing README', null, 'there is no README.md'],
    ['a README under another name', README.replace('# @kazu/grid', '# Grid'), 'does not begin with its name'],
    ['a README without an example', README.replace('```ts', '```'), 'has no example'],
    ['a README that hides an entry', README.replace('`@kazu/grid`', ''), 'does not name @kazu/grid'],
  ])('sees %s', (_, readme, fault) => {
    expect(faultsWith({}, readme).join('\n')).toContain(fault)
  })

  test('sees a puzzle that lacks an entry', () => {
    const planted = plantWorkspace({ 'packages/puzzles/akari/src/index.ts': 'export const akari = 1\n' })
    const [one] = packagesOf(planted)
    if (one === undefined) throw new Error('The planted package is missing.')
    expect(manifestFaults(planted, one)).toContain('packages/puzzles/akari: there is no entry ./play')
  })

  test('fails where there is no package', () => {
    const planted = plantWorkspace({})
    mkdirSync(dirname(join(planted, 'packages/x')), { recursive: true })
    writeFileSync(join(planted, 'packages/x'), '')
    expect(() => packagesOf(planted)).toThrow('There is no package')
  })
})
