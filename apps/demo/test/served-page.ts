import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { sourceConditions } from '../../../tooling/source-conditions.ts'

/** The files of a page, built from the sources, by their addresses; a puzzle that is loaded late has its kind's name. */
async function builtPage(folder: URL): Promise<Map<string, string | Uint8Array>> {
  const built = await build({
    ...sourceConditions,
    configFile: false,
    root: fileURLToPath(folder),
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: {
        output: {
          chunkFileNames: ({ facadeModuleId }) =>
            `assets/${/\/puzzles\/([^/]+)\/src\/puzzle/.exec(facadeModuleId ?? '')?.[1] ?? 'shared'}-[hash].js`,
        },
      },
    },
  })
  const outputs = Array.isArray(built) ? built : [built]
  return new Map(
    outputs.flatMap((one) =>
      'output' in one
        ? one.output.map((file): [string, string | Uint8Array] => [
            `/${file.fileName}`,
            file.type === 'chunk' ? file.code : file.source,
          ])
        : [],
    ),
  )
}

const TYPES = new Map([
  ['html', 'text/html'],
  ['js', 'text/javascript'],
  ['css', 'text/css'],
])

/** Serves files from memory; gives the address, and what ends it. */
async function serve(files: ReadonlyMap<string, string | Uint8Array>): Promise<{ address: string; close: () => void }> {
  const server = createServer((request, response) => {
    const path = new URL(String(request.url), 'http://page').pathname
    const file = files.get(path === '/' ? '/index.html' : path)
    const type = TYPES.get(path.split('.').at(-1) ?? '') ?? 'text/html'
    response.writeHead(file === undefined ? 404 : 200, { 'content-type': `${type}; charset=utf-8` }).end(file)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close: () => server.close() }
}

/** Builds the page in a folder from the sources and serves it; gives its address, and what ends it. */
export async function servedPage(folder: URL): Promise<{ address: string; close: () => void }> {
  return serve(await builtPage(folder))
}

/** The page that has nothing but the player. */
export async function playerPage(): Promise<{ address: string; close: () => void }> {
  return servedPage(new URL('player-page/', import.meta.url))
}
