import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Kind, Puzzle } from '@kazu/puzzle'
import { root } from '../checks/workspace.ts'

const PUZZLES = join(root, 'packages', 'puzzles')

/** The kinds that have a package here. */
export function packagedKinds(): readonly string[] {
  return readdirSync(PUZZLES).sort()
}

/** Whether a kind has a package here. */
export function hasPackage(kind: string): boolean {
  return existsSync(join(PUZZLES, kind, 'package.json'))
}

/**
 * A kind's whole puzzle out of its built package: what people install is measured, not what a loader makes of the
 * sources. Throws when it is not built or exports no puzzle.
 */
export async function builtPuzzle(kind: string): Promise<Puzzle<Kind>> {
  const file = join(PUZZLES, kind, 'dist', 'puzzle.js')
  if (!existsSync(file)) throw new Error(`${kind} is not built.`)
  const exported = (await import(pathToFileURL(file).href)) as Readonly<Record<string, unknown>>
  const found = Object.values(exported).find((value) => isPuzzle(value, kind))
  if (found === undefined) throw new Error(`The entry ./puzzle of ${kind} exports no puzzle of that kind.`)
  return found as Puzzle<Kind>
}

function isPuzzle(value: unknown, kind: string): boolean {
  return typeof value === 'object' && value !== null && 'engine' in value && 'kind' in value && value.kind === kind
}

/** The value below which a share of the sorted values lies; NaN for none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}
