import { countBits, numbersOf } from '../bits.js'
import { keyOf, type Candidates } from './candidates.js'
import type { Deduction, Ground } from './deduction.js'

/**
 * XY-wing: a cell of two numbers x and y sees one cell of x and z and another of y and z. One of these two is z, so z
 * leaves every cell that sees them both.
 */
export function findXyWing(board: Candidates): Deduction | null {
  const { peers } = board.layout
  for (const [pivot, mask] of board.masks.entries()) {
    if (countBits(mask) !== 2) continue
    const pairs = (peers[pivot] as readonly number[]).filter(
      (cell) => countBits(board.left(cell)) === 2 && countBits(board.left(cell) & mask) === 1,
    )
    for (const [at, first] of pairs.entries()) {
      for (const second of pairs.slice(at + 1)) {
        const found = wing(board, pivot, first, second)
        if (found !== null) return found
      }
    }
  }
  return null
}

function wing(board: Candidates, pivot: number, first: number, second: number): Deduction | null {
  const shared = board.left(first) & board.left(second) & ~board.left(pivot)
  if (shared === 0 || (board.left(first) ^ board.left(second)) !== board.left(pivot)) return null
  const value = 31 - Math.clz32(shared)
  const seen = board.layout.peers[second] as readonly number[]
  const cells = (board.layout.peers[first] as readonly number[]).filter(
    (cell) => seen.includes(cell) && board.has(cell, value),
  )
  if (cells.length === 0) return null
  return {
    technique: 'xy-wing',
    places: null,
    removes: cells.map((cell) => ({ cell, value })),
    grounds: [pivot, first, second].map((cell) => pair(board, cell)),
    rests: [pivot, first, second].flatMap((cell) => absent(board, cell)),
    chain: null,
  }
}

function pair(board: Candidates, cell: number): Ground {
  return { group: null, says: 'only-numbers', cells: [cell], numbers: numbersOf(board.left(cell)) }
}

function absent(board: Candidates, cell: number): number[] {
  return numbersOf((2 ** (board.layout.size + 1) - 2) & ~board.left(cell)).map((value) => keyOf(cell, value))
}
