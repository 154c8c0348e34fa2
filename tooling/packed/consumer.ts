import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, realpathSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { packagesOf, root } from '../checks/workspace.ts'
import type { Package } from '../checks/workspace.ts'
import { tarballPath } from './tarballs.ts'

/** A project of somebody else, outside this repository, that has installed one package from its tarball. */
export interface Consumer {
  readonly folder: string
  /** The packages that npm put there, by name. */
  readonly installed: readonly string[]
}

/** A package and every package of ours that it needs, by following what their manifests say. */
export function needed(name: string): readonly Package[] {
  const all = new Map(packagesOf(root).map((one) => [String(one.manifest.name), one]))
  const found = new Set<Package>()
  const follow = (next: string): void => {
    const one = all.get(next)
    if (one === undefined) throw new Error(`There is no package ${next}.`)
    if (found.has(one)) return
    found.add(one)
    Object.keys(one.manifest.dependencies ?? {}).forEach(follow)
  }
  follow(name)
  return [...found]
}

/**
 * Makes an empty project and installs a package in it with npm, from tarballs alone: npm may not ask anybody, so that
 * a package which needs more than it says cannot be installed. Throws with npm's words when that fails.
 */
export function installConsumer(name: string): Consumer {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'consumer-')))
  const dependencies = Object.fromEntries(
    needed(name).map((one) => [String(one.manifest.name), `file:${tarballPath(one)}`]),
  )
  write(folder, 'package.json', JSON.stringify({ name: 'consumer', private: true, type: 'module', dependencies }))
  const flags = ['--offline', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error']
  const shell = process.platform === 'win32'
  const { status, stderr } = spawnSync('npm', ['install', ...flags], { cwd: folder, encoding: 'utf8', shell })
  if (status !== 0) throw new Error(`npm could not install ${name}: ${stderr}`)
  return { folder, installed: installedIn(join(folder, 'node_modules')) }
}

function installedIn(modules: string): string[] {
  const names = readdirSync(modules).filter((name) => !name.startsWith('.'))
  return names
    .flatMap((name) => (name.startsWith('@') ? readdirSync(join(modules, name)).map((one) => `${name}/${one}`) : name))
    .sort()
}

/** Writes a file of the project, and the folders above it. */
export function write(folder: string, path: string, text: string): void {
  mkdirSync(join(folder, dirname(path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

/** Runs a program in plain Node in the project; what it prints is read as JSON. Throws with its words when it fails. */
export function runInNode(folder: string, code: string): unknown {
  const parts = ['--input-type=module', '--eval', code]
  const { status, stdout, stderr } = spawnSync(process.execPath, parts, { cwd: folder, encoding: 'utf8', env: {} })
  if (status !== 0) throw new Error(stderr)
  return JSON.parse(stdout)
}
