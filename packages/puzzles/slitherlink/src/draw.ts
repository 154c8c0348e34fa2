import { linkCount, linkEnds, sideEnds } from '@kazu/grid'
import { piecesOf } from '@kazu/loops'
import { emptyMarks, requireDrawn } from '@kazu/puzzle'
import type { DrawnParts, PencilChange, View } from '@kazu/puzzle'
import {
  CELL,
  cellTargets,
  centreOf,
  crosses,
  cursorRings,
  faultLayers,
  figure,
  lessonLayers,
  linkTargets,
  loopHalves,
  loopLine,
  paper,
  remembered,
  sheet,
  svg,
  wash,
} from '@kazu/svg'
import type { Joint, LessonLayers, SvgNode } from '@kazu/svg'
import { drawingText } from '@kazu/svg/theme'
import type { TextOptions } from '@kazu/svg/theme'
import {
  cellsAround,
  cornersOf,
  CROSS,
  INSIDE,
  LINE,
  OUTSIDE,
  slitherlinkShape,
  slitherlinkFault,
  slitherlinkMarksFault,
} from './board.js'
import type { SlitherlinkBoard, SlitherlinkLayer } from './board.js'
import type { SlitherlinkKind } from './kind.js'

const FIGURE = 50
const DOT = 5.5
const TILE = 31

const printed = remembered((board: SlitherlinkBoard) => ({
  paper: paper(board),
  corners: points(board),
  clues: svg('g', { key: 'clues' }, ...clues(board, [])),
  tiles: svg('g', { key: 'tiles' }, ...tiles(board)),
  cells: cellTargets(board),
  links: amongCorners('links', linkTargets(cornersOf(board), jointsOfAll(board))),
}))

/** What is drawn between the centres of a lattice, moved so that those lie on the corners of the cells. */
function amongCorners(key: string, ...nodes: readonly SvgNode[]): SvgNode {
  return svg('g', { key, transform: `translate(${-CELL / 2} ${-CELL / 2})` }, ...nodes)
}

function jointsOfAll(board: SlitherlinkBoard): Joint[] {
  const corners = cornersOf(board)
  return Array.from({ length: linkCount(corners) }, (_, side) => linkEnds(corners, side))
}

/**
 * The dotted sides, as a pattern: one path of as many dots would be drawn anew, dot by dot, whenever a line is. A dot is
 * one pixel where the size on the screen is known.
 */
function dottedSides({ width, height }: SlitherlinkBoard, { id = '', pixels = 32 }: View<SlitherlinkKind>): SvgNode {
  const dot = CELL / pixels
  const period = CELL / Math.max(2, Math.round(pixels / 6))
  const half = CELL / 2
  const extent = { x: -dot / 2, y: -dot / 2, width: width * CELL + dot, height: height * CELL + dot }
  return svg(
    'g',
    { key: 'sides' },
    svg(
      'pattern',
      { id: `${id}sides`, x: -half, y: -half, width: CELL, height: CELL, patternUnits: 'userSpaceOnUse' },
      svg('path', {
        class: 'kz-dotted',
        d: `M${half} 0v${CELL}M0 ${half}h${CELL}`,
        'stroke-width': dot,
        'stroke-dasharray': `${dot} ${period - dot}`,
      }),
    ),
    svg('rect', { ...extent, fill: `url(#${id}sides)` }),
  )
}

/** The corner points as one path of round ends. */
function points({ width, height }: SlitherlinkBoard): SvgNode {
  const all = Array.from({ length: (width + 1) * (height + 1) }, (_, corner) => {
    return `M${(corner % (width + 1)) * CELL} ${Math.floor(corner / (width + 1)) * CELL}h0`
  })
  return svg('path', { key: 'corners', class: 'kz-points', 'stroke-width': 2 * DOT, d: all.join('') })
}

/** A tile under each number. */
function tiles(board: SlitherlinkBoard): SvgNode[] {
  return board.clues.flatMap((clue, cell) => {
    if (clue === null) return []
    const { x, y } = centreOf(board, cell)
    const shape = { width: 2 * TILE, height: 2 * TILE, x: x - TILE, rx: 10 }
    return [
      svg('rect', { class: 'kz-tile-foot', y: y - TILE + 4, ...shape }),
      svg('rect', { class: 'kz-tile', y: y - TILE, ...shape }),
    ]
  })
}

function clues(board: SlitherlinkBoard, bad: readonly number[]): SvgNode[] {
  const wrong = new Set(bad)
  return board.clues.flatMap((clue, cell) => {
    if (clue === null) return []
    const { x, y } = centreOf(board, cell)
    return [figure(x, y, String(clue), FIGURE, wrong.has(cell) ? 'kz-given kz-bad' : 'kz-given')]
  })
}

