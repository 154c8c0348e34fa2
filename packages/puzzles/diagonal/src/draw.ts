import { drawNumbers, numbersDrawing } from '@kazu/numbers/draw'
import type { NumbersDrawOptions, NumbersDrawn, NumbersLook, NumbersSubject } from '@kazu/numbers/draw'
import type { View } from '@kazu/puzzle'
import { diagonalLines } from '@kazu/svg'
import type { SvgNode } from '@kazu/svg'
import { boxOf, diagonalBoards } from './board.js'
import type { DiagonalBoard } from './board.js'

const LOOK: NumbersLook<DiagonalBoard> = {
  ...diagonalBoards,
  regions: ({ size, givens }) => givens.map((_given, cell) => boxOf(size, cell)),
  over: ({ size }) => [diagonalLines({ width: size, height: size })],
}

/** The drawing of a diagonal board and its marks: a pure function of the view. */
export const diagonalDrawing: <K extends NumbersDrawn<DiagonalBoard>>(view: View<K>) => SvgNode = numbersDrawing(LOOK)

/** How diagonal is drawn as text: everything of a view but board and marks, and how the text is written. */
export type DiagonalDrawOptions = NumbersDrawOptions<DiagonalBoard>

/**
 * A board, or a game with its marks, as SVG text. With `theme` the text stands alone as a file or an image. Throws a
 * RangeError in a plain sentence for what is no board or game, and for a theme, material or width that is none.
 */
export function drawDiagonal(subject: NumbersSubject<DiagonalBoard>, options: DiagonalDrawOptions = {}): string {
  return drawNumbers(LOOK, diagonalDrawing, subject, options)
}
