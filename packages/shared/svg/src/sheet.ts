import { svg } from './node.js'
import type { SvgNode } from './node.js'

/*
 * The parts that every drawing of a rectangular board is made of. One cell is 100 units; the cell at the top left has
 * its corner at 0, 0, so that a point of the drawing, divided by 100, is a point of the board.
 */

/** The side of a cell in units of the drawing. */
export const CELL = 100

/** The room round the cells for the outline, in units. */
export const MARGIN = 7

/** The extent of a board in cells. */
export interface SheetSize {
  readonly width: number
  readonly height: number
}

/** What the root of a drawing tells. */
export interface SheetOptions {
  readonly kind: string
  readonly size: SheetSize
  /** Prefix of every id, so that several drawings stand on one page. */
  readonly id: string
  /** What a reader hears; a drawing without a label is hidden from readers. */
  readonly label?: string | undefined
  readonly solved?: boolean | undefined
  readonly material?: string | undefined
  /** Cells of room more on each side, for clues outside the frame. */
  readonly ring?: number | undefined
  /** Cells of room more below the board, for what is listed there. */
  readonly below?: number | undefined
}

/** The root of a drawing, one steady box whatever stands in it, with the patterns that its layers use. */
export function sheet(options: SheetOptions, ...layers: readonly SvgNode[]): SvgNode {
  const { kind, size, id, label, solved = false, material, ring = 0, below = 0 } = options
  const room = MARGIN + ring * CELL
  const box = [-room, -room, size.width * CELL + 2 * room, size.height * CELL + 2 * room + below * CELL]
  return svg(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      class: `kz kz-${kind}`,
      viewBox: box.join(' '),
      'data-kind': kind,
      'data-solved': solved ? 'true' : undefined,
      'data-material': material,
      role: label === undefined ? undefined : 'img',
      'aria-label': label,
      'aria-hidden': label === undefined ? 'true' : undefined,
    },
    patterns(id),
    ...layers,
  )
}

const knownPatterns = new Map<string, SvgNode>()

