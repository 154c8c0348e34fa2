import { defineConfig } from 'vitest/config'
import { root, sourceAliases } from './checks/workspace.ts'
import { sourceConditions } from './source-conditions.ts'

const alias = Object.entries(sourceAliases(root)).map(([name, file]) => ({
  find: new RegExp(`^${name}$`),
  replacement: file,
}))

// No test is a clock: these limits only end what hangs. Projects do not take them over from the root.
const patience = { testTimeout: 120_000, hookTimeout: 240_000 }

export default defineConfig({
  root,
  test: {
    reporters: ['default', ['json', { outputFile: '.reports/unit.json' }]],
    projects: [
      {
        ...sourceConditions,
        root,
        test: {
          ...patience,
          name: 'unit',
          include: [
            'packages/*/*/test/**/*.test.ts',
            'apps/*/test/**/*.test.ts',
            'tooling/template/*/test/**/*.test.ts',
          ],
        },
      },
      {
        ...sourceConditions,
        // The examples of the READMEs stand outside every package, so that no node_modules names the packages.
        resolve: { ...sourceConditions.resolve, alias },
        root,
        test: { ...patience, name: 'tooling', include: ['tooling/{bench,checks,new-puzzle,test}/**/*.test.ts'] },
      },
      {
        root,
        test: {
          ...patience,
          // What people install: the built packages, packed once for all these tests.
          name: 'packed',
          include: ['tooling/packed/**/*.test.ts'],
          globalSetup: 'tooling/packed/pack.ts',
        },
      },
    ],
  },
})
