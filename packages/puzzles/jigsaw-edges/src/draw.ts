import { svg, toText } from '@kazu/svg'
import type { SvgNode } from '@kazu/svg'
import { shortSides } from './labels.js'
import { outlineOf, pathOf, placedSide, TAB_HEIGHT } from './outline.js'
import type { Cubic } from './outline.js'
import { turnedSides } from './piece.js'
import type { Piece } from './piece.js'
import { picturePlace } from './picture.js'
import type { Picture } from './picture.js'
import type { Home, JigsawEdges } from './puzzle.js'
import { assembledTable, CELL, groupOfPiece, paintOrder, piecesOf, poseOf } from './table.js'
import type { Table } from './table.js'

export { picturePlace } from './picture.js'
export type { Picture, PicturePlace } from './picture.js'

/** What a drawing shows beside the pieces. */
export interface JigsawEdgesView {
  readonly picture?: Picture | undefined
  /** Whether each piece bears its id, shortened, and the numbers of its sides. False unless said. */
  readonly labels?: boolean | undefined
  /** Groups that are chosen. */
  readonly selection?: readonly number[] | undefined
  /** Prefix of every id in the drawing, so that several stand on one page. `je` unless said. */
  readonly id?: string | undefined
  /** What a reader hears for the whole. */
  readonly label?: string | undefined
}

const STYLE =
  '.je-piece path{fill:var(--kz-piece,#f5f2eb);stroke:var(--kz-ink,#2b2b2b);stroke-width:1.25;stroke-linejoin:round;' +
  'vector-effect:non-scaling-stroke}.je-chosen path{stroke:var(--kz-accent,#1e64c8);stroke-width:3}' +
  '.je-pictured path{fill:none}.je-label{font:9px sans-serif;fill:var(--kz-ink,#2b2b2b);text-anchor:middle}' +
  '.je-table{fill:var(--kz-table,#dde2d8)}'

/** The pieces as they are made: the outline of each as it belongs, from the middle of its cell, in units of the table. */
export function piecePath(puzzle: JigsawEdges, piece: number): string {
  return pathOf(outlineOf(homeSides(puzzle, piece)), { scale: CELL, x: -CELL / 2, y: -CELL / 2 })
}

function homeSides(puzzle: JigsawEdges, piece: number): Piece['sides'] {
  return turnedSides((puzzle.pieces[piece] as Piece).sides, (puzzle.homes[piece] as Home).turns)
}

/** The whole table as a tree of SVG nodes: each piece with its key, in the order of painting. */
export function tableNode(table: Table, view: JigsawEdgesView = {}): SvgNode {
  const { width, height } = table.area
  const pieces = paintOrder(table).flatMap((group) => piecesOf(table, group).sort((one, other) => one - other))
  return svg(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', class: 'je', viewBox: `0 0 ${width} ${height}`, ...namedBy(view) },
    svg('style', {}, STYLE),
    svg('defs', {}, ...definitions(table.puzzle, pieces, view)),
    svg('rect', { class: 'je-table', width, height, rx: 16 }),
    ...pieces.map((piece) => pieceNode(table, piece, view)),
  )
}

function namedBy({ label }: JigsawEdgesView): Record<string, string> {
  return label === undefined ? { 'aria-hidden': 'true' } : { role: 'img', 'aria-label': label }
}

function definitions(
  puzzle: JigsawEdges,
  pieces: readonly number[],
  { picture, id = 'je' }: JigsawEdgesView,
): SvgNode[] {
  if (picture === undefined) return []
  const place = picturePlace(puzzle, picture)
  return [
    svg('image', { id: `${id}-picture`, href: picture.href, ...place, preserveAspectRatio: 'none' }),
    ...pieces.map((piece) =>
      svg('clipPath', { key: piece, id: `${id}-${piece}` }, svg('path', { d: piecePath(puzzle, piece) })),
    ),
  ]
}

/** One piece where it lies. Everything in it is as it belongs, and the whole is turned. */
function pieceNode(table: Table, piece: number, view: JigsawEdgesView): SvgNode {
  const { middle, turns } = poseOf(table, piece)
  const { picture, labels = false, selection = [] } = view
  const names = [
    'je-piece',
    picture === undefined ? '' : 'je-pictured',
    selection.includes(groupOfPiece(table, piece)) ? 'je-chosen' : '',
  ]
  return svg(
    'g',
    {
      key: piece,
      class: names.filter((name) => name !== '').join(' '),
      'data-piece': piece,
      transform: `translate(${round(middle.x)} ${round(middle.y)})${turns === 0 ? '' : ` rotate(${turns * 90})`}`,
    },
    ...(picture === undefined ? [] : [pictureNode(table.puzzle, piece, view)]),
    svg('path', { d: piecePath(table.puzzle, piece) }),
    ...(labels ? labelNodes(table.puzzle, piece) : []),
  )
}

/** A piece's part of the picture, tabs included. */
function pictureNode(puzzle: JigsawEdges, piece: number, { id = 'je' }: JigsawEdgesView): SvgNode {
  const { row, column } = puzzle.homes[piece] as Home
  const [x, y] = [-(column + 0.5) * CELL, -(row + 0.5) * CELL]
  return svg('g', { 'clip-path': `url(#${id}-${piece})` }, svg('use', { href: `#${id}-picture`, x, y }))
}

