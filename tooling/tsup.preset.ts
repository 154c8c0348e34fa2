import { readFileSync } from 'node:fs'
import { defineConfig } from 'tsup'
import { writeDeclarations } from './declarations.ts'

interface Manifest {
  readonly exports: Record<string, string | { readonly '@kazu/source'?: string }>
}

/** Every entry of the package that tsup runs in, read from its own exports, so that no list of entries stands twice. */
function entries(): Record<string, string> {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest
  const found = Object.entries(manifest.exports).flatMap(([key, target]) => {
    const source = typeof target === 'string' ? undefined : target['@kazu/source']
    return source === undefined ? [] : [[key === '.' ? 'index' : key.slice(2), source] as const]
  })
  if (found.length === 0) throw new Error('package.json names no entry with an @kazu/source file.')
  return Object.fromEntries(found)
}

/** The one way in which every package is bundled: ES modules, an output file for each entry, and their types. */
export function preset(): ReturnType<typeof defineConfig> {
  return defineConfig({
    entry: entries(),
    format: 'esm',
    target: 'es2022',
    sourcemap: true,
    clean: true,
    onSuccess: () => {
      writeDeclarations('src', 'dist')
      return Promise.resolve()
    },
  })
}
