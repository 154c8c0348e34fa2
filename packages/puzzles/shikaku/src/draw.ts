import { areaOf, cellAt, cellsOfRectangle, linkEnds, rectangleBetween } from '@kazu/grid'
import type { Rectangle } from '@kazu/grid'
import { drawnRectangles, rectanglesShape, emptyMarks, requireDrawn } from '@kazu/puzzle'
import type { DrawnParts, Kind, RectanglesMarks, View } from '@kazu/puzzle'
import {
  areaChip,
  cellTargets,
  centreOf,
  cursorRings,
  faultLayers,
  figure,
  frame,
  gridLines,
  lessonLayers,
  linkTargets,
  outline,
  paper,
  rectangleLine,
  remembered,
  sheet,
  svg,
  wallMarks,
  wash,
} from '@kazu/svg'
import type { LessonLayers, SvgNode } from '@kazu/svg'
import { drawingText } from '@kazu/svg/theme'
import type { TextOptions } from '@kazu/svg/theme'
import { shikakuFault, shikakuMarksFault } from './board.js'
import type { ShikakuBoard } from './board.js'
import { fitsClue } from './game.js'

/** What a kind must hold to be drawn as shikaku. */
export interface ShikakuDrawn extends Kind {
  readonly board: ShikakuBoard
  readonly marks: RectanglesMarks
}

const printed = remembered((board: ShikakuBoard) => ({
  paper: paper(board),
  grid: gridLines(board),
  // A small picture of a big board keeps only each fifth hairline.
  fewLines: gridLines(board, Math.max(board.width, board.height) > 10 ? 5 : 1),
  frame: frame(board),
  ink: svg('g', { key: 'clues' }, ...clues(board, false)),
  tiles: svg('g', { key: 'clues' }, ...clues(board, true)),
  cells: cellTargets(board),
  links: linkTargets(board, jointsOf(board)),
}))

function jointsOf(board: ShikakuBoard): [number, number][] {
  return Array.from({ length: rectanglesShape(board).wall.places }, (_, link) => linkEnds(board, link))
}

/** Half the width of the disc under a number: 0.66 of a cell across. */
const RADIUS = 33

function clues(board: ShikakuBoard, tiles: boolean): SvgNode[] {
  return board.clues.flatMap((clue, cell) => {
    if (clue === 0) return []
    const { x, y } = centreOf(board, cell)
    const text = String(clue)
    const height = [50, 44, 34, 28][text.length - 1] ?? 24
    return [...(tiles ? tile(x, y) : [disc(x, y)]), figure(x, y, text, height, 'kz-given')]
  })
}

function disc(x: number, y: number): SvgNode {
  return svg('circle', { class: 'kz-clue-disc', cx: x, cy: y, r: RADIUS })
}

function tile(x: number, y: number): SvgNode[] {
  const side = 2 * RADIUS
  const box = { x: x - RADIUS, width: side, height: side, rx: 8 }
  return [
    svg('rect', { class: 'kz-tile-foot', y: y - RADIUS + 5, ...box }),
    svg('rect', { class: 'kz-tile', y: y - RADIUS, ...box }),
  ]
}

/** The drawing of a shikaku board and its marks: a pure function of the view. */
export function shikakuDrawing<K extends ShikakuDrawn>(view: View<K>): SvgNode {
  const { board, marks, id = '', hint, selection = [] } = view
  const still = printed(board)
  const drawn = drawnRectangles(board, marks)
  const faulty = [...new Set([...(view.faults ?? []).flatMap(({ cells }) => cells), ...(view.wrong ?? [])])]
  const taught: LessonLayers =
    hint === undefined ? { under: [], over: [] } : lessonLayers(board, hint.hint, hint.stage, id)
  const done = drawn.filter((rectangle) => fitsClue(board, rectangle))
  return sheet(
    { kind: 'shikaku', size: board, id, label: view.label, solved: view.solved, material: view.material },
    still.paper,
    svg(
      'g',
      { key: 'grounds' },
      ...wash('done', board, cellsOf(board, done), 'kz-peer'),
      ...wash('select', board, selection, 'kz-select'),
      ...taught.under,
      ...faultLayers(board, faulty, id),
    ),
    view.small === true ? still.fewLines : still.grid,
    still.frame,
    svg('g', { key: 'walls' }, ...wallMarks('wall-marks', board, wallsOf(board, marks))),
    view.pieces === 'tiles' ? still.tiles : still.ink,
    svg('g', { key: 'rectangles' }, ...lines(view, drawn, new Set(faulty))),
    svg('g', { key: 'rings' }, ...rings(view), ...taught.over),
    svg('g', { key: 'chips' }, ...chips(board, selection)),
    ...(view.interactive === true ? [still.cells, still.links] : []),
  )
}

