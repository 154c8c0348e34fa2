import { describe, expect, test } from 'vitest'
import { plantWorkspace } from './planted.ts'
import { unusedIn } from './unused.ts'
import { root } from './workspace.ts'

const manifest = (fields: object): string => JSON.stringify({ version: '1.0.0', type: 'module', ...fields })

/** A workspace in which a file, an export and a dependency are left over in each part that knip must look at. */
const LEFT_OVER = {
  'package.json': manifest({ name: 'kazu', private: true }),
  'pnpm-workspace.yaml': 'packages:\n  - packages/*/*\n  - apps/*\n  - tooling\n',
  'packages/shared/grid/package.json': manifest({
    name: '@kazu/grid',
    exports: { '.': { '@kazu/source': './src/index.ts', default: './dist/index.js' } },
    dependencies: { '@kazu/random': 'workspace:^' },
  }),
  'packages/shared/grid/src/index.ts': "export { used } from './cells.js'\n",
  'packages/shared/grid/src/cells.ts': 'export const used = 1\nexport const left = 2\n',
  'packages/shared/grid/src/forgotten.ts': 'export const forgotten = 1\n',
  'packages/shared/grid/test/cells.test.ts': "import '../src/index.js'\n",
  'apps/demo/package.json': manifest({ name: '@kazu/demo', private: true }),
  'apps/demo/src/forgotten.ts': 'export const forgotten = 1\n',
  'tooling/package.json': manifest({ name: '@kazu/tooling', private: true }),
  'tooling/checks/forgotten.ts': 'export const forgotten = 1\n',
}

describe('unused code', () => {
  test('is nowhere in this repository', () => {
    expect(unusedIn(root)).toEqual([])
  })

  test('is found as a file, an export and a dependency, in the packages, the site and the tools', () => {
    expect(unusedIn(plantWorkspace(LEFT_OVER))).toEqual([
      'apps/demo/src/forgotten.ts: files apps/demo/src/forgotten.ts',
      'packages/shared/grid/package.json: dependencies @kazu/random',
      'packages/shared/grid/src/cells.ts: exports left',
      'packages/shared/grid/src/forgotten.ts: files packages/shared/grid/src/forgotten.ts',
      'tooling/checks/forgotten.ts: files tooling/checks/forgotten.ts',
    ])
  })

  test('is not looked for where there is nothing to look at, and that fails', () => {
    expect(() => unusedIn(plantWorkspace({}))).toThrow('knip gave no report')
  })
})
