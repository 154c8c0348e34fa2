import { countBits } from '../bits.js'
import { keyOf, type Candidates } from './candidates.js'
import type { Deduction, Ground } from './deduction.js'

/**
 * X-wing (2 lines) and swordfish (3): a number has places in so many rows only in as many columns, so that these
 * columns get it from these rows, and it leaves their other cells; and the same with rows and columns changed.
 */
export function findFish(board: Candidates, lines: 2 | 3): Deduction | null {
  for (let value = 1; value <= board.layout.size; value++) {
    for (const [base, cover] of [
      ['row', 'column'],
      ['column', 'row'],
    ] as const) {
      const found = fishOf(board, value, base, cover, lines)
      if (found !== null) return found
    }
  }
  return null
}

interface Line {
  /** The index of the group in the layout. */
  readonly group: number
  readonly places: readonly number[]
  /** The lines across that the places stand in, as a mask of their indexes. */
  readonly across: number
}

function fishOf(
  board: Candidates,
  value: number,
  base: 'row' | 'column',
  cover: 'row' | 'column',
  lines: 2 | 3,
): Deduction | null {
  const few = linesOf(board, value, base).filter(({ places }) => places.length > 1 && places.length <= lines)
  const covers = board.layout.groups.flatMap((group, index) => (group.type === cover ? [index] : []))
  for (const chosen of sets(few, lines)) {
    const across = chosen.reduce((mask, line) => mask | line.across, 0)
    if (countBits(across) !== lines) continue
    const own = new Set(chosen.flatMap(({ group }) => board.layout.groups[group]?.cells ?? []))
    const chosenCovers = covers.filter((_index, at) => ((across >> at) & 1) !== 0)
    const swept = chosenCovers
      .flatMap((index) => board.layout.groups[index]?.cells ?? [])
      .filter((cell) => !own.has(cell))
    const removes = swept.filter((cell) => board.has(cell, value)).map((cell) => ({ cell, value }))
    if (removes.length === 0) continue
    const places = new Set(chosen.flatMap((line) => line.places))
    return {
      technique: lines === 2 ? 'x-wing' : 'swordfish',
      places: null,
      removes,
      grounds: [
        ...chosen.map((line) => ground(line, value)),
        ...chosenCovers.map((group) => coverGround(board, group, value)),
      ],
      rests: [...own].filter((cell) => !places.has(cell)).map((cell) => keyOf(cell, value)),
      chain: null,
    }
  }
  return null
}

function ground({ group, places }: Line, value: number): Ground {
  return { group, says: 'only-places', cells: places, numbers: [value] }
}

function coverGround(board: Candidates, group: number, value: number): Ground {
  return { group, says: 'once', cells: board.layout.groups[group]?.cells ?? [], numbers: [value] }
}

function linesOf(board: Candidates, value: number, type: 'row' | 'column'): Line[] {
  const { groups, size } = board.layout
  const lines: Line[] = []
  for (const [group, { type: own, cells }] of groups.entries()) {
    if (own !== type) continue
    const places = cells.filter((cell) => board.has(cell, value))
    const acrossOf = (cell: number): number => (type === 'row' ? cell % size : Math.floor(cell / size))
    lines.push({ group, places, across: places.reduce((mask, cell) => mask | (1 << acrossOf(cell)), 0) })
  }
  return lines
}

function sets(lines: readonly Line[], count: 2 | 3): Line[][] {
  const pairs = lines.flatMap((first, at) => lines.slice(at + 1).map((second) => [first, second]))
  if (count === 2) return pairs
  return pairs.flatMap(([first, second]) =>
    lines.slice(lines.indexOf(second as Line) + 1).map((third) => [first as Line, second as Line, third]),
  )
}
