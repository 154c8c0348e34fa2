import { shownNumbers } from '@kazu/numbers/draw'
import { emptyMarks, requireDrawn } from '@kazu/puzzle'
import type { DrawnParts, Kind, PencilMarks, View } from '@kazu/puzzle'
import {
  CELL,
  cellTargets,
  cornerOf,
  figure,
  frame,
  gridLines,
  numbersLayers,
  outline,
  paper,
  remembered,
  sheet,
  svg,
  wash,
} from '@kazu/svg'
import type { SvgNode } from '@kazu/svg'
import { drawingText } from '@kazu/svg/theme'
import type { TextOptions } from '@kazu/svg/theme'
import { DIGIT_MOST, isWhite, kakuroFault, kakuroMarksFault, kakuroShape } from './board.js'
import type { KakuroBoard, KakuroLayer } from './board.js'
import { kakuroPeers } from './runs.js'

/** What a kind must hold to be drawn as kakuro. */
export interface KakuroDrawn extends Kind {
  readonly board: KakuroBoard
  readonly marks: PencilMarks<KakuroLayer>
}

/** The height of a sum: two of them share a cell, and each must be read on a phone. */
const SUM_HEIGHT = 34

/** How far the middle of a sum is from the two sides of its corner. */
const SUM_INSET = 26

const printed = remembered((board: KakuroBoard) => ({
  paper: paper(board),
  grid: gridLines(board),
  ink: svg('g', { key: 'walls' }, ...wash('black', board, blacks(board), 'kz-wall'), ...slants(board)),
  tiles: svg('g', { key: 'walls' }, ...blacks(board).flatMap((cell) => tile(board, cell)), ...slants(board)),
  sums: svg('g', { key: 'sums' }, ...blacks(board).flatMap((cell) => sumsIn(board, cell))),
  frame: frame(board),
  targets: cellTargets(board),
  given: board.cells.map(() => 0),
}))

function blacks(board: KakuroBoard): number[] {
  return board.cells.flatMap((_, cell) => (isWhite(board, cell) ? [] : [cell]))
}

function tile(board: KakuroBoard, cell: number): SvgNode[] {
  const { x, y } = cornerOf(board, cell)
  const block = (down: number, look: string): SvgNode =>
    svg('rect', { class: look, x: x + 4, y: y + down, width: CELL - 8, height: CELL - 10, rx: 10 })
  return [block(7, 'kz-tile-foot'), block(3, 'kz-wall')]
}

/** The hairline between the two sums of a black cell, where it has any. */
function slants(board: KakuroBoard): SvgNode[] {
  const lines = blacks(board).flatMap((cell) => {
    const clue = board.cells[cell]
    if (!clue || (clue.across === 0 && clue.down === 0)) return []
    const { x, y } = cornerOf(board, cell)
    return [`M${x + 8} ${y + 8}l${CELL - 16} ${CELL - 16}`]
  })
  return lines.length === 0 ? [] : [svg('path', { key: 'slants', class: 'kz-slant', d: lines.join('') })]
}

/** The sums of a black cell: across at the upper right, before its run; down at the lower left, above its run. */
function sumsIn(board: KakuroBoard, cell: number): SvgNode[] {
  const clue = board.cells[cell]
  if (!clue) return []
  const { x, y } = cornerOf(board, cell)
  const [near, far] = [SUM_INSET, CELL - SUM_INSET]
  const sum = (value: number, right: number, down: number, key: string): SvgNode[] =>
    value === 0 ? [] : [figure(x + right, y + down, String(value), SUM_HEIGHT, 'kz-wall-number', `${key} ${cell}`)]
  return [...sum(clue.across, far, near, 'across'), ...sum(clue.down, near, far, 'down')]
}

/** The drawing of a kakuro board and its marks: a pure function of the view. */
export function kakuroDrawing<K extends KakuroDrawn>(view: View<K>): SvgNode {
  const { board, id = '' } = view
  const still = printed(board)
  const layers = numbersLayers({
    ...shownNumbers(view, {
      most: DIGIT_MOST,
      symbol: String,
      given: still.given,
      peers: (cell) => kakuroPeers(board, cell),
    }),
    size: board,
    id,
  })
  const plain = view.small === true && Math.max(board.width, board.height) > 12
  return sheet(
    { kind: 'kakuro', size: board, id, label: view.label, solved: view.solved, material: view.material },
    still.paper,
    svg('g', { key: 'grounds' }, ...layers.grounds),
    still.grid,
    view.pieces === 'tiles' ? still.tiles : still.ink,
    ...(plain ? [] : [still.sums]),
    still.frame,
    svg('g', { key: 'figures' }, ...layers.figures),
    svg('g', { key: 'rings' }, ...cluesSeen(view), ...layers.rings),
    ...(view.interactive === true ? [still.targets] : []),
  )
}

/** The black cells with the sums of the runs that are a cause of the hint, or through the cursor: they get an edge. */
function cluesSeen<K extends KakuroDrawn>({ board, hint }: View<K>): SvgNode[] {
  if (hint?.stage !== 'why') return []
  const clues = hint.hint.because.flatMap(({ rule, cells }) => (rule === 'sum' ? [clueBefore(board, cells)] : []))
  return [...new Set(clues)].flatMap((cell) => outline(`cause ${cell}`, board, [cell], 'kz-ring-wall', 7))
}

/** The black cell before a run. */
function clueBefore({ width }: KakuroBoard, cells: readonly number[]): number {
  const [first = 0, second = first + 1] = cells
  return second === first + 1 ? first - 1 : first - width
}

/** How kakuro is drawn as text: everything of a view but board and marks, and how the text is written. */
export type KakuroDrawOptions = Partial<Omit<View<KakuroDrawn>, 'board' | 'marks'>> & TextOptions

const DRAWN: DrawnParts<KakuroBoard, View<KakuroDrawn>['marks']> = {
  fault: kakuroFault,
  marksFault: kakuroMarksFault,
  start: (board) => emptyMarks<KakuroLayer>(kakuroShape(board)),
}

/**
 * A board, or a game with its marks, as SVG text. With `theme` the text stands alone as a file or an image. Throws a
 * RangeError in a plain sentence for what is no board or game, and for a theme, material or width that is none.
 */
export function drawKakuro(
  subject: KakuroBoard | Pick<View<KakuroDrawn>, 'board' | 'marks'>,
  options: KakuroDrawOptions = {},
): string {
  const { board, marks } = requireDrawn(DRAWN, subject, options)
  return drawingText(kakuroDrawing<KakuroDrawn>({ ...options, board, marks }), options)
}
