import { emptyMarks, requireDrawn } from '@kazu/puzzle'
import type { DrawnParts, Kind, PencilChange, PencilMarks, View } from '@kazu/puzzle'
import {
  CELL,
  cellTargets,
  centreOf,
  cornerOf,
  cursorRings,
  dots,
  faultLayers,
  figure,
  frame,
  gridLines,
  lessonLayers,
  outline,
  paper,
  patterned,
  remembered,
  sheet,
  svg,
  wash,
} from '@kazu/svg'
import type { LessonLayers, SvgNode } from '@kazu/svg'
import { drawingText } from '@kazu/svg/theme'
import type { TextOptions } from '@kazu/svg/theme'
import { clueCells, DOT, nurikabeFault, nurikabeMarksFault, nurikabeShape, SEA } from './board.js'
import type { NurikabeBoard, NurikabeLayer } from './board.js'

/** What a kind must hold to be drawn as nurikabe. */
export interface NurikabeDrawn extends Kind {
  readonly board: NurikabeBoard
  readonly marks: PencilMarks<NurikabeLayer>
}

const printed = remembered((board: NurikabeBoard) => ({
  paper: paper(board),
  grid: gridLines(board),
  // A small picture of a big board keeps only each fifth hairline.
  fewLines: gridLines(board, Math.max(board.width, board.height) > 10 ? 5 : 1),
  frame: frame(board),
  clues: svg('g', { key: 'clues' }, ...clueCells(board).map((cell) => clueOn(board, cell, 'kz-given'))),
  tiles: svg(
    'g',
    { key: 'clues' },
    ...clueCells(board).flatMap((cell) => [plate(board, cell), clueOn(board, cell, 'kz-given')]),
  ),
  cells: cellTargets(board),
}))

/** The tile on which a clue stands where the pieces are tiles. */
function plate(board: NurikabeBoard, cell: number): SvgNode {
  const { x, y } = cornerOf(board, cell)
  return svg('rect', { class: 'kz-tile', x: x + 10, y: y + 10, width: CELL - 20, height: CELL - 20, rx: 12 })
}

function clueOn(board: NurikabeBoard, cell: number, look: string): SvgNode {
  const text = String(board.clues[cell])
  const { x, y } = centreOf(board, cell)
  return figure(x, y, text, [58, 58, 50, 38][text.length] ?? 30, look, `${look} ${cell}`)
}

/** What the drawing shows of marks and faults, worked out once for a view. */
interface Shown {
  readonly board: NurikabeBoard
  readonly sea: readonly number[]
  readonly dotted: readonly number[]
  readonly faulty: readonly number[]
  readonly fresh: ReadonlySet<number>
}

/** The drawing of a nurikabe board and its marks: a pure function of the view. */
export function nurikabeDrawing<K extends NurikabeDrawn>(view: View<K>): SvgNode {
  const { board, id = '', hint } = view
  const still = printed(board)
  const shown = shownBy(view)
  const taught: LessonLayers =
    hint === undefined ? { under: [], over: [] } : lessonLayers(board, hint.hint, hint.stage, id)
  return sheet(
    { kind: 'nurikabe', size: board, id, label: view.label, solved: view.solved, material: view.material },
    still.paper,
    svg('g', { key: 'grounds' }, ...taught.under),
    svg('g', { key: 'faults' }, ...faultLayers(board, shown.faulty, id)),
    view.small === true ? still.fewLines : still.grid,
    svg('g', { key: 'sea' }, ...(view.pieces === 'tiles' ? tiles(shown) : shades(shown))),
    svg('g', { key: 'told' }, ...faultySea(shown, id), ...causingSea(view, shown)),
    still.frame,
    view.pieces === 'tiles' ? still.tiles : still.clues,
    svg('g', { key: 'bad-clues' }, ...faultyClues(shown)),
    svg('g', { key: 'dots' }, ...dots('dots', board, shown.dotted, 'kz-dot')),
    svg('g', { key: 'rings' }, ...cursorRings(view.board, view), ...taught.over),
    ...(view.interactive === true ? [still.cells] : []),
  )
}

