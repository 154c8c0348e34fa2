import { columnRule, rowRule, type CommonRule, type GroupRule, type RulesSpec } from '@kazu/numbers'
import { boxOf, diagonalBoards, type DiagonalBoard } from './board.js'

/** The rules about groups: no number twice in a row, column, box or long diagonal. */
export type DiagonalGroup = 'row' | 'column' | 'box' | 'diagonal'

/** The rules of diagonal: those about groups; a printed number stays, and each cell has a number. */
export type DiagonalRule = DiagonalGroup | CommonRule

/** The diagonals of a cell: the one from the top left is 0, the one from the top right 1; a middle cell has both. */
const diagonalRule: GroupRule<DiagonalBoard, 'diagonal'> = {
  rule: 'diagonal',
  groupsOf: ({ size }, cell) => {
    const [row, column] = [Math.floor(cell / size), cell % size]
    return [...(row === column ? [0] : []), ...(row + column === size - 1 ? [1] : [])]
  },
  reason: 'a diagonal repeats a number',
}

/** The rules of diagonal as its check reads them. */
export const diagonalRules: RulesSpec<DiagonalBoard, DiagonalGroup> = {
  ...diagonalBoards,
  grid: 'a grid',
  groupRules: [rowRule, columnRule, { rule: 'box', groupsOf: ({ size }, cell) => [boxOf(size, cell)] }, diagonalRule],
}
