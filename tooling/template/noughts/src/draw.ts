import { emptyMarks, requireDrawn } from '@kazu/puzzle'
import type { DrawnParts, View } from '@kazu/puzzle'
import { cellTargets, frame, gridLines, numbersLayers, paper, remembered, sheet, svg } from '@kazu/svg'
import type { SvgNode } from '@kazu/svg'
import { drawingText } from '@kazu/svg/theme'
import type { TextOptions } from '@kazu/svg/theme'
import { noughtsShape, symbol, noughtsFault, noughtsMarksFault } from './board.js'
import type { NoughtsBoard, NoughtsLayer } from './board.js'
import type { NoughtsKind } from './kind.js'

const printed = remembered((board: NoughtsBoard) => ({
  paper: paper(board),
  grid: gridLines(board),
  frame: frame(board),
  targets: cellTargets(board),
}))

/** The drawing of a board and its marks: a pure function of the view. */
export function noughtsDrawing(view: View<NoughtsKind>): SvgNode {
  const { board, id = '' } = view
  const still = printed(board)
  const layers = numbersLayers({ ...numbersOf(view), size: board, id })
  return sheet(
    { kind: 'noughts', size: board, id, label: view.label, solved: view.solved, material: view.material },
    still.paper,
    svg('g', { key: 'grounds' }, ...layers.grounds),
    still.grid,
    still.frame,
    svg('g', { key: 'figures' }, ...layers.figures),
    svg('g', { key: 'rings' }, ...layers.rings),
    ...(view.interactive === true ? [still.targets] : []),
  )
}

function numbersOf(view: View<NoughtsKind>): Omit<Parameters<typeof numbersLayers>[0], 'size' | 'id'> {
  const { board, marks, hint, faults = [], wrong = [] } = view
  return {
    ...marks,
    most: 2,
    symbol,
    given: board.givens,
    cursor: view.cursor,
    selection: view.selection,
    keys: view.keys,
    peers: [],
    highlight: view.highlight,
    faults: faults.flatMap(({ cells }) => cells),
    wrong,
    lesson: hint?.hint,
    stage: hint?.stage,
    fresh: hint?.stage === 'do' ? hint.hint.target : [],
    pulse: view.pulse,
    tiles: view.pieces === 'tiles',
  }
}

/** How a board is drawn as text: everything of a view but board and marks, and how the text is written. */
export type NoughtsDrawOptions = Partial<Omit<View<NoughtsKind>, 'board' | 'marks'>> & TextOptions

const DRAWN: DrawnParts<NoughtsBoard, View<NoughtsKind>['marks']> = {
  fault: noughtsFault,
  marksFault: noughtsMarksFault,
  start: (board) => emptyMarks<NoughtsLayer>(noughtsShape(board)),
}

/**
 * A board, or a game with its marks, as SVG text. With `theme` the text stands alone as a file or an image. Throws a
 * RangeError in a plain sentence for what is no board or game, and for a theme, material or width that is none.
 */
export function drawNoughts(
  subject: NoughtsBoard | Pick<View<NoughtsKind>, 'board' | 'marks'>,
  options: NoughtsDrawOptions = {},
): string {
  const { board, marks } = requireDrawn(DRAWN, subject, options)
  return drawingText(noughtsDrawing({ ...options, board, marks }), options)
}