function shownBy<K extends NurikabeDrawn>({ board, marks, faults = [], wrong = [], hint }: View<K>): Shown {
  const cellsOf = (value: number): number[] => marks.shade.flatMap((mark, cell) => (mark === value ? [cell] : []))
  const faulty = [...new Set([...faults.flatMap(({ cells }) => cells), ...wrong])]
  const moves = (hint?.stage === 'do' ? hint.hint.moves : []) as readonly (readonly PencilChange<NurikabeLayer>[])[]
  const fresh = new Set(moves.flat().map(({ place }) => place))
  return { board, sea: cellsOf(SEA), dotted: cellsOf(DOT), faulty, fresh }
}

/** The sea as one shape; what a hint just made stands apart, so that the page can let it come up slowly. */
function shades({ board, sea, fresh }: Shown): SvgNode[] {
  const old = sea.filter((cell) => !fresh.has(cell))
  const made = sea.filter((cell) => fresh.has(cell))
  return [
    ...wash('shade', board, old, 'kz-shade', 0.5),
    ...wash('shade-fresh', board, made, 'kz-shade kz-mark kz-fresh', 0.5),
  ]
}

function tiles({ board, sea, fresh }: Shown): SvgNode[] {
  return sea.map((cell) => {
    const { x, y } = cornerOf(board, cell)
    const block = (down: number, look: string): SvgNode =>
      svg('rect', { class: look, x: x + 4, y: y + down, width: CELL - 8, height: CELL - 10, rx: 12 })
    const look = fresh.has(cell) ? 'kz-mark kz-fresh' : 'kz-mark'
    return svg('g', { key: `tile ${cell}`, class: look }, block(7, 'kz-tile-foot'), block(3, 'kz-shade'))
  })
}

/** The sea hides the ground that marks a fault, so that it is shown on the sea, inside its edge. */
function faultySea({ board, sea, faulty }: Shown, id: string): SvgNode[] {
  const bad = new Set(faulty)
  const cells = sea.filter((cell) => bad.has(cell))
  return [
    ...wash('sea-conflict', board, cells, 'kz-conflict', 14),
    ...patterned('sea-hatch', board, cells, id, 'hatch'),
  ]
}

/** The sea hides the ground that marks a cause too: it gets an edge instead. */
function causingSea<K extends NurikabeDrawn>({ board, hint }: View<K>, { sea }: Shown): SvgNode[] {
  if (hint?.stage !== 'why') return []
  const causes = new Set(hint.hint.because.flatMap(({ cells }) => cells))
  return sea
    .filter((cell) => causes.has(cell))
    .flatMap((cell) => outline(`cause ${cell}`, board, [cell], 'kz-ring-wall', 7))
}

function faultyClues({ board, faulty }: Shown): SvgNode[] {
  return faulty.filter((cell) => board.clues[cell] !== null).map((cell) => clueOn(board, cell, 'kz-given kz-bad'))
}

/** How nurikabe is drawn as text: everything of a view but board and marks, and how the text is written. */
export type NurikabeDrawOptions = Partial<Omit<View<NurikabeDrawn>, 'board' | 'marks'>> & TextOptions

const DRAWN: DrawnParts<NurikabeBoard, View<NurikabeDrawn>['marks']> = {
  fault: nurikabeFault,
  marksFault: nurikabeMarksFault,
  start: (board) => emptyMarks<NurikabeLayer>(nurikabeShape(board)),
}

/**
 * A board, or a game with its marks, as SVG text. With `theme` the text stands alone as a file or an image. Throws a
 * RangeError in a plain sentence for what is no board or game, and for a theme, material or width that is none.
 */
export function drawNurikabe(
  subject: NurikabeBoard | Pick<View<NurikabeDrawn>, 'board' | 'marks'>,
  options: NurikabeDrawOptions = {},
): string {
  const { board, marks } = requireDrawn(DRAWN, subject, options)
  return drawingText(nurikabeDrawing<NurikabeDrawn>({ ...options, board, marks }), options)
}
