import type { Size } from '@kazu/grid'
import type { ReadProblem, ReadResult } from './contract.js'

/** The parts of a puzz.link address. */
export interface PuzzlinkAddress extends Size {
  /** The letters of the flags, in the order in which they stood. */
  readonly flags: string
  /** What follows the size; the code of the board. */
  readonly body: string
  /** The place of the body in the text that was read. */
  readonly bodyAt: number
}

/** A problem with its place, as every reader of boards gives it. */
export function refused(
  problem: ReadProblem,
  at: number,
): { readonly board: null; readonly problem: ReadProblem; readonly at: number } {
  return { board: null, problem, at }
}

/** Whether a text looks like a puzz.link address: of any kind, on any host, or its tail alone. */
export function isPuzzlink(text: string): boolean {
  return typeof text === 'string' && /^\s*(\S*\?)?(\w+=\w*&)*[a-z0-9-]+(_edit|_play)?\//i.test(text)
}

/**
 * Takes a puzz.link address apart: any host, or the tail alone; `type=editor&` and the like, `_edit`, `_play` and the
 * variant marker `v:…/` are passed over. `names` are the names under which the kind goes; `least` and `most` bound its
 * sides.
 */
export function readPuzzlink(
  text: string,
  names: readonly string[],
  sides: { readonly least: number; readonly most: number },
): PuzzlinkAddress | { readonly board: null; readonly problem: ReadProblem; readonly at: number } {
  if (typeof text !== 'string') return refused('empty', 0)
  const start = tailStart(text)
  const parts = partsFrom(text, start)
  const pid = (parts[0]?.text ?? '').replace(/_(edit|play)$/, '')
  if (parts.length < 2) return refused('unknown-format', start)
  if (!names.includes(pid.toLowerCase())) return refused('other-kind', start)
  let next = 1
  if (parts[next]?.text.startsWith('v:') === true) next++
  const flags = /^\d+$/.test(parts[next]?.text ?? '') ? '' : (parts[next++]?.text ?? '')
  const [width, height] = [parts[next], parts[next + 1]]
  if (width === undefined || height === undefined) return refused('too-short', text.trimEnd().length)
  for (const side of [width, height]) {
    const count = Number(side.text)
    if (!/^\d{1,4}$/.test(side.text) || count < sides.least || count > sides.most) return refused('bad-size', side.at)
  }
  const bodyAt = height.at + height.text.length + 1
  const body = text.trimEnd().slice(bodyAt).replace(/\/$/, '')
  return { width: Number(width.text), height: Number(height.text), flags, body, bodyAt }
}

function tailStart(text: string): number {
  let start = text.indexOf('?') + 1
  if (start === 0) start = text.length - text.trimStart().length
  for (
    let found = /^\w+=[^&/]*&/.exec(text.slice(start));
    found !== null;
    found = /^\w+=[^&/]*&/.exec(text.slice(start))
  ) {
    start += found[0].length
  }
  return start
}

function partsFrom(text: string, start: number): { text: string; at: number }[] {
  let at = start
  return text
    .trimEnd()
    .slice(start)
    .split('/')
    .map((part) => {
      const found = { text: part, at }
      at += part.length + 1
      return found
    })
}

/** Writes a puzz.link address. A last character that is no letter or digit gets a `/` behind it, as the site does. */
export function writePuzzlink(pid: string, size: Size, body: string, flags = ''): string {
  const address = `https://puzz.link/p?${pid}/${flags === '' ? '' : `${flags}/`}${size.width}/${size.height}/${body}`
  return /[A-Za-z0-9]$/.test(address) ? address : `${address}/`
}

/** Whether a reader gave a board. */
export function isRead<Board>(result: ReadResult<Board>): result is { readonly board: Board } {
  return result.problem === undefined
}
