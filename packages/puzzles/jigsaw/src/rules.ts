import { columnRule, rowRule, type CommonRule, type RulesSpec } from '@kazu/numbers'
import { areSound, isRegionList, jigsawBoards, type JigsawBoard } from './board.js'

/** The rules about groups: no number twice in a row, column or region. */
export type JigsawGroup = 'row' | 'column' | 'region'

/** The rules of jigsaw: those about groups; a printed number stays, and each cell has a number. */
export type JigsawRule = JigsawGroup | CommonRule

/** The rules of jigsaw as its check reads them. */
export const jigsawRules: RulesSpec<JigsawBoard, JigsawGroup> = {
  ...jigsawBoards,
  grid: 'a grid with regions',
  formReason: ({ size, regions }) =>
    isRegionList(size as number, regions) && !areSound(size as number, regions)
      ? 'the regions do not divide the grid'
      : null,
  groupRules: [rowRule, columnRule, { rule: 'region', groupsOf: ({ regions }, cell) => [regions[cell] as number] }],
}
