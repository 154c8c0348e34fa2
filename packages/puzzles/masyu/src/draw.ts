import { linkCount, linkEnds } from '@kazu/grid'
import { emptyMarks, requireDrawn } from '@kazu/puzzle'
import type { DrawnParts, Kind, PencilChange, PencilMarks, View } from '@kazu/puzzle'
import {
  cellTargets,
  centreOf,
  crosses,
  cursorRings,
  faultLayers,
  frame,
  gridLines,
  lessonLayers,
  linkTargets,
  loopHalves,
  loopLine,
  paper,
  remembered,
  sheet,
  svg,
} from '@kazu/svg'
import type { Joint, LessonLayers, SvgNode } from '@kazu/svg'
import { drawingText } from '@kazu/svg/theme'
import type { TextOptions } from '@kazu/svg/theme'
import { CROSS, LINE, masyuShape, masyuFault, masyuMarksFault } from './board.js'
import type { MasyuBoard, MasyuLayer } from './board.js'

/** What a kind must hold to be drawn as masyu. */
export interface MasyuDrawn extends Kind {
  readonly board: MasyuBoard
  readonly marks: PencilMarks<MasyuLayer>
}

const printed = remembered((board: MasyuBoard) => ({
  paper: paper(board),
  grid: gridLines(board),
  // A small picture of a big board keeps only each fifth hairline.
  fewLines: gridLines(board, Math.max(board.width, board.height) > 10 ? 5 : 1),
  frame: frame(board),
  ink: svg('g', { key: 'pearls' }, ...pearls(board, false)),
  tiles: svg('g', { key: 'pearls' }, ...pearls(board, true)),
  cells: cellTargets(board),
  links: linkTargets(
    board,
    Array.from({ length: linkCount(board) }, (_, link) => linkEnds(board, link)),
  ),
}))

// 0.67 of a cell across, its ring included.
const RADIUS = 33.5 - 2.75

function pearls(board: MasyuBoard, beads: boolean): SvgNode[] {
  return board.pearls.flatMap((pearl, cell) => {
    if (pearl === 0) return []
    const { x, y } = centreOf(board, cell)
    const disc = svg('circle', { class: pearl === 1 ? 'kz-pearl-white' : 'kz-pearl-black', cx: x, cy: y, r: RADIUS })
    if (!beads) return [disc]
    const foot = svg('circle', { class: 'kz-pearl-foot', cx: x, cy: y + 5, r: RADIUS + 2.75 })
    const shine = svg('circle', { class: 'kz-pearl-shine', cx: x - 10, cy: y - 11, r: 7 })
    return pearl === 1 ? [foot, disc] : [foot, disc, shine]
  })
}

/** The drawing of a masyu board and its marks: a pure function of the view. */
export function masyuDrawing<K extends MasyuDrawn>(view: View<K>): SvgNode {
  const { board, marks, id = '', hint } = view
  const still = printed(board)
  const faulty = [...new Set([...(view.faults ?? []).flatMap(({ cells }) => cells), ...(view.wrong ?? [])])]
  const taught: LessonLayers =
    hint === undefined ? { under: [], over: [] } : lessonLayers(board, hint.hint, hint.stage, id)
  return sheet(
    { kind: 'masyu', size: board, id, label: view.label, solved: view.solved, material: view.material },
    still.paper,
    svg('g', { key: 'grounds' }, ...taught.under, ...faultLayers(board, faulty, id)),
    view.small === true ? still.fewLines : still.grid,
    still.frame,
    svg('g', { key: 'line' }, ...lines(view, marks.line, faulty)),
    view.pieces === 'tiles' ? still.tiles : still.ink,
    svg('g', { key: 'crosses' }, ...crosses('crosses', board, jointsOf(board, marks.line, CROSS))),
    svg('g', { key: 'rings' }, ...cursorRings(view.board, view), ...taught.over),
    ...(view.interactive === true ? [still.cells, still.links] : []),
  )
}

function lines<K extends MasyuDrawn>(view: View<K>, line: readonly number[], faulty: readonly number[]): SvgNode[] {
  const { board, hint } = view
  const fresh = new Set(hint?.stage === 'do' ? drawn(hint.hint.moves) : [])
  const steady = line.map((value, link) => (fresh.has(link) ? 0 : value))
  const added = line.map((value, link) => (fresh.has(link) ? value : 0))
  return [
    ...loopLine('loop', board, jointsOf(board, steady, LINE), 'kz-line'),
    ...loopLine('fresh', board, jointsOf(board, added, LINE), 'kz-line kz-fresh'),
    ...loopHalves('bad', board, jointsOf(board, line, LINE), new Set(faulty), 'kz-line kz-line-bad'),
  ]
}

function jointsOf(board: MasyuBoard, line: readonly number[], value: number): Joint[] {
  return line.flatMap((mark, link) => (mark === value ? [linkEnds(board, link)] : []))
}

function drawn(moves: readonly unknown[]): number[] {
  return (moves as (readonly PencilChange<MasyuLayer>[])[]).flat().map(({ place }) => place)
}

/** How masyu is drawn as text: everything of a view but board and marks, and how the text is written. */
export type MasyuDrawOptions = Partial<Omit<View<MasyuDrawn>, 'board' | 'marks'>> & TextOptions

const DRAWN: DrawnParts<MasyuBoard, View<MasyuDrawn>['marks']> = {
  fault: masyuFault,
  marksFault: masyuMarksFault,
  start: (board) => emptyMarks<MasyuLayer>(masyuShape(board)),
}

/**
 * A board, or a game with its marks, as SVG text. With `theme` the text stands alone as a file or an image. Throws a
 * RangeError in a plain sentence for what is no board or game, and for a theme, material or width that is none.
 */
export function drawMasyu(
  subject: MasyuBoard | Pick<View<MasyuDrawn>, 'board' | 'marks'>,
  options: MasyuDrawOptions = {},
): string {
  const { board, marks } = requireDrawn(DRAWN, subject, options)
  return drawingText(masyuDrawing<MasyuDrawn>({ ...options, board, marks }), options)
}
