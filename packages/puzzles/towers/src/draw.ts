import { drawNumbers, numbersDrawing } from '@kazu/numbers/draw'
import type { NumbersDrawOptions, NumbersDrawn, NumbersLook, NumbersSubject } from '@kazu/numbers/draw'
import type { Fault, View } from '@kazu/puzzle'
import { lessSigns } from '@kazu/svg'
import type { SvgNode } from '@kazu/svg'
import { markedPairs, towersBoards } from './board.js'
import type { TowersBoard } from './board.js'

const sizeOf = ({ size }: TowersBoard): { width: number; height: number } => ({ width: size, height: size })

/** The lesser and the greater cell of each mark that is not true. */
function brokenPairs(faults: readonly Fault[] = []): [less: number, more: number][] {
  return faults.flatMap(({ rule, details }): [number, number][] =>
    rule === 'mark' && details !== undefined ? [[Number(details['less']), Number(details['more'])]] : [],
  )
}

const LOOK: NumbersLook<TowersBoard> = {
  ...towersBoards,
  over: (board) => lessSigns('marks', sizeOf(board), markedPairs(board)),
  shown: ({ board, faults }) => lessSigns('false marks', sizeOf(board), brokenPairs(faults), 'kz-mark kz-mark-bad'),
}

/** The drawing of a towers board and its marks: a pure function of the view. */
export const towersDrawing: <K extends NumbersDrawn<TowersBoard>>(view: View<K>) => SvgNode =
  numbersDrawing(LOOK)

/** How towers is drawn as text: everything of a view but board and marks, and how the text is written. */
export type TowersDrawOptions = NumbersDrawOptions<TowersBoard>

/**
 * A board, or a game with its marks, as SVG text. With `theme` the text stands alone as a file or an image. Throws a
 * RangeError in a plain sentence for what is no board or game, and for a theme, material or width that is none.
 */
export function drawTowers(subject: NumbersSubject<TowersBoard>, options: TowersDrawOptions = {}): string {
  return drawNumbers(LOOK, towersDrawing, subject, options)
}
