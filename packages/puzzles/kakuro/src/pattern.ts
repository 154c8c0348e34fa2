import { cellCount, isConnected, turnedCell } from '@kazu/grid'
import type { Size } from '@kazu/grid'
import { pick, randomBelow } from '@kazu/random'
import type { Random } from '@kazu/random'

/** For each cell whether it is white. */
export type Pattern = readonly boolean[]

/** What a pattern is grown with: its extent, whether it looks the same after a half turn, and how it comes out. */
export interface Growth {
  readonly size: Size
  readonly turns: boolean
  /** How many of the cells behind the row and the column of sums are to be black, in percent. */
  readonly black: number
  /** The longest run. */
  readonly longest: number
}

/** How a pattern of a size is to be, by some draws. */
export function growthOf(size: Size, random: Random): Growth {
  return {
    size,
    turns: randomBelow(3, random) > 0,
    black: 14 + randomBelow(18, random),
    longest: Math.min(9, 4 + randomBelow(5, random)),
  }
}

/**
 * Grows a pattern of black and white cells: everything behind the sums is white at first, then cells turn black where
 * a run is too long, and anywhere until there are enough. Every white cell lies in two runs of two or more, and all
 * white cells hang together. null where that did not come to an end.
 */
export function growPattern(growth: Growth, random: Random): Pattern | null {
  const { size, black, longest } = growth
  const inner = (size.width - 1) * (size.height - 1)
  const wanted = Math.round((inner * black) / 100)
  let pattern: Pattern = Array.from({ length: cellCount(size) }, (_, cell) => isInside(size, cell))
  for (let tries = 4 * inner; tries > 0; tries--) {
    const white = pattern.flatMap((is, cell) => (is ? [cell] : []))
    const tooLong = white.filter((cell) => runLengths(size, pattern, cell).some((length) => length > longest))
    if (tooLong.length === 0 && inner - white.length >= wanted) return pattern
    pattern = blackened(growth, pattern, pick(tooLong.length > 0 ? tooLong : white, random)) ?? pattern
    if (tries === 1 && tooLong.length === 0) return pattern
  }
  return null
}

function isInside({ width }: Size, cell: number): boolean {
  return cell >= width && cell % width !== 0
}

/** Most cells that may turn black beside the chosen one, since they would be left alone in a run. */
const MOST_LEFT_ALONE = 4

/** The pattern with a cell black, and those that it leaves alone in a run; null where that tears it or takes too much. */
function blackened(growth: Growth, pattern: Pattern, chosen: number): Pattern | null {
  const { size } = growth
  const next = [...pattern]
  let left = MOST_LEFT_ALONE + 1
  for (let cell: number | undefined = chosen; cell !== undefined; cell = aloneIn(size, next)) {
    if (left-- === 0) return null
    for (const one of orbit(growth, cell)) next[one] = false
  }
  const white = next.flatMap((is, cell) => (is ? [cell] : []))
  return white.length >= 4 && isConnected(size, white) ? next : null
}

/** The cells that change together with a cell. */
function orbit({ size, turns }: Growth, cell: number): number[] {
  if (!turns) return [cell]
  const inner = { width: size.width - 1, height: size.height - 1 }
  const at = (Math.floor(cell / size.width) - 1) * inner.width + (cell % size.width) - 1
  const twin = turnedCell(inner, { turns: 2, mirrored: false }, at)
  return [cell, (Math.floor(twin / inner.width) + 1) * size.width + (twin % inner.width) + 1]
}

function aloneIn(size: Size, pattern: Pattern): number | undefined {
  const at = pattern.findIndex((is, cell) => is && runLengths(size, pattern, cell).includes(1))
  return at === -1 ? undefined : at
}

/** How long the run across and the run down of a white cell are. */
function runLengths({ width }: Size, pattern: Pattern, cell: number): readonly [across: number, down: number] {
  const length = (step: number): number => {
    let count = 1
    for (let at = cell - step; pattern[at] === true; at -= step) count++
    for (let at = cell + step; pattern[at] === true; at += step) count++
    return count
  }
  // The black first column parts the rows.
  return [length(1), length(width)]
}
