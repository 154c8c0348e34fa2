import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { sourceConditions } from './source-conditions.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

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
      { ...sourceConditions, root, test: { name: 'tooling', include: ['tooling/**/*.test.ts'] } },
    ],
  },
})
