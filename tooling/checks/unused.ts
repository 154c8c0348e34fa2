import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from './workspace.ts'

const KNIP = join(root, 'node_modules', 'knip', 'bin', 'knip.js')

interface Report {
  readonly issues: readonly Readonly<Record<string, unknown>>[]
}

/** What nobody uses in the workspace at `directory`, one line each: files, exports, dependencies, catalog entries. */
export function unusedIn(directory: string): readonly string[] {
  const config = join(root, 'tooling', 'knip.json')
  const parts = [KNIP, '--directory', directory, '--config', config, '--reporter', 'json', '--no-progress']
  const { stdout, stderr } = spawnSync(process.execPath, parts, { encoding: 'utf8', cwd: directory })
  try {
    return (JSON.parse(stdout) as Report).issues.flatMap(linesOf).sort()
  } catch {
    throw new Error(`knip gave no report: ${stderr}${stdout}`)
  }
}

/** An issue holds a file and a list of names for each sort of finding. */
function linesOf({ file, ...found }: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(found).flatMap(([sort, items]) =>
    Array.isArray(items)
      ? items.map((item: { readonly name?: string }) => `${String(file)}: ${sort} ${item.name ?? ''}`)
      : [],
  )
}
