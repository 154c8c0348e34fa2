import { cellCount, DIRECTIONS } from '@kazu/grid'
import type { Direction, Size } from '@kazu/grid'
import { exits } from '@kazu/loops'
import type { Pearl } from './board.js'

/** Every pearl that may stand on a loop, one a cell. */
export function pearlsOn(size: Size, loop: readonly number[]): Pearl[] {
  const taken = new Set(loop)
  const ways = Array.from({ length: cellCount(size) }, (_, cell) => exits(size, taken, cell))
  const turns = ways.map((way) => way.length === 2 && !isOpposite(way))
  return ways.map((way, cell): Pearl => {
    if (way.length !== 2) return 0
    const beside = way.map((direction) => turns[stepTo(size, cell, direction)] === true)
    if (turns[cell] === true) return beside.includes(true) ? 0 : 2
    return beside.includes(true) ? 1 : 0
  })
}

function isOpposite(way: readonly Direction[]): boolean {
  return (
    Math.abs(DIRECTIONS.indexOf(way[0] as Direction) - DIRECTIONS.indexOf(way[1] as Direction)) === 1 &&
    way[0] !== 'down' &&
    way[1] !== 'left'
  )
}

function stepTo(size: Size, cell: number, direction: Direction): number {
  return cell + { up: -size.width, down: size.width, left: -1, right: 1 }[direction]
}
