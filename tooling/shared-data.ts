import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * The folder of data that is other people's, which tests and benches may read where it is present: named by
 * KAZU_SHARED, else `shared` beside the repository.
 */
const SHARED: string = process.env['KAZU_SHARED'] ?? fileURLToPath(new URL('../../shared', import.meta.url))

/** The text of a file of that folder; null where it is not present. Tests then skip, and say so in their names. */
export function sharedText(path: string): string | null {
  const file = `${SHARED}/${path}`
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}

/** The rows of a file of JSON lines, as they are; null where it is not present. */
export function sharedRows(path: string): unknown[] | null {
  const text = sharedText(path)
  if (text === null) return null
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as unknown)
}
