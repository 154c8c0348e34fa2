import type { Size } from '@kazu/grid'
import type { ReadProblem, ReadResult } from './contract.js'
import { refused } from './puzzlink.js'

/*
 * Boards written with one character a cell: as a code `kind:WIDTHxHEIGHT:` and the cells in a row, or as a picture of
 * the board, one line a row.
 */

/** How the cells of a kind are written. */
export interface CellCode<Value> {
  readonly kind: string
  /** The value that a character stands for; undefined for a character that stands for none. */
  readonly valueOf: (char: string) => Value | undefined
  /** The least and the greatest side. */
  readonly sides: { readonly least: number; readonly most: number }
}

/** The cells of a board, row by row, and its extent. */
export interface CellBoard<Value> extends Size {
  readonly values: readonly Value[]
}

/** Writes a board as `kind:WIDTHxHEIGHT:` and one character a cell. */
export function writeCells(kind: string, { width, height }: Size, chars: readonly string[]): string {
  return `${kind}:${width}x${height}:${chars.join('')}`
}

/** Whether a text begins as the code of a kind does. */
export function isCellCode(text: string, kind: string): boolean {
  return text.trimStart().startsWith(`${kind}:`)
}

/** Reads what {@link writeCells} wrote, white space round it tolerated; or what is wrong and where. Never throws. */
export function readCellCode<Value>(text: string, code: CellCode<Value>): ReadResult<CellBoard<Value>> {
  const start = text.length - text.trimStart().length
  const bodyAt = start + code.kind.length + 1
  const found = /^(\d+)x(\d+):/.exec(text.slice(bodyAt))
  if (!isCellCode(text, code.kind) || found === null) return refused('bad-character', Math.min(bodyAt, text.length))
  const cellsAt = bodyAt + found[0].length
  const [width, height] = [Number(found[1]), Number(found[2])]
  const values = valuesOf(text.trimEnd().slice(cellsAt), code)
  if (typeof values === 'number') return refused('bad-character', cellsAt + values)
  if (!fits(code, { width, height })) return refused('bad-size', start)
  const wrong = wrongLength(values.length, width * height)
  return wrong === null
    ? { board: { width, height, values } }
    : refused(wrong, cellsAt + Math.min(values.length, width * height))
}

/** Reads a picture of a board: one line a row, white space passed over; or what is wrong and where. Never throws. */
export function readCellPicture<Value>(text: string, code: CellCode<Value>): ReadResult<CellBoard<Value>> {
  const values: Value[] = []
  let width = 0
  let height = 0
  let at = 0
  for (const line of text.split('\n')) {
    const row = valuesOf(line, code)
    if (typeof row === 'number') return refused(height === 0 ? 'unknown-format' : 'bad-character', at + row)
    if (row.length > 0) {
      const wrong = height === 0 ? null : wrongLength(row.length, width)
      if (wrong !== null) return refused(wrong, at)
      width = row.length
      height++
      values.push(...row)
    }
    at += line.length + 1
  }
  return fits(code, { width, height }) ? { board: { width, height, values } } : refused('bad-size', 0)
}

function wrongLength(length: number, wanted: number): ReadProblem | null {
  if (length === wanted) return null
  return length < wanted ? 'too-short' : 'too-long'
}

function fits({ sides }: Pick<CellCode<unknown>, 'sides'>, { width, height }: Size): boolean {
  return Math.min(width, height) >= sides.least && Math.max(width, height) <= sides.most
}

/** One value a character, white space passed over; the index of the first other character. */
function valuesOf<Value>(text: string, { valueOf }: CellCode<Value>): Value[] | number {
  const values: Value[] = []
  for (let at = 0; at < text.length; at++) {
    const char = text.charAt(at)
    if (/\s/.test(char)) continue
    const value = valueOf(char)
    if (value === undefined) return at
    values.push(value)
  }
  return values
}
