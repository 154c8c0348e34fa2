import { cellCount, cellsOfRectangle, linkCount, linkEnds } from '@kazu/grid'
import type { Rectangle, Size } from '@kazu/grid'
import { isRecord, requireSides, throwFault, wholeFault } from '@kazu/puzzle'
import { valueName } from '@kazu/random'
import { SHIKAKU_TAKES } from './board.js'
import type { ShikakuAnswer } from './board.js'
import { isAnswer, piecesAsRectangles } from './rules.js'

/**
 * The lines round some rectangles: see {@link wallsRound}. Throws a RangeError for what is no size, or no list of
 * rectangles within it.
 */
export function wallsOfRectangles(size: Size, rectangles: readonly Rectangle[]): ShikakuAnswer {
  requireSize(size)
  if (!Array.isArray(rectangles)) throw new RangeError(`Rectangles must be a list, not ${valueName(rectangles)}.`)
  for (const rectangle of rectangles as unknown[]) requireRectangle(size, rectangle)
  return wallsRound(size, rectangles)
}

/**
 * The rectangles that lines cut out of a board, in the reading order of their first cells. Pieces of another shape, and
 * those with a line that ends inside, are left out. Throws a RangeError for what is no size or no list of its links.
 */
export function rectanglesOfWalls(size: Size, answer: ShikakuAnswer): Rectangle[] {
  requireSize(size)
  if (!isAnswer(size, answer)) throw new RangeError('The lines must be a list of links of the board.')
  return piecesAsRectangles(size, answer)
}

function requireSize(size: unknown): void {
  if (!isRecord(size)) throw new RangeError(`A size must be an object, not ${valueName(size)}.`)
  requireSides(size, SHIKAKU_TAKES)
}

function requireRectangle({ width, height }: Size, rectangle: unknown): void {
  if (!isRecord(rectangle)) throw new RangeError(`A rectangle must be an object, not ${valueName(rectangle)}.`)
  const { left, top, right, bottom } = rectangle as Partial<Record<keyof Rectangle, unknown>>
  throwFault(
    wholeFault('left column', left, { least: 0, most: width - 1 }) ??
      wholeFault('top row', top, { least: 0, most: height - 1 }) ??
      wholeFault('right column', right, { least: left as number, most: width - 1 }) ??
      wholeFault('bottom row', bottom, { least: top as number, most: height - 1 }),
  )
}

/**
 * The lines round some rectangles, as `check` takes them: the links, ascending, between cells that are not in one
 * rectangle. A cell in none of them stands alone. A later rectangle takes cells from an earlier one.
 */
export function wallsRound(size: Size, rectangles: readonly Rectangle[]): ShikakuAnswer {
  const pieceOf = Array.from({ length: cellCount(size) }, (_, cell) => -1 - cell)
  rectangles.forEach((rectangle, piece) => {
    for (const cell of cellsOfRectangle(size, rectangle)) pieceOf[cell] = piece
  })
  return Array.from({ length: linkCount(size) }, (_, link) => link).filter((link) => {
    const [first, second] = linkEnds(size, link)
    return pieceOf[first] !== pieceOf[second]
  })
}
