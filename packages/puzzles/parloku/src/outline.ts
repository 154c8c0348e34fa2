import { CELL, centreOf } from '@kazu/svg'
import { SIDE } from './board.js'

/*
 * The outline of a walked word: one closed line round its cells, as far from their middles everywhere. Outer corners and
 * ends are round; inner corners have a fillet, so that the line never has a sharp angle. As a walk that is drawn meets
 * each cell but once, and its line stays within half a cell, the line crosses itself nowhere and needs no mask.
 */

/** From the middle of a cell to the line. */
export const REACH = 46

/** The radius of the fillet of an inner corner. */
const FILLET = 18

/** A point, or a way of one cell. */
interface Point {
  readonly x: number
  readonly y: number
}

const SIZE = { width: SIDE, height: SIDE }

/** A point some units along one way and another from the middle of a cell. */
function pointAt(cell: number, ahead: Point, along: number, left: Point, aside: number): Point {
  const { x, y } = centreOf(SIZE, cell)
  return { x: x + ahead.x * along + left.x * aside, y: y + ahead.y * along + left.y * aside }
}

function wayOf(from: number, to: number): Point {
  const [start, end] = [centreOf(SIZE, from), centreOf(SIZE, to)]
  return { x: (end.x - start.x) / CELL, y: (end.y - start.y) / CELL }
}

/** The way to the left of another, for one who walks it on the screen. */
function leftOf({ x, y }: Point): Point {
  return { x: y, y: -x }
}

function lineTo({ x, y }: Point): string {
  return `L${x} ${y}`
}

/** An arc of a radius to a point, clockwise on the screen or not. */
function arcTo(radius: number, clockwise: boolean, { x, y }: Point): string {
  return `A${radius} ${radius} 0 0 ${clockwise ? 1 : 0} ${x} ${y}`
}

/** The path round a walk of two cells or more. */
export function outlineOf(path: readonly number[]): string {
  const first = path[0] as number
  const ahead = wayOf(first, path[1] as number)
  const { x, y } = pointAt(first, ahead, 0, leftOf(ahead), REACH)
  return `M${x} ${y}${sideOf(path)}${sideOf([...path].reverse())}Z`
}

/** The left side of a walk behind its first point, and the round end to the right side. */
function sideOf(path: readonly number[]): string {
  const last = path.length - 1
  const corners = path
    .slice(1, last)
    .map((cell, index) => cornerOf(path[index] as number, cell, path[index + 2] as number))
  const end = path[last] as number
  const ahead = wayOf(path[last - 1] as number, end)
  const left = leftOf(ahead)
  const cap = arcTo(REACH, true, pointAt(end, ahead, 0, left, -REACH))
  return `${corners.join('')}${lineTo(pointAt(end, ahead, 0, left, REACH))}${cap}`
}

/** The left side at a cell between two others: nothing where the walk goes straight on. */
function cornerOf(before: number, cell: number, after: number): string {
  const into = wayOf(before, cell)
  const out = wayOf(cell, after)
  const turn = into.x * out.y - into.y * out.x
  if (turn === 0) return ''
  // To the right the left side is the outer one.
  if (turn > 0)
    return (
      lineTo(pointAt(cell, into, 0, leftOf(into), REACH)) +
      arcTo(REACH, true, pointAt(cell, out, 0, leftOf(out), REACH))
    )
  const away = REACH + FILLET
  return (
    lineTo(pointAt(cell, into, -away, leftOf(into), REACH)) +
    arcTo(FILLET, false, pointAt(cell, out, away, leftOf(out), REACH))
  )
}
