import { drawNumbers, numbersDrawing } from '@kazu/numbers/draw'
import type { NumbersDrawOptions, NumbersDrawn, NumbersLook, NumbersSubject } from '@kazu/numbers/draw'
import type { View } from '@kazu/puzzle'
import type { SvgNode } from '@kazu/svg'
import { boxOf, numberPlaceBoards } from './board.js'
import type { NumberPlaceBoard } from './board.js'

const LOOK: NumbersLook<NumberPlaceBoard> = {
  ...numberPlaceBoards,
  regions: ({ size, givens }) => givens.map((_given, cell) => boxOf(size, cell)),
}

/** The drawing of a number-place board and its marks: a pure function of the view. */
export const numberPlaceDrawing: <K extends NumbersDrawn<NumberPlaceBoard>>(view: View<K>) => SvgNode =
  numbersDrawing(LOOK)

/** How number-place is drawn as text: everything of a view but board and marks, and how the text is written. */
export type NumberPlaceDrawOptions = NumbersDrawOptions<NumberPlaceBoard>

/**
 * A board, or a game with its marks, as SVG text. With `theme` the text stands alone as a file or an image. Throws a
 * RangeError in a plain sentence for what is no board or game, and for a theme, material or width that is none.
 */
export function drawNumberPlace(
  subject: NumbersSubject<NumberPlaceBoard>,
  options: NumberPlaceDrawOptions = {},
): string {
  return drawNumbers(LOOK, numberPlaceDrawing, subject, options)
}
