import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

/** Text of files by their path from the root of a workspace. */
export type Files = Readonly<Record<string, string>>

/**
 * A small workspace in a temporary folder, for planting what a check must find: every folder that holds an
 * `src/index.ts` becomes a package that the others find by name, unless the files bring its package.json. It is gone
 * when the test ends. Returns its root.
 */
export function plantWorkspace(files: Files): string {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'planted-')))
  onTestFinished(() => {
    rmSync(root, { recursive: true, force: true })
  })
  for (const [path, text] of Object.entries({ ...manifests(files), ...files })) {
    mkdirSync(join(root, dirname(path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  linkPackages(root, files)
  return root
}

function packagePaths(files: Files): string[] {
  return Object.keys(files).flatMap((path) => (path.endsWith('/src/index.ts') ? [path.slice(0, -13)] : []))
}

function manifests(files: Files): Files {
  const entries = packagePaths(files).map((path) => {
    const exports = { '.': { '@kazu/source': './src/index.ts' }, './*': { '@kazu/source': './src/*.ts' } }
    const manifest = { name: `@kazu/${nameOf(path)}`, type: 'module', exports }
    return [`${path}/package.json`, JSON.stringify(manifest)] as const
  })
  return Object.fromEntries(entries)
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

function linkPackages(root: string, files: Files): void {
  const scope = join(root, 'node_modules', '@kazu')
  mkdirSync(scope, { recursive: true })
  for (const path of packagePaths(files)) symlinkSync(join(root, path), join(scope, nameOf(path)), 'junction')
}