function patterns(id: string): SvgNode {
  const known = knownPatterns.get(id)
  if (known !== undefined) return known
  const made = svg(
    'defs',
    { key: 'patterns' },
    svg(
      'pattern',
      { id: `${id}hatch`, width: 12.5, height: 12.5, patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(45)' },
      svg('line', { class: 'kz-hatch', x1: 6, y1: 0, x2: 6, y2: 12.5 }),
    ),
    svg(
      'pattern',
      { id: `${id}dots`, width: 12.5, height: 12.5, patternUnits: 'userSpaceOnUse' },
      svg('circle', { class: 'kz-dots', cx: 6.25, cy: 6.25, r: 1.5 }),
    ),
  )
  // A page has few prefixes; a server that makes up many must not fill its memory.
  if (knownPatterns.size < 100) knownPatterns.set(id, made)
  return made
}

/** The upper left corner of a cell, in units. */
export function cornerOf(size: SheetSize, cell: number): { x: number; y: number } {
  return { x: (cell % size.width) * CELL, y: Math.floor(cell / size.width) * CELL }
}

/** The centre of a cell, in units. */
export function centreOf(size: SheetSize, cell: number): { x: number; y: number } {
  const { x, y } = cornerOf(size, cell)
  return { x: x + CELL / 2, y: y + CELL / 2 }
}

/** The ground of the whole board. */
export function paper(size: SheetSize): SvgNode {
  return svg('rect', { key: 'paper', class: 'kz-paper', width: size.width * CELL, height: size.height * CELL })
}

/** The hairlines between cells; `every` leaves some out, for small pictures. */
export function gridLines(size: SheetSize, every = 1): SvgNode {
  const lines: string[] = []
  for (let row = every; row < size.height; row += every) lines.push(`M0 ${row * CELL}h${size.width * CELL}`)
  for (let column = every; column < size.width; column += every) lines.push(`M${column * CELL} 0v${size.height * CELL}`)
  return svg('path', { key: 'grid', class: 'kz-grid', d: lines.join('') })
}

/** The outline of the board. */
export function frame(size: SheetSize): SvgNode {
  return svg('rect', { key: 'frame', class: 'kz-frame', width: size.width * CELL, height: size.height * CELL })
}

/** The heavy lines wherever two neighbours are of different regions; one region number a cell. */
export function regionLines(size: SheetSize, regions: readonly number[]): SvgNode {
  const lines: string[] = []
  regions.forEach((region, cell) => {
    const { x, y } = cornerOf(size, cell)
    const last = (cell + 1) % size.width === 0
    if (!last && regions[cell + 1] !== region) lines.push(`M${x + CELL} ${y}v${CELL}`)
    const below = regions[cell + size.width]
    if (below !== undefined && below !== region) lines.push(`M${x} ${y + CELL}h${CELL}`)
  })
  return svg('path', { key: 'box', class: 'kz-box', d: lines.join('') })
}

/** A ground under some cells, as one shape. `inset` keeps it off the cells' edges. */
export function wash(key: string, size: SheetSize, cells: readonly number[], look: string, inset = 0): SvgNode[] {
  if (cells.length === 0) return []
  return [svg('path', { key, class: look, d: squares(size, cells, inset) })]
}

/** A pattern over some cells: `hatch` for a broken rule, `dots` for a cause. */
export function patterned(
  key: string,
  size: SheetSize,
  cells: readonly number[],
  id: string,
  pattern: 'hatch' | 'dots',
): SvgNode[] {
  if (cells.length === 0) return []
  return [svg('path', { key, fill: `url(#${id}${pattern})`, d: squares(size, cells, 0) })]
}

function squares(size: SheetSize, cells: readonly number[], inset: number): string {
  const side = CELL - 2 * inset
  return cells
    .map((cell) => {
      const { x, y } = cornerOf(size, cell)
      return `M${x + inset} ${y + inset}h${side}v${side}h${-side}z`
    })
    .join('')
}

/** A line round some cells, just inside their common edge. */
export function outline(key: string, size: SheetSize, cells: readonly number[], look: string, inset = 3): SvgNode[] {
  if (cells.length === 0) return []
  if (cells.length === 1) {
    const { x, y } = cornerOf(size, cells[0] as number)
    const side = CELL - 2 * inset
    return [svg('rect', { key, class: look, x: x + inset, y: y + inset, width: side, height: side, rx: 5 })]
  }
  return [svg('path', { key, class: look, d: outlinePath(size, cells, inset) })]
}

/** Where the player is: a ring round the cursor's cell, dashed for the keyboard's, and one round cells pointed at. */
export function cursorRings(
  size: SheetSize,
  {
    cursor,
    keys = false,
    pulse = [],
  }: {
    readonly cursor?: number | undefined
    readonly keys?: boolean | undefined
    readonly pulse?: readonly number[] | undefined
  },
  inset?: number,
): SvgNode[] {
  return [
    ...outline('ring', size, cursor === undefined ? [] : [cursor], keys ? 'kz-ring-keys' : 'kz-ring', inset),
    ...outline('pulse', size, pulse, 'kz-ring-pulse', inset),
  ]
}

/**
 * The path just inside the common edge of some cells: each open side of a cell drawn `inset` units inwards, shorter at
 * an outer corner and longer at an inner one, so that the pieces meet.
 */
export function outlinePath(size: SheetSize, cells: readonly number[], inset: number): string {
  const inside = new Set(cells)
  const has = (cell: number, right: number, down: number): boolean => {
    const column = (cell % size.width) + right
    const row = Math.floor(cell / size.width) + down
    return column >= 0 && column < size.width && row >= 0 && inside.has(row * size.width + column)
  }
  const end = (cell: number, right: number, down: number, outRight: number, outDown: number): number => {
    if (!has(cell, right, down)) return inset
    return has(cell, right + outRight, down + outDown) ? -inset : 0
  }
  return cells
    .flatMap((cell) => {
      const { x, y } = cornerOf(size, cell)
      const across = (edge: number, down: number): string =>
        `M${x + end(cell, -1, 0, 0, down)} ${edge}H${x + CELL - end(cell, 1, 0, 0, down)}`
      const along = (edge: number, right: number): string =>
        `M${edge} ${y + end(cell, 0, -1, right, 0)}V${y + CELL - end(cell, 0, 1, right, 0)}`
      return [
        has(cell, 0, -1) ? '' : across(y + inset, -1),
        has(cell, 0, 1) ? '' : across(y + CELL - inset, 1),
        has(cell, -1, 0) ? '' : along(x + inset, -1),
        has(cell, 1, 0) ? '' : along(x + CELL - inset, 1),
      ]
    })
    .join('')
}

/** A text whose middle lies at a point; `height` is its size in units. */
export function figure(x: number, y: number, text: string, height: number, look: string, key?: string): SvgNode {
  // 0.355 em below the centre the digits stand in the optical middle.
  return svg('text', { key, class: look, x, y: y + height * 0.355, 'font-size': height }, text)
}

/** The transparent squares that a pointer meets, one a cell, each with its `data-cell`. */
export function cellTargets(size: SheetSize): SvgNode {
  const cells = Array.from({ length: size.width * size.height }, (_, cell) => {
    const { x, y } = cornerOf(size, cell)
    return svg('rect', { class: 'kz-hit', x, y, width: CELL, height: CELL, 'data-cell': cell })
  })
  return svg('g', { key: 'cells', class: 'kz-hits' }, ...cells)
}

/** A part of a drawing that depends on one object alone, such as the board, made once for each. */
export function remembered<Subject extends object, Result>(
  make: (subject: Subject) => Result,
): (subject: Subject) => Result {
  const known = new WeakMap<Subject, { result: Result }>()
  return (subject) => {
    const found = known.get(subject) ?? { result: make(subject) }
    known.set(subject, found)
    return found.result
  }
}