function cellsOf(board: ShikakuBoard, rectangles: readonly Rectangle[]): number[] {
  return rectangles.flatMap((rectangle) => cellsOfRectangle(board, rectangle))
}

/** Each rectangle's line: dashed until it fits its number, red where a rule is broken. */
function lines<K extends ShikakuDrawn>(
  { board, hint }: View<K>,
  drawn: readonly Rectangle[],
  faulty: ReadonlySet<number>,
): SvgNode[] {
  const moved = (hint?.stage === 'do' ? hint.hint.moves : []) as readonly (readonly { place: number }[])[]
  const fresh = new Set(moved.flat().map(({ place }) => place))
  return drawn.map((rectangle) => {
    const first = cellAt(board, rectangle.top, rectangle.left)
    const looks = [
      'kz-rectangle',
      ...(fitsClue(board, rectangle) ? [] : ['kz-rectangle-open']),
      ...(cellsOfRectangle(board, rectangle).some((cell) => faulty.has(cell)) ? ['kz-rectangle-bad'] : []),
      ...(fresh.has(first) ? ['kz-fresh'] : []),
    ]
    return rectangleLine(`rectangle ${first}`, rectangle, looks.join(' '))
  })
}

function wallsOf(board: ShikakuBoard, marks: RectanglesMarks): [number, number][] {
  return marks.wall.flatMap((value, link) => (value === 0 ? [] : [linkEnds(board, link)]))
}

/** How many cells a rectangle has while it is being drawn. */
function chips(board: ShikakuBoard, selection: readonly number[]): SvgNode[] {
  const [first] = selection
  const last = selection[selection.length - 1]
  if (first === undefined || last === undefined || first === last) return []
  const rectangle = rectangleBetween(board, first, last)
  return [areaChip('area', rectangle, String(areaOf(rectangle)))]
}

function rings<K extends ShikakuDrawn>(view: View<K>): SvgNode[] {
  const { board, selection = [] } = view
  const corner = selection.length === 1 ? selection : []
  return [...outline('corner', board, corner, 'kz-ring'), ...cursorRings(board, view)]
}

/** How shikaku is drawn as text: everything of a view but board and marks, and how the text is written. */
export type ShikakuDrawOptions = Partial<Omit<View<ShikakuDrawn>, 'board' | 'marks'>> & TextOptions

const DRAWN: DrawnParts<ShikakuBoard, View<ShikakuDrawn>['marks']> = {
  fault: shikakuFault,
  marksFault: shikakuMarksFault,
  start: (board) => emptyMarks(rectanglesShape(board)),
}

/**
 * A board, or a game with its marks, as SVG text. With `theme` the text stands alone as a file or an image. Throws a
 * RangeError in a plain sentence for what is no board or game, and for a theme, material or width that is none.
 */
export function drawShikaku(
  subject: ShikakuBoard | Pick<View<ShikakuDrawn>, 'board' | 'marks'>,
  options: ShikakuDrawOptions = {},
): string {
  const { board, marks } = requireDrawn(DRAWN, subject, options)
  return drawingText(shikakuDrawing<ShikakuDrawn>({ ...options, board, marks }), options)
}
