import { TAB_HEIGHT } from './outline.js'
import type { JigsawEdges } from './puzzle.js'
import { CELL } from './table.js'

/** A picture to be cut into pieces. */
export interface Picture {
  /** Where it is: an address, mostly a data or blob URL. */
  readonly href: string
  /** Its own size, in any unit. */
  readonly width: number
  readonly height: number
}

/** Where a picture lies on the finished puzzle, from its upper left corner, in units of the table. */
export interface PicturePlace {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/**
 * Where a picture lies: as large as it must be to cover the puzzle and the overhang of tabs all around, its middle in the
 * puzzle's middle. Throws a RangeError for a picture without a size.
 */
export function picturePlace({ rows, columns }: JigsawEdges, { width, height }: Omit<Picture, 'href'>): PicturePlace {
  if (!(width > 0 && height > 0 && width < Infinity && height < Infinity)) {
    throw new RangeError('A picture has a width and a height above 0.')
  }
  const [across, down] = [columns * CELL, rows * CELL]
  const overhang = 2 * TAB_HEIGHT * CELL
  const scale = Math.max((across + overhang) / width, (down + overhang) / height)
  return {
    x: (across - width * scale) / 2,
    y: (down - height * scale) / 2,
    width: width * scale,
    height: height * scale,
  }
}
