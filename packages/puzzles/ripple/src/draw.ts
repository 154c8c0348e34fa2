import { shownNumbers } from '@kazu/numbers/draw'
import { emptyMarks, requireDrawn } from '@kazu/puzzle'
import type { DrawnParts, Kind, PencilMarks, View } from '@kazu/puzzle'
import {
  cellTargets,
  frame,
  gridLines,
  numbersLayers,
  paper,
  regionLines,
  remembered,
  sheet,
  svg,
  wash,
} from '@kazu/svg'
import type { SvgNode } from '@kazu/svg'
import { drawingText } from '@kazu/svg/theme'
import type { TextOptions } from '@kazu/svg/theme'
import { greatest, isHole, rippleFault, rippleMarksFault, rippleShape } from './board.js'
import type { RippleBoard, RippleLayer } from './board.js'
import { ripplePeers } from './near.js'

/** What a kind must hold to be drawn as ripple. */
export interface RippleDrawn extends Kind {
  readonly board: RippleBoard
  readonly marks: PencilMarks<RippleLayer>
}

const printed = remembered((board: RippleBoard) => {
  const holes = board.rooms.flatMap((_, cell) => (isHole(board, cell) ? [cell] : []))
  return {
    paper: paper(board),
    grid: gridLines(board),
    rooms: regionLines(board, board.rooms),
    holes: wash('holes', board, holes, 'kz-wall'),
    frame: frame(board),
    targets: cellTargets(board),
  }
})

/** The drawing of a ripple board and its marks: a pure function of the view. */
export function rippleDrawing<K extends RippleDrawn>(view: View<K>): SvgNode {
  const { board, marks, id = '' } = view
  const still = printed(board)
  const layers = numbersLayers({
    ...shownNumbers(view, {
      most: greatest(board),
      symbol: String,
      given: board.givens,
      peers: (cell) => seenFrom(board, marks, cell),
    }),
    size: board,
    id,
  })
  const plain = view.small === true && Math.max(board.width, board.height) > 9
  return sheet(
    { kind: 'ripple', size: board, id, label: view.label, solved: view.solved, material: view.material },
    still.paper,
    svg('g', { key: 'grounds' }, ...layers.grounds),
    ...(plain ? [] : [still.grid]),
    ...still.holes,
    still.rooms,
    still.frame,
    svg('g', { key: 'figures' }, ...layers.figures),
    svg('g', { key: 'rings' }, ...layers.rings),
    ...(view.interactive === true ? [still.targets] : []),
  )
}

/** The cells that may not hold the number of a cell, or where it has none, those of its room. */
function seenFrom(board: RippleBoard, { entry }: PencilMarks<RippleLayer>, cell: number): readonly number[] {
  return ripplePeers(board, cell, board.givens[cell] || entry[cell] || 0)
}

/** How ripple is drawn as text: everything of a view but board and marks, and how the text is written. */
export type RippleDrawOptions = Partial<Omit<View<RippleDrawn>, 'board' | 'marks'>> & TextOptions

const DRAWN: DrawnParts<RippleBoard, View<RippleDrawn>['marks']> = {
  fault: rippleFault,
  marksFault: rippleMarksFault,
  start: (board) => emptyMarks<RippleLayer>(rippleShape(board)),
}

/**
 * A board, or a game with its marks, as SVG text. With `theme` the text stands alone as a file or an image. Throws a
 * RangeError in a plain sentence for what is no board or game, and for a theme, material or width that is none.
 */
export function drawRipple(
  subject: RippleBoard | Pick<View<RippleDrawn>, 'board' | 'marks'>,
  options: RippleDrawOptions = {},
): string {
  const { board, marks } = requireDrawn(DRAWN, subject, options)
  return drawingText(rippleDrawing<RippleDrawn>({ ...options, board, marks }), options)
}
