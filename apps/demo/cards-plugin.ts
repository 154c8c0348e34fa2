import { createServer } from 'vite'
import type { Plugin } from 'vite'
import type * as cardMaker from './src/cards.js'
import { sourceConditions } from '../../tooling/source-conditions.ts'

const NAME = 'virtual:cards'

/** Draws the front page's boards when the site is built, with the packages' own engines and drawings. */
export function cards(): Plugin {
  let made: Promise<string> | null = null
  return {
    name: 'kazu-cards',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load: async (id) => (id === `\0${NAME}` ? await (made ??= source()) : null),
  }
}

async function source(): Promise<string> {
  const server = await createServer({
    ...sourceConditions,
    root: import.meta.dirname,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  try {
    const { makeCards } = (await server.ssrLoadModule('/src/cards.ts')) as typeof cardMaker
    return `export const CARDS = ${JSON.stringify(await makeCards())}`
  } finally {
    await server.close()
  }
}
