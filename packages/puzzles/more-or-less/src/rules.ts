import { columnRule, rowRule, type CommonRule, type OtherRule, type RulesSpec } from '@kazu/numbers'
import { markedPairs, moreOrLessBoards, type MoreOrLessBoard } from './board.js'

/** The rules beside those that all kinds of numbers have: no number twice in a row or column, and every mark is true. */
export type MoreOrLessOwn = 'row' | 'column' | 'mark'

/** The rules of more-or-less: its own; a printed number stays, and each cell has a number. */
export type MoreOrLessRule = MoreOrLessOwn | CommonRule

/** That every mark between two numbers is true. */
const markRule: OtherRule<MoreOrLessBoard, 'mark'> = {
  faults: (board, values) =>
    markedPairs(board).flatMap(([less, more]) => {
      const [low, high] = [values[less] as number, values[more] as number]
      if (low === 0 || high === 0 || low < high) return []
      return [{ rule: 'mark', cells: less < more ? [less, more] : [more, less], details: { less, more } }]
    }),
  reason: () => 'a mark is not true',
}

/** The rules of more-or-less as its check reads them. */
export const moreOrLessRules: RulesSpec<MoreOrLessBoard, MoreOrLessOwn> = {
  ...moreOrLessBoards,
  grid: 'a grid with marks',
  groupRules: [rowRule, columnRule],
  otherRules: [markRule],
}
