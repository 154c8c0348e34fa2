import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/*
 * Simon Tatham's Portable Puzzle Collection as a measure of making (Debian's package sgt-puzzles): each of its programs
 * makes boards with `--generate <how many> <parameters>`, whose parameters its manual tells.
 */

/** How a kind of ours is made there: the program, and the parameters of a level that is the nearest to ours. */
interface Rival {
  readonly program: string
  readonly parameters: (size: string, level: string) => string
}

/** The letters of levels, those of ours from easy to expert. */
function byLevel(letters: string): (level: string) => string {
  const levels = ['easy', 'medium', 'hard', 'expert']
  return (level) => letters[levels.indexOf(level)] ?? ''
}

const SLITHERLINK = byLevel('enth')
const AKARI = byLevel('0122')
const MASYU = byLevel('ettt')

const RIVALS: Readonly<Record<string, Rival>> = {
  slitherlink: { program: 'loopy', parameters: (size, level) => `${size}t0d${SLITHERLINK(level)}` },
  akari: { program: 'lightup', parameters: (size, level) => `${size}b20s4d${AKARI(level)}` },
  shikaku: { program: 'rect', parameters: (size) => size },
  masyu: { program: 'pearl', parameters: (size, level) => `${size}d${MASYU(level)}` },
}

/** The kinds that are made there too. */
export const RIVALLED: readonly string[] = Object.keys(RIVALS)

/** Where Debian puts the programs, and where others may lie. */
const FOLDERS = ['/usr/games', '/usr/bin', '/usr/local/bin']

/** The program that makes a kind; null where it is not installed. */
export function rivalProgram(kind: string): string | null {
  const rival = RIVALS[kind]
  if (rival === undefined) return null
  const paths = FOLDERS.map((folder) => `${folder}/sgt-${rival.program}`)
  return paths.find((path) => existsSync(path)) ?? null
}

/** Milliseconds of the processor from the line `<user> <system>` in seconds; throws an Error for another text. */
export function millisecondsOf(text: string): number {
  const [, user, system] = /(\d+\.\d+) (\d+\.\d+)\s*$/.exec(text) ?? []
  if (system === undefined) throw new Error(`Times of a program were not told: ${text}`)
  return 1000 * (Number(user) + Number(system))
}

function run(program: string, boards: number, parameters: string, limit: number): number | null {
  const script = 'TIMEFORMAT="%U %S"; time "$@" > /dev/null'
  const called = spawnSync('bash', ['-c', script, '_', program, '--generate', String(boards), parameters], {
    encoding: 'utf8',
    timeout: limit,
  })
  if (called.error !== undefined || called.status !== 0) return null
  return millisecondsOf(called.stderr.replaceAll(',', '.'))
}

/** How many boards are made by one call, so that its start weighs little, and after how long it is given up. */
export interface RivalRuns {
  readonly calls: number
  readonly boards: number
  readonly limit: number
}

/**
 * Milliseconds a board that each of several calls took, without the start of the program; null where one did not come to
 * its end in time.
 */
export function rivalTimes(kind: string, size: string, level: string, runs: RivalRuns): readonly number[] | null {
  const program = rivalProgram(kind)
  const rival = RIVALS[kind]
  if (program === null || rival === undefined) return null
  const starts = [1, 2, 3].flatMap(() => run(program, 1, rival.parameters('5x5', 'easy'), runs.limit) ?? [])
  if (starts.length === 0) return null
  const start = Math.min(...starts)
  const times: number[] = []
  for (let call = 0; call < runs.calls; call++) {
    const taken = run(program, runs.boards, rival.parameters(size, level), runs.limit)
    if (taken === null) return null
    times.push(Math.max(0, taken - start) / runs.boards)
  }
  return times
}
