import { svg } from './node.js'
import type { SvgNode } from './node.js'
import { CELL, centreOf, cornerOf, figure } from './sheet.js'
import type { SheetSize } from './sheet.js'

/** The values of a bit mask, ascending: bit v is the value v. */
export function valuesOf(mask: number): number[] {
  const values: number[] = []
  for (let value = 1; 2 ** value <= mask; value++) if (Math.floor(mask / 2 ** value) % 2 === 1) values.push(value)
  return values
}

/** What the notes of one cell hold and how they are drawn. */
export interface NotesOptions {
  readonly size: SheetSize
  readonly cell: number
  /** Bit masks: bit v is the note v. */
  readonly corner: number
  readonly centre: number
  /** How many values there are. */
  readonly most: number
  readonly symbol: (value: number) => string
  /** A value whose notes are ringed. */
  readonly highlight?: number | undefined
  /** CSS px that a cell takes on the screen, when known: figures under 9 px become pips. */
  readonly pixels?: number | undefined
  /** Whether a cage may frame the cell, with its sum in the corner: notes keep inside and below. */
  readonly framed?: boolean | undefined
}

interface Place {
  readonly x: number
  readonly y: number
  readonly height: number
}

/**
 * The notes of a cell. Corner notes stand on a raster, each value always in its own place; centre notes stand in a row
 * in the middle, or under the raster when there are corner notes too.
 */
export function notes(options: NotesOptions): SvgNode[] {
  const { corner, centre, cell, framed = false } = options
  if (corner === 0 && centre === 0) return []
  const placed = framed ? framedPlace : (place: Place): Place => place
  const ringed = valuesOf(corner).flatMap((value) => note(options, value, placed(rasterPlace(options, value))))
  const rowed = valuesOf(centre).flatMap((value, index, all) =>
    note(options, value, placed(rowPlace(options, index, all.length))),
  )
  return [svg('g', { key: `notes ${cell}` }, ...ringed, ...rowed)]
}

function rasterPlace({ most, centre }: NotesOptions, value: number): Place {
  const side = most <= 4 ? 2 : most <= 9 ? 3 : most <= 16 ? 4 : 5
  const height = [30, 26, 20, 16.5][side - 2] as number
  const reach = [50, 62, 72, 77][side - 2] as number
  const step = reach / (side - 1)
  const column = (value - 1) % side
  const row = Math.floor((value - 1) / side)
  // With a row of centre notes under it the raster is lower, so that the two never meet.
  const squeeze = centre === 0 ? 1 : 0.7
  const x = (CELL - reach) / 2 + column * step
  const y = centre === 0 ? (CELL - reach) / 2 + row * step : 14 + row * step * squeeze
  return { x, y, height: centre === 0 ? height : height * 0.8 }
}

function rowPlace({ corner }: NotesOptions, index: number, count: number): Place {
  const height = Math.min(26, 150 / count)
  const step = Math.min(17, 86 / count)
  return { x: CELL / 2 + (index - (count - 1) / 2) * step, y: corner === 0 ? CELL / 2 : 84, height }
}

/** A place in the room that the frame and the sum of a cage leave: 14 to 86 across, 30 to 90 down. */
function framedPlace({ x, y, height }: Place): Place {
  return { x: CELL / 2 + (x - CELL / 2) * 0.86, y: 30 + (y - 6) * 0.66, height: height * 0.78 }
}

function note(options: NotesOptions, value: number, place: Place): SvgNode[] {
  const { size, cell, symbol, highlight, pixels } = options
  const corner = cornerOf(size, cell)
  const x = corner.x + place.x
  const y = corner.y + place.y
  const ring =
    value === highlight ? [svg('circle', { class: 'kz-note-same', cx: x, cy: y, r: place.height * 0.52 })] : []
  const small = pixels !== undefined && (place.height / CELL) * pixels < 9
  const sign = small
    ? svg('circle', { class: 'kz-pip', cx: x, cy: y, r: place.height * 0.24 })
    : figure(x, y, symbol(value), place.height, 'kz-note')
  return [...ring, sign]
}

const SIGNS: Readonly<Record<number, string>> = {
  1: 'M-5 0a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z',
  2: 'M-5 -5h10v10h-10z',
  3: 'M0 -6l6 10h-12z',
  4: 'M0 -6l6 6l-6 6l-6 -6z',
  5: 'M-6 0h12',
  6: 'M0 -6v12',
  7: 'M-6 0h12M0 -6v12',
  8: 'M-5 -5l10 10M5 -5l-10 10',
}

/** The grounds of coloured cells, each with a small sign of its own, so that no colour speaks by its hue alone. */
export function colourLayers(size: SheetSize, colours: readonly number[]): SvgNode[] {
  return colours.flatMap((colour, cell) => {
    if (colour === 0) return []
    const { x, y } = cornerOf(size, cell)
    return [
      svg(
        'g',
        { key: `colour ${cell}` },
        svg('rect', { class: `kz-colour-${colour}`, x, y, width: CELL, height: CELL }),
        svg('path', { class: 'kz-colour-sign', d: SIGNS[colour] ?? '', transform: `translate(${x + 12} ${y + 88})` }),
      ),
    ]
  })
}

/** The path of the sign of a colour from 1 to 8, round 0, 0, for a key that chooses it; empty for any other number. */
export function colourSign(colour: number): string {
  return SIGNS[colour] ?? ''
}

/** A dot in the middle of each of some cells, 0.15 of a cell across, as one shape. */
export function dots(key: string, size: SheetSize, cells: readonly number[], look: string): SvgNode[] {
  if (cells.length === 0) return []
  const path = cells.map((cell) => {
    const { x, y } = centreOf(size, cell)
    return `M${x - 7.5} ${y}a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0 -15 0z`
  })
  return [svg('path', { key, class: look, d: path.join('') })]
}
