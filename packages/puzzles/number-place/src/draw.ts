import { emptyMarks, requireDrawn } from '@kazu/puzzle'
import type { DrawnParts, Kind, PencilChange, PencilMarks, View } from '@kazu/puzzle'
import { cellTargets, frame, gridLines, numbersLayers, paper, regionLines, remembered, sheet, svg } from '@kazu/svg'
import type { SvgNode } from '@kazu/svg'
import { drawingText } from '@kazu/svg/theme'
import type { TextOptions } from '@kazu/svg/theme'
import { BOXES, numberPlaceShape, numberPlaceFault, numberPlaceMarksFault } from './board.js'
import type { NumberPlaceBoard, NumberPlaceLayer } from './board.js'

/** What a kind must hold to be drawn as number-place. */
export interface NumberPlaceDrawn extends Kind {
  readonly board: NumberPlaceBoard
  readonly marks: PencilMarks<NumberPlaceLayer>
}

/** How a value is written: 1 to 9, then A, B, C and so on. */
function symbol(value: number): string {
  return value < 10 ? String(value) : String.fromCharCode(55 + value)
}

const printed = remembered(
  (board: NumberPlaceBoard): Record<'paper' | 'grid' | 'box' | 'frame' | 'targets', SvgNode> => {
    const size = { width: board.size, height: board.size }
    return {
      paper: paper(size),
      grid: gridLines(size),
      box: regionLines(
        size,
        board.givens.map((_, cell) => boxOf(board.size, cell)),
      ),
      frame: frame(size),
      targets: cellTargets(size),
    }
  },
)

function boxOf(size: number, cell: number): number {
  const [rows, columns] = BOXES[size] ?? [size, size]
  return Math.floor(cell / size / rows) * (size / columns) + Math.floor((cell % size) / columns)
}

function peersOf(size: number, cell: number): number[] {
  const sees = (other: number): boolean =>
    other !== cell &&
    (Math.floor(other / size) === Math.floor(cell / size) ||
      other % size === cell % size ||
      boxOf(size, other) === boxOf(size, cell))
  return Array.from({ length: size * size }, (_, other) => other).filter(sees)
}

/** The drawing of a number-place board and its marks: a pure function of the view. */
export function numberPlaceDrawing<K extends NumberPlaceDrawn>(view: View<K>): SvgNode {
  const { board, id = '' } = view
  const size = { width: board.size, height: board.size }
  const still = printed(board)
  const layers = numbersLayers({ ...numbersOf(view), size, id })
  return sheet(
    { kind: 'number-place', size, id, label: view.label, solved: view.solved, material: view.material },
    still.paper,
    svg('g', { key: 'grounds' }, ...layers.grounds),
    ...(view.small === true && board.size > 9 ? [] : [still.grid]),
    still.box,
    still.frame,
    svg('g', { key: 'figures' }, ...layers.figures),
    svg('g', { key: 'rings' }, ...layers.rings),
    ...(view.interactive === true ? [still.targets] : []),
  )
}

function numbersOf<K extends NumberPlaceDrawn>(
  view: View<K>,
): Omit<Parameters<typeof numbersLayers>[0], 'size' | 'id'> {
  const { board, marks, cursor, selection, hint } = view
  const single = cursor !== undefined && (selection?.length ?? 0) < 2
  return {
    ...marks,
    most: board.size,
    symbol,
    given: board.givens,
    cursor,
    selection,
    keys: view.keys,
    peers: single && view.peers !== false ? peersOf(board.size, cursor) : [],
    highlight: view.highlight,
    faults: view.faults?.flatMap(({ cells }) => cells) ?? [],
    wrong: view.wrong ?? [],
    lesson: hint?.hint,
    stage: hint?.stage,
    fresh: hint?.stage === 'do' ? written(hint.hint.moves) : [],
    pulse: view.pulse,
    pixels: view.pixels,
    tiles: view.pieces === 'tiles',
  }
}

function written(moves: readonly unknown[]): number[] {
  return (moves as (readonly PencilChange<NumberPlaceLayer>[])[])
    .flat()
    .filter(({ layer }) => layer === 'entry')
    .map(({ place }) => place)
}

/** How number-place is drawn as text: everything of a view but board and marks, and how the text is written. */
export type NumberPlaceDrawOptions = Partial<Omit<View<NumberPlaceDrawn>, 'board' | 'marks'>> & TextOptions

const DRAWN: DrawnParts<NumberPlaceBoard, View<NumberPlaceDrawn>['marks']> = {
  fault: numberPlaceFault,
  marksFault: numberPlaceMarksFault,
  start: (board) => emptyMarks<NumberPlaceLayer>(numberPlaceShape(board)),
}

/**
 * A board, or a game with its marks, as SVG text. With `theme` the text stands alone as a file or an image. Throws a
 * RangeError in a plain sentence for what is no board or game, and for a theme, material or width that is none.
 */
export function drawNumberPlace(
  subject: NumberPlaceBoard | Pick<View<NumberPlaceDrawn>, 'board' | 'marks'>,
  options: NumberPlaceDrawOptions = {},
): string {
  const { board, marks } = requireDrawn(DRAWN, subject, options)
  return drawingText(numberPlaceDrawing<NumberPlaceDrawn>({ ...options, board, marks }), options)
}
