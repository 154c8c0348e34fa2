import { areaOf, cellsOfRectangle, rectangleHolds, rectangleRound, rectanglesMeet } from '@kazu/grid'
import type { Rectangle, Size } from '@kazu/grid'

/*
 * Most second answers of a draft are two rectangles beside each other whose cells can be cut in another way. Which pairs
 * of a cut board may be that is known before any number stands, so that numbers are put where it does not come to pass.
 */

/** Two rectangles of a cut board whose cells can be cut into two others of the same areas. */
export interface Swap {
  /** The places of the two in the list of rectangles. */
  readonly one: number
  readonly other: number
  /** The cells that each of them would have. */
  readonly oneThen: ReadonlySet<number>
  readonly otherThen: ReadonlySet<number>
}

/** For each rectangle of a cut board the swaps in which it has part. */
export function swapsOf(size: Size, rectangles: readonly Rectangle[]): readonly (readonly Swap[])[] {
  const swaps = rectangles.map((): Swap[] => [])
  rectangles.forEach((first, one) => {
    rectangles.forEach((second, other) => {
      if (other <= one || !isBeside(first, second)) return
      for (const [oneThen, otherThen] of recuts(first, second)) {
        const then = { oneThen: cellSet(size, oneThen), otherThen: cellSet(size, otherThen) }
        const swap = { one, other, ...then }
        swaps[one]?.push(swap)
        swaps[other]?.push(swap)
      }
    })
  })
  return swaps
}

/** Whether the numbers of both stand where the swap makes a second answer. */
export function fitsSwap(clues: readonly number[], { one, other, oneThen, otherThen }: Swap): boolean {
  return oneThen.has(clues[one] as number) && otherThen.has(clues[other] as number)
}

function cellSet(size: Size, rectangle: Rectangle): ReadonlySet<number> {
  return new Set(cellsOfRectangle(size, rectangle))
}

function isBeside(one: Rectangle, other: Rectangle): boolean {
  const { left, top, right, bottom } = one
  return other.left <= right + 1 && left <= other.right + 1 && other.top <= bottom + 1 && top <= other.bottom + 1
}

/** Every other way to cut the cells of two rectangles, as what the first gets, and the second. */
function recuts(one: Rectangle, other: Rectangle): (readonly [Rectangle, Rectangle])[] {
  const found: (readonly [Rectangle, Rectangle])[] = []
  for (const [before, after] of halvesOf(rectangleRound(one, other))) {
    const [first, second] = [joined(one, other, before), joined(one, other, after)]
    if (first === null || second === null) continue
    for (const [oneThen, otherThen] of [[first, second] as const, [second, first] as const]) {
      if (areaOf(oneThen) !== areaOf(one) || rectangleHolds(oneThen, one)) continue
      // A number never leaves the cells that its rectangle had.
      if (rectanglesMeet(oneThen, one) && rectanglesMeet(otherThen, other)) found.push([oneThen, otherThen])
    }
  }
  return found
}

/** Both sides of every straight cut through a rectangle. */
function halvesOf(whole: Rectangle): (readonly [Rectangle, Rectangle])[] {
  const { left, top, right, bottom } = whole
  const upright = Array.from({ length: right - left }, (_, at) => left + at)
  const level = Array.from({ length: bottom - top }, (_, at) => top + at)
  return [
    ...upright.map(
      (x) =>
        [
          { ...whole, right: x },
          { ...whole, left: x + 1 },
        ] as const,
    ),
    ...level.map(
      (y) =>
        [
          { ...whole, bottom: y },
          { ...whole, top: y + 1 },
        ] as const,
    ),
  ]
}

/** What two rectangles together have on one side of a cut; null where that is no rectangle. */
function joined(one: Rectangle, other: Rectangle, side: Rectangle): Rectangle | null {
  const [first, second] = [common(one, side), common(other, side)]
  if (first === null || second === null) return first ?? second
  const round = rectangleRound(first, second)
  return areaOf(round) === areaOf(first) + areaOf(second) ? round : null
}

function common(one: Rectangle, other: Rectangle): Rectangle | null {
  const left = Math.max(one.left, other.left)
  const top = Math.max(one.top, other.top)
  const right = Math.min(one.right, other.right)
  const bottom = Math.min(one.bottom, other.bottom)
  return left <= right && top <= bottom ? { left, top, right, bottom } : null
}
