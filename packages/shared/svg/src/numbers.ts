import { colourLayers, notes } from './marks.js'
import { svg } from './node.js'
import type { SvgNode } from './node.js'
import { CELL, centreOf, cornerOf, figure, outline, wash } from './sheet.js'
import type { SheetSize } from './sheet.js'
import { alerts, faultLayers, lessonLayers } from './teacher.js'
import type { Lesson, LessonStage } from './teacher.js'

/** A board of numbers as its drawing needs it. Every list has one value a cell, 0 for none. */
export interface NumbersDrawing {
  readonly size: SheetSize
  /** Prefix of every id. */
  readonly id: string
  /** The greatest value. */
  readonly most: number
  readonly symbol: (value: number) => string
  readonly given: readonly number[]
  readonly entry: readonly number[]
  /** Notes as bit masks: bit v is the note v. */
  readonly corner: readonly number[]
  readonly centre: readonly number[]
  /** Colours from 1 to 8. */
  readonly colour: readonly number[]
  readonly cursor?: number | undefined
  readonly selection?: readonly number[] | undefined
  readonly keys?: boolean | undefined
  /** The cells that see the cursor. */
  readonly peers: readonly number[]
  readonly highlight?: number | undefined
  readonly faults: readonly number[]
  readonly wrong: readonly number[]
  readonly lesson?: Lesson | undefined
  readonly stage?: LessonStage | undefined
  /** Cells that the hint has just filled. */
  readonly fresh: readonly number[]
  readonly pulse?: readonly number[] | undefined
  readonly pixels?: number | undefined
  readonly tiles?: boolean | undefined
  /** Whether cages frame the cells, so that notes keep inside them and below their sums. */
  readonly framed?: boolean | undefined
}

/** The layers of a board of numbers: grounds lie under the printed lines, figures and rings over them. */
export interface NumbersLayers {
  readonly grounds: readonly SvgNode[]
  readonly figures: readonly SvgNode[]
  readonly rings: readonly SvgNode[]
}

/** Draws what is written on a board of numbers; the kind adds its paper, lines, cages and clues. */
export function numbersLayers(drawing: NumbersDrawing): NumbersLayers {
  const { size, id, faults, wrong, lesson, stage, keys = false, pulse = [] } = drawing
  const chosen = chosenCells(drawing)
  const bad = [...new Set([...faults, ...wrong])]
  const taught = lesson === undefined || stage === undefined ? undefined : lessonLayers(size, lesson, stage, id)
  const same = drawing.given.flatMap((_, cell) => (isSame(drawing, cell) ? [cell] : []))
  return {
    grounds: [
      ...wash('peer', size, drawing.peers, 'kz-peer'),
      ...colourLayers(size, drawing.colour),
      ...wash('same', size, same, 'kz-same'),
      ...wash('select', size, chosen, 'kz-select'),
      ...(taught?.under ?? []),
      ...faultLayers(size, bad, id),
    ],
    figures: [
      ...(drawing.tiles === true ? tiles(drawing) : []),
      ...cellFigures(drawing, new Set(bad)),
      ...alerts(size, wrong),
    ],
    rings: [
      ...outline('ring', size, chosen, keys ? 'kz-ring-keys' : 'kz-ring'),
      ...(taught?.over ?? []),
      ...outline('pulse', size, pulse, 'kz-ring-pulse'),
    ],
  }
}

function chosenCells({ cursor, selection }: NumbersDrawing): readonly number[] {
  if (selection !== undefined && selection.length > 0) return selection
  return cursor === undefined ? [] : [cursor]
}

function valueAt({ given, entry }: NumbersDrawing, cell: number): number {
  return given[cell] || entry[cell] || 0
}

function isSame(drawing: NumbersDrawing, cell: number): boolean {
  const { highlight = 0 } = drawing
  return highlight !== 0 && valueAt(drawing, cell) === highlight
}

function cellFigures(drawing: NumbersDrawing, bad: ReadonlySet<number>): SvgNode[] {
  const { size, given, corner, centre, most, symbol, highlight, pixels, framed } = drawing
  return given.flatMap((_, cell) => {
    if (valueAt(drawing, cell) !== 0) return [valueFigure(drawing, cell, bad.has(cell))]
    return notes({
      size,
      cell,
      corner: corner[cell] ?? 0,
      centre: centre[cell] ?? 0,
      most,
      symbol,
      highlight,
      pixels,
      framed,
    })
  })
}

const HEIGHTS: Readonly<Record<number, number>> = { 1: 58, 2: 46 }

function valueFigure(drawing: NumbersDrawing, cell: number, bad: boolean): SvgNode {
  const { size, given, symbol, fresh } = drawing
  const { x, y } = centreOf(size, cell)
  const value = valueAt(drawing, cell)
  const text = symbol(value)
  const printed = (given[cell] ?? 0) !== 0
  const look = [printed ? 'kz-given' : 'kz-entry', bad ? 'kz-bad' : '', fresh.includes(cell) ? 'kz-fresh' : '']
  // The value is part of the key, so that a page can show that it is a new one.
  const key = printed ? `given ${cell}` : `entry ${cell} ${value}`
  return figure(x, y, text, HEIGHTS[text.length] ?? 36, look.filter(Boolean).join(' '), key)
}

function tiles(drawing: NumbersDrawing): SvgNode[] {
  return drawing.given.flatMap((_, cell) => {
    if (valueAt(drawing, cell) === 0) return []
    const { x, y } = cornerOf(drawing.size, cell)
    const side = CELL - 20
    return [
      svg(
        'g',
        { key: `tile ${cell}` },
        svg('rect', { class: 'kz-tile-foot', x: x + 10, y: y + 14, width: side, height: side, rx: 14 }),
        svg('rect', { class: 'kz-tile', x: x + 10, y: y + 9, width: side, height: side, rx: 14 }),
      ),
    ]
  })
}
