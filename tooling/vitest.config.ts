import { defineConfig } from 'vitest/config'
import { root, sourceAliases } from './checks/workspace.ts'
import { sourceConditions } from './source-conditions.ts'

const alias = Object.entries(sourceAliases(root)).map(([name, file]) => ({
  find: new RegExp(`^${name}$`),
  replacement: file,
}))

export default defineConfig({
  root,
  test: {
    // A file takes what it needs from its package; a test that hangs fails instead of holding the run.
    reporters: ['default', ['json', { outputFile: '.reports/unit.json' }]],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    projects: [
      {
        ...sourceConditions,
        root,
        test: { name: 'unit', include: ['packages/*/*/test/**/*.test.ts', 'apps/*/test/**/*.test.ts'] },
      },
      {
        ...sourceConditions,
        // The examples of the READMEs stand outside every package, so that no node_modules names the packages.
        resolve: { ...sourceConditions.resolve, alias },
        root,
        test: { name: 'tooling', include: ['tooling/{bench,checks,test}/**/*.test.ts'] },
      },
      {
        root,
        test: {
          // What people install: the built packages, packed once for all these tests.
          name: 'packed',
          include: ['tooling/packed/**/*.test.ts'],
          globalSetup: 'tooling/packed/pack.ts',
        },
      },
    ],
  },
})
