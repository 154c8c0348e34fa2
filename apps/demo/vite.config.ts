import { defineConfig } from 'vite'
import { sourceConditions } from '../../tooling/source-conditions.ts'
import { cards } from './cards-plugin.ts'

export default defineConfig({
  ...sourceConditions,
  // Relative addresses, so that the built site works in any folder of any host.
  base: './',
  build: { target: 'es2022', sourcemap: true },
  worker: { format: 'es' },
  plugins: [cards()],
})
