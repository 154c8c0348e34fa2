import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../checks/workspace.ts'
import type { Package } from '../checks/workspace.ts'

/** Where the packed packages lie. */
export const TARBALLS: string = join(root, '.reports', 'tarballs')

/** The path of a package's tarball. */
export function tarballPath({ manifest }: Package): string {
  const name = String(manifest.name).replace('@', '').replace('/', '-')
  return join(TARBALLS, `${name}-${String(manifest.version)}.tgz`)
}

/** A package's tarball. Throws when it was not packed. */
export function tarball(one: Package): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(tarballPath(one)))
}