/** The first characters of the id, and at each side as much of its number as there is room for. */
function labelNodes(puzzle: JigsawEdges, piece: number): SvgNode[] {
  return shortSides(puzzle, piece).map(({ x, y, text }) =>
    svg('text', { class: 'je-label', x: x * CELL, y: y * CELL }, text),
  )
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}

/** The table as SVG text: scattered, half done or done. */
export function drawJigsawEdges(table: Table, view: JigsawEdgesView = {}): string {
  return toText(tableNode(table, view))
}

/** The finished puzzle as SVG text. */
export function drawAssembled(puzzle: JigsawEdges, view: JigsawEdgesView = {}): string {
  const { viewBox, margin } = boxOfWhole(puzzle)
  const table = assembledTable(puzzle)
  const node = tableNode(table, view)
  const { x, y } = poseOf(table, 0).middle
  const home = puzzle.homes[0] as Home
  const [dx, dy] = [(home.column + 0.5) * CELL - x + margin, (home.row + 0.5) * CELL - y + margin]
  const children = node.children.filter((child) => typeof child === 'string' || child.tag !== 'rect')
  const [style, defs, ...pieces] = children as SvgNode[]
  return toText({
    ...node,
    attributes: { ...node.attributes, viewBox },
    children: [style as SvgNode, defs as SvgNode, svg('g', { transform: `translate(${dx} ${dy})` }, ...pieces)],
  })
}

function boxOfWhole({ rows, columns }: JigsawEdges): { viewBox: string; margin: number } {
  const margin = 12
  return { viewBox: `0 0 ${columns * CELL + 2 * margin} ${rows * CELL + 2 * margin}`, margin }
}

/** One piece as it belongs, as SVG text. Throws a RangeError where there is no such piece. */
export function drawPiece(puzzle: JigsawEdges, piece: number, view: JigsawEdgesView = {}): string {
  if (puzzle.pieces[piece] === undefined) throw new RangeError(`The puzzle has no piece ${piece}.`)
  const reach = (0.5 + TAB_HEIGHT) * CELL + 2
  const { picture } = view
  return toText(
    svg(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        class: 'je',
        viewBox: `${-reach} ${-reach} ${2 * reach} ${2 * reach}`,
        ...namedBy(view),
      },
      svg('style', {}, STYLE),
      svg('defs', {}, ...definitions(puzzle, [piece], view)),
      svg(
        'g',
        { class: picture === undefined ? 'je-piece' : 'je-piece je-pictured' },
        ...(picture === undefined ? [] : [pictureNode(puzzle, piece, view)]),
        svg('path', { d: piecePath(puzzle, piece) }),
        ...(view.labels === true ? labelNodes(puzzle, piece) : []),
      ),
    ),
  )
}

/** How a cut file is made. */
export interface CutOptions {
  /** The side of a piece's cell, in millimetres. 30 unless said. */
  readonly cell?: number | undefined
  /** What is left free around, in millimetres. 5 unless said. */
  readonly margin?: number | undefined
  /** The width of the lines, in millimetres: a laser takes hairlines to cut. 0.01 unless said. */
  readonly line?: number | undefined
}

/**
 * The seams of a puzzle as an SVG file for a laser or a printer, in millimetres: the border, then each seam once, those from the
 * top down along a column and those along a row each as one path. Throws a RangeError for sizes that are no lengths.
 */
export function drawCutFile(puzzle: JigsawEdges, { cell = 30, margin = 5, line = 0.01 }: CutOptions = {}): string {
  for (const length of [cell, line]) {
    if (!(length > 0 && length < 10_000)) throw new RangeError(`${length} is not a length in millimetres above 0.`)
  }
  if (!(margin >= 0 && margin < 10_000)) throw new RangeError(`${margin} is not a margin in millimetres from 0.`)
  const [width, height] = [puzzle.columns * cell, puzzle.rows * cell]
  const [across, down] = [width + 2 * margin, height + 2 * margin]
  const at = { scale: cell, x: margin, y: margin }
  const lines = seamLines(puzzle).map((curves) => svg('path', { d: pathOf(curves, at) }))
  return toText(
    svg(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: `${across}mm`,
        height: `${down}mm`,
        viewBox: `0 0 ${across} ${down}`,
      },
      svg(
        'g',
        { fill: 'none', stroke: '#f00', 'stroke-width': line },
        svg('rect', { x: margin, y: margin, width, height }),
        ...lines,
      ),
    ),
  )
}

/** The curves between each two columns, from the top down, and between each two rows, from the left. */
function seamLines(puzzle: JigsawEdges): Cubic[][] {
  const { rows, columns, homes } = puzzle
  const at = new Map(homes.map(({ row, column }, piece) => [row * columns + column, piece]))
  const side = (row: number, column: number, slot: 1 | 2): Cubic[] => {
    const piece = at.get(row * columns + column) as number
    return placedSide(homeSides(puzzle, piece)[slot], slot).map((curve) => shifted(curve, column, row))
  }
  const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index)
  return [
    ...upTo(columns - 1).map((column) => upTo(rows).flatMap((row) => side(row, column, 1))),
    ...upTo(rows - 1).map((row) => upTo(columns).flatMap((column) => side(row, column, 2))),
  ]
}

function shifted(curve: Cubic, x: number, y: number): Cubic {
  const move = (place: { readonly x: number; readonly y: number }): { x: number; y: number } => ({
    x: place.x + x,
    y: place.y + y,
  })
  return { from: move(curve.from), one: move(curve.one), two: move(curve.two), to: move(curve.to) }
}
