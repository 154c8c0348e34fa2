import { mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import vue from '@vitejs/plugin-vue'
import { build, preview } from 'vite'
import { root } from '../checks/workspace.ts'
import { write } from './consumer.ts'
import { recipeOf } from './recipes.ts'

/** What every page does beside its recipe: it keeps what it is told of the game, for the test to read. */
const LISTEN = `window.changes = []
document.addEventListener('kazu-change', ({ detail }) => window.changes.push(detail.answer))
`

const PLAIN = `${LISTEN}
import { mountMasyu } from '@kazu/masyu/play'
mountMasyu(document.getElementById('app'), { width: 6, height: 6, level: 'easy', seed: 7 })
`

/** The files of each page by its name. */
const PAGES: Readonly<Record<string, () => Readonly<Record<string, string>>>> = {
  plain: () => ({ 'main.js': PLAIN }),
  html: () => ({ 'main.js': LISTEN }),
  jsx: () => ({
    'Masyu.jsx': recipeOf('jsx'),
    'main.jsx': `${LISTEN}
import { createRoot } from 'react-dom/client'
import { Masyu } from './Masyu.jsx'
createRoot(document.getElementById('app')).render(<Masyu seed={7} />)
`,
  }),
  vue: () => ({
    'Masyu.vue': recipeOf('vue'),
    'main.js': `${LISTEN}
import { createApp } from 'vue'
import Masyu from './Masyu.vue'
createApp(Masyu, { seed: 7 }).mount('#app')
`,
  }),
  svelte: () => ({
    'Masyu.svelte': recipeOf('svelte'),
    'main.js': `${LISTEN}
import { mount } from 'svelte'
import Masyu from './Masyu.svelte'
mount(Masyu, { target: document.getElementById('app'), props: { seed: 7 } })
`,
  }),
}

/** The names of the pages. */
export const PAGE_NAMES: readonly string[] = Object.keys(PAGES)

function writePage(folder: string, name: string): string {
  const files = PAGES[name]?.() ?? {}
  for (const [path, text] of Object.entries(files)) write(folder, `${name}/${path}`, text)
  const main = Object.keys(files).find((path) => path.startsWith('main.')) ?? ''
  const body = name === 'html' ? recipeOf('html') : '<div id="app"></div>'
  const script = `<script type="module" src="./${main}"></script>`
  const page = `<!doctype html><html lang="en"><meta charset="utf-8" /><title>${name}</title><link rel="icon" href="data:," />${script}${body}</html>`
  write(folder, `${name}/index.html`, page)
  return join(folder, name, 'index.html')
}

/** Puts the frameworks beside what the project has installed. They are of others, and no package of ours needs them. */
function linkFrameworks(folder: string): void {
  const from = join(root, 'tooling', 'node_modules')
  for (const name of ['react', 'react-dom', 'vue', 'svelte']) {
    const to = join(folder, 'node_modules', name)
    mkdirSync(dirname(to), { recursive: true })
    if (!readdirSync(join(folder, 'node_modules')).includes(name)) symlinkSync(join(from, name), to, 'junction')
  }
}

/**
 * Builds a page for each recipe, and one that mounts the player by hand, with Vite in a project that has installed
 * `@kazu/masyu`, and serves them. Gives the address and what ends the server.
 */
export async function servePages(
  folder: string,
): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  linkFrameworks(folder)
  const input = PAGE_NAMES.map((name) => writePage(folder, name))
  const plugins = [vue(), svelte({ configFile: false })]
  await build({ root: folder, configFile: false, logLevel: 'error', plugins, build: { rolldownOptions: { input } } })
  const server = await preview({ root: folder, configFile: false, preview: { host: '127.0.0.1', port: 0 } })
  const [url] = server.resolvedUrls?.local ?? []
  if (url === undefined) throw new Error('The pages are not served.')
  return { url, close: () => server.close() }
}
