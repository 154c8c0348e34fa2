import { columnRule, rowRule, type CommonRule, type RulesSpec } from '@kazu/numbers'
import { boxOf, numberPlaceBoards, type NumberPlaceBoard } from './board.js'

/** The rules about groups: no number twice in a row, column or box. */
export type NumberPlaceGroup = 'row' | 'column' | 'box'

/** The rules of number-place: those about groups; a printed number stays, and each cell has a number. */
export type NumberPlaceRule = NumberPlaceGroup | CommonRule

/** The rules of number-place as its check reads them. */
export const numberPlaceRules: RulesSpec<NumberPlaceBoard, NumberPlaceGroup> = {
  ...numberPlaceBoards,
  grid: 'a grid',
  groupRules: [rowRule, columnRule, { rule: 'box', groupsOf: ({ size }, cell) => [boxOf(size, cell)] }],
}
