import { defineConfig } from 'vite'
import { sourceConditions } from '../../tooling/source-conditions.ts'

export default defineConfig({
  ...sourceConditions,
  // Relative addresses, so that the built site works in any folder of any host.
  base: './',
  build: { target: 'es2022', sourcemap: true },
  worker: { format: 'es' },
})
