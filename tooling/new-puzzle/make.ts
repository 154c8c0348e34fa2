import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../checks/workspace.ts'
import { namesOf, renamed } from './names.ts'

/** The kind that is the template: a tiny puzzle that is whole. */
export const TEMPLATE = 'noughts'

const LEFT_OUT = /^(node_modules|dist|\.turbo)\//

/**
 * Makes a package for a new kind out of the template, in `packages/puzzles` of a workspace. Gives the paths of its
 * files from the package. Throws a RangeError for a bad name or one that is taken.
 */
export function makePuzzle(workspace: string, name: string): readonly string[] {
  const [from, to] = [namesOf(TEMPLATE), namesOf(name)]
  const source = join(root, 'tooling', 'template', TEMPLATE)
  const target = join(workspace, 'packages', 'puzzles', name)
  if (existsSync(target)) throw new RangeError(`There is a package called ${name} already.`)
  const files = filesOf(source)
  for (const path of files) {
    const text = renamed(readFileSync(join(source, path), 'utf8'), from, to)
    mkdirSync(join(target, dirname(path)), { recursive: true })
    writeFileSync(join(target, path), path === 'package.json' ? published(text) : text)
  }
  return files
}

function filesOf(folder: string): readonly string[] {
  const all = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((item) => item.isFile())
  const paths = all.map((item) =>
    join(item.parentPath, item.name)
      .slice(folder.length + 1)
      .replaceAll('\\', '/'),
  )
  return paths.filter((path) => !LEFT_OUT.test(path)).sort()
}

/** The manifest without what keeps the template from being published. */
function published(text: string): string {
  const { private: _, ...manifest } = JSON.parse(text) as Record<string, unknown>
  return `${JSON.stringify(manifest, null, 2)}\n`
}