/** The drawing of a slitherlink board and its marks: a pure function of the view. */
export function slitherlinkDrawing(view: View<SlitherlinkKind>): SvgNode {
  const { board, marks, id = '', hint, faults = [] } = view
  const still = printed(board)
  const faulty = [...new Set([...faults.flatMap(({ cells }) => cells), ...(view.wrong ?? [])])]
  const numbers = faults.filter(({ rule }) => rule === 'number').flatMap(({ cells }) => cells)
  const taught: LessonLayers =
    hint === undefined ? { under: [], over: [] } : lessonLayers(board, hint.hint, hint.stage, id)
  return sheet(
    {
      kind: 'slitherlink',
      size: board,
      id,
      label: view.label,
      solved: view.solved,
      material: view.material,
      // Crosses on the frame reach over it.
      ring: 0.08,
    },
    still.paper,
    svg('g', { key: 'shades' }, ...shades(board, marks.shade)),
    svg('g', { key: 'grounds' }, ...taught.under, ...faultLayers(board, faulty, id)),
    view.small === true ? svg('g', { key: 'sides' }) : dottedSides(board, view),
    view.pieces === 'tiles' ? still.tiles : svg('g', { key: 'tiles' }),
    numbers.length === 0 ? still.clues : svg('g', { key: 'clues' }, ...clues(board, numbers)),
    still.corners,
    amongCorners('line', ...taughtSides(view), ...lines(view)),
    amongCorners('crosses', ...crosses('crosses', cornersOf(board), jointsOf(board, marks.line, CROSS))),
    svg('g', { key: 'rings' }, ...cursorRings(view.board, view, 9), ...taught.over),
    ...(view.interactive === true ? [still.cells, still.links] : []),
  )
}

/** Inside and outside: a wash each, and a sign in a corner of the cell, so that neither speaks by its colour alone. */
function shades(board: SlitherlinkBoard, shade: readonly number[]): SvgNode[] {
  const of = (value: number): number[] => shade.flatMap((is, cell) => (is === value ? [cell] : []))
  const signs = of(OUTSIDE).map((cell) => {
    const { x, y } = centreOf(board, cell)
    return `M${x - 40} ${y + 40}l14 -14`
  })
  return [
    ...wash('inside', board, of(INSIDE), 'kz-colour-2'),
    ...wash('outside', board, of(OUTSIDE), 'kz-colour-4'),
    ...(signs.length === 0 ? [] : [svg('path', { key: 'outside-signs', class: 'kz-colour-sign', d: signs.join('') })]),
  ]
}

/** The sides that a hint speaks of, in amber once it says why. */
function taughtSides({ board, hint }: View<SlitherlinkKind>): SvgNode[] {
  if (hint?.stage !== 'why') return []
  const sides = hint.hint.reason.facts.map(({ place }) => sideEnds(board, place))
  return loopLine('taught', cornersOf(board), sides, 'kz-line kz-line-taught')
}

function lines({ board, marks, hint, faults = [] }: View<SlitherlinkKind>): SvgNode[] {
  const corners = cornersOf(board)
  const fresh = new Set(hint?.stage === 'do' ? drawn(hint.hint.moves) : [])
  const steady = marks.line.map((value, side) => (fresh.has(side) ? 0 : value))
  const added = marks.line.map((value, side) => (fresh.has(side) ? value : 0))
  const all = jointsOf(board, marks.line, LINE)
  return [
    ...loopLine('loop', corners, jointsOf(board, steady, LINE), 'kz-line kz-line-edge'),
    ...loopLine('fresh', corners, jointsOf(board, added, LINE), 'kz-line kz-line-edge kz-fresh'),
    ...loopHalves('bad', corners, all, badCorners(board, marks.line, faults), 'kz-line kz-line-edge kz-line-bad'),
  ]
}

/** The corners at which a line is wrong: those that a fault of the line names by the cells round them. */
function badCorners(
  board: SlitherlinkBoard,
  line: readonly number[],
  faults: NonNullable<View<SlitherlinkKind>['faults']>,
): ReadonlySet<number> {
  const named = faults.filter(({ rule }) => rule !== 'number' && rule !== 'line')
  if (named.length === 0) return new Set()
  const taken = new Set(line.flatMap((value, side) => (value === LINE ? [side] : [])))
  const touched = [...new Set([...taken].flatMap((side) => sideEnds(board, side)))]
  const isAt = (corner: number, cells: readonly number[]): boolean => {
    const around = cellsAround(board, corner)
    return around.length === cells.length && around.every((cell) => cells.includes(cell))
  }
  return new Set(
    named.flatMap(({ rule, cells }) => {
      if (rule !== 'one-loop') return touched.filter((corner) => isAt(corner, cells))
      const inside = new Set(cells)
      const pieces = piecesOf(cornersOf(board), taken)
      return pieces
        .filter((piece) => piece.every((at) => cellsAround(board, at).every((cell) => inside.has(cell))))
        .flat()
    }),
  )
}

function jointsOf(board: SlitherlinkBoard, line: readonly number[], value: number): Joint[] {
  return line.flatMap((mark, side) => (mark === value ? [sideEnds(board, side)] : []))
}

function drawn(moves: readonly unknown[]): number[] {
  return (moves as (readonly PencilChange<SlitherlinkLayer>[])[]).flat().map(({ place }) => place)
}

/** How slitherlink is drawn as text: everything of a view but board and marks, and how the text is written. */
export type SlitherlinkDrawOptions = Partial<Omit<View<SlitherlinkKind>, 'board' | 'marks'>> & TextOptions

const DRAWN: DrawnParts<SlitherlinkBoard, View<SlitherlinkKind>['marks']> = {
  fault: slitherlinkFault,
  marksFault: slitherlinkMarksFault,
  start: (board) => emptyMarks<SlitherlinkLayer>(slitherlinkShape(board)),
}

/**
 * A board, or a game with its marks, as SVG text. With `theme` the text stands alone as a file or an image. Throws a
 * RangeError in a plain sentence for what is no board or game, and for a theme, material or width that is none.
 */
export function drawSlitherlink(
  subject: SlitherlinkBoard | Pick<View<SlitherlinkKind>, 'board' | 'marks'>,
  options: SlitherlinkDrawOptions = {},
): string {
  const { board, marks } = requireDrawn(DRAWN, subject, options)
  return drawingText(slitherlinkDrawing({ ...options, board, marks }), options)
}
