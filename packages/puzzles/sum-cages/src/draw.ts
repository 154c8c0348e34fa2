import { drawNumbers, numbersDrawing } from '@kazu/numbers/draw'
import type { NumbersDrawOptions, NumbersDrawn, NumbersLook, NumbersSubject } from '@kazu/numbers/draw'
import type { Fault, View } from '@kazu/puzzle'
import { cageOutlines, cageSums } from '@kazu/svg'
import type { SvgNode } from '@kazu/svg'
import { boxOf, cellsOfCages, sumCagesBoards } from './board.js'
import type { SumCagesBoard } from './board.js'

interface DrawnCage {
  readonly cells: readonly number[]
  readonly sum: number
}

/** The cages that are drawn: all but a printed number by itself, whose sum it says already. */
function drawnCages(board: SumCagesBoard): DrawnCage[] {
  return cellsOfCages(board).flatMap((cells, cage) => {
    const sum = board.sums[cage] as number
    return cells.length === 1 && board.givens[cells[0] as number] === sum ? [] : [{ cells, sum }]
  })
}

/** The cages of which a rule is broken. */
function brokenCages(board: SumCagesBoard, faults: readonly Fault[] = []): DrawnCage[] {
  const broken = new Set(
    faults.flatMap(({ rule, cells }) =>
      (rule === 'cage' || rule === 'sum') && cells[0] !== undefined ? [board.cages[cells[0]]] : [],
    ),
  )
  return drawnCages(board).filter(({ cells }) => broken.has(board.cages[cells[0] as number]))
}

const LOOK: NumbersLook<SumCagesBoard> = {
  ...sumCagesBoards,
  framed: true,
  regions: ({ size, givens }) => givens.map((_given, cell) => boxOf(size, cell)),
  over: (board) => {
    const size = { width: board.size, height: board.size }
    return [cageOutlines('cages', size, drawnCages(board))]
  },
  above: (board) => [cageSums('cage sums', { width: board.size, height: board.size }, drawnCages(board))],
  shown: ({ board, faults }) => {
    const size = { width: board.size, height: board.size }
    const broken = brokenCages(board, faults)
    if (broken.length === 0) return []
    return [
      cageOutlines('broken cages', size, broken, 'kz-cage kz-cage-bad'),
      cageSums('broken cage sums', size, broken, 'kz-cage-sum kz-bad'),
    ]
  },
}

/** The drawing of a sum-cages board and its marks: a pure function of the view. */
export const sumCagesDrawing: <K extends NumbersDrawn<SumCagesBoard>>(view: View<K>) => SvgNode = numbersDrawing(LOOK)

/** How sum-cages is drawn as text: everything of a view but board and marks, and how the text is written. */
export type SumCagesDrawOptions = NumbersDrawOptions<SumCagesBoard>

/**
 * A board, or a game with its marks, as SVG text. With `theme` the text stands alone as a file or an image. Throws a
 * RangeError in a plain sentence for what is no board or game, and for a theme, material or width that is none.
 */
export function drawSumCages(subject: NumbersSubject<SumCagesBoard>, options: SumCagesDrawOptions = {}): string {
  return drawNumbers(LOOK, sumCagesDrawing, subject, options)
}
