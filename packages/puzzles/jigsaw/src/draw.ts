import { drawNumbers, numbersDrawing } from '@kazu/numbers/draw'
import type { NumbersDrawOptions, NumbersDrawn, NumbersLook, NumbersSubject } from '@kazu/numbers/draw'
import type { View } from '@kazu/puzzle'
import type { SvgNode } from '@kazu/svg'
import { jigsawBoards } from './board.js'
import type { JigsawBoard } from './board.js'

const LOOK: NumbersLook<JigsawBoard> = { ...jigsawBoards, regions: ({ regions }) => regions }

/** The drawing of a jigsaw board and its marks: a pure function of the view. */
export const jigsawDrawing: <K extends NumbersDrawn<JigsawBoard>>(view: View<K>) => SvgNode = numbersDrawing(LOOK)

/** How jigsaw is drawn as text: everything of a view but board and marks, and how the text is written. */
export type JigsawDrawOptions = NumbersDrawOptions<JigsawBoard>

/**
 * A board, or a game with its marks, as SVG text. With `theme` the text stands alone as a file or an image. Throws a
 * RangeError in a plain sentence for what is no board or game, and for a theme, material or width that is none.
 */
export function drawJigsaw(subject: NumbersSubject<JigsawBoard>, options: JigsawDrawOptions = {}): string {
  return drawNumbers(LOOK, jigsawDrawing, subject, options)
}
