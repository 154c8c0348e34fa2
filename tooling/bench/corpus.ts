import { parseArgs } from 'node:util'
import { builtPuzzle, hasPackage, quantile } from './engine.ts'
import { measureRow } from './measure.ts'
import type { Measured } from './measure.ts'
import { clingoSum, kindsIn, PUBLISHING, rowsOf } from './published.ts'
import type { Row } from './published.ts'

/*
 * pnpm bench:corpus <folder> [--kind <kind>] [--budget <steps>]
 *
 * Solves the published boards of a folder with the built packages. A board counts as proved only if its answer is
 * proved to be the only one, `check` accepts it and the stated solution agrees. Ends with an error when any is wrong.
 * Milliseconds are the processor's. `sum ms` is all boards together, `clingo ms` what clingo took for the same boards where
 * the file says so (`clingo_s`).
 */

const USAGE = 'Say where the boards are: pnpm bench:corpus <folder> [--kind <kind>] [--budget <steps>]'

const COLUMNS = [
  'kind',
  'boards',
  'proved',
  'wrong',
  'stopped',
  'median ms',
  'p95 ms',
  'worst ms',
  'sum ms',
  'clingo ms',
] as const

function line(cells: readonly (string | number)[]): string {
  return cells.map((cell, at) => (at === 0 ? String(cell).padEnd(16) : String(cell).padStart(10))).join('')
}

function summary(kind: string, taken: readonly Row[], all: readonly Measured[]): string {
  const count = (verdict: Measured['verdict']): number => all.filter((one) => one.verdict === verdict).length
  const times = all.map(({ milliseconds }) => milliseconds)
  const sum = times.reduce((before, time) => before + time, 0)
  const shown = [quantile(times, 0.5), quantile(times, 0.95), Math.max(...times), sum].map((time) => time.toFixed(1))
  const clingo = clingoSum(taken)?.toFixed(0) ?? '–'
  return line([kind, all.length, count('proved'), count('wrong'), count('stopped'), ...shown, clingo])
}

/** Measures a kind's file and prints its line. Gives how many boards were wrong; a kind without a package has none. */
async function measureKind(folder: string, kind: string, budget: number | undefined): Promise<number> {
  if (!hasPackage(kind)) {
    console.log(`${kind.padEnd(16)} skipped: there is no package for it here`)
    return 0
  }
  const publishing = PUBLISHING[kind]
  if (publishing === undefined) throw new Error(`tooling/bench/published.ts does not say how rows of ${kind} are read.`)
  const { engine } = await builtPuzzle(kind)
  const rows = rowsOf(folder, kind)
  const taken = rows.filter((row) => publishing.takes?.(row) !== false)
  const all = taken.map((row) => measureRow(engine, publishing, row, budget))
  console.log(summary(kind, taken, all))
  if (taken.length < rows.length)
    console.log(`  ${rows.length - taken.length} left out: sizes that ${kind} does not have`)
  const unproved = all.filter(({ verdict }) => verdict !== 'proved')
  for (const { id, verdict, reason } of unproved) console.log(`  ${verdict} ${id}: ${reason}`)
  return all.length === 0 ? 1 : all.filter(({ verdict }) => verdict === 'wrong').length
}

async function main(): Promise<void> {
  const options = { kind: { type: 'string' }, budget: { type: 'string' } } as const
  const { positionals, values } = parseArgs({ allowPositionals: true, options })
  const [folder] = positionals
  if (folder === undefined) throw new Error(USAGE)
  const budget = values.budget === undefined ? undefined : Number(values.budget)
  const kinds = kindsIn(folder).filter((kind) => values.kind === undefined || kind === values.kind)
  if (kinds.length === 0) throw new Error(`There is no file of boards for ${String(values.kind)} in ${folder}.`)
  console.log(line(COLUMNS))
  let wrong = 0
  for (const kind of kinds) wrong += await measureKind(folder, kind, budget)
  if (wrong > 0) process.exitCode = 1
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
