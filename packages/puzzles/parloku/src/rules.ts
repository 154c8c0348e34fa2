import { columnRule, rowRule, type CommonRule, type OtherRule, type RulesSpec } from '@kazu/numbers'
import { SIDE } from './board.js'
import { parlokuGrids, type ParlokuGrid } from './grid.js'
import { canWalk, traceValues } from './walks.js'

/** The rules of parloku beside those that all kinds of numbers have. */
export type ParlokuOwn = 'row' | 'column' | 'box' | 'word'

/** The rules of parloku: no letter twice in a row, column or box, every word can be walked; a printed letter stays. */
export type ParlokuRule = ParlokuOwn | CommonRule

/** The box of a cell, two rows by three columns, in reading order. */
export function boxOf(cell: number): number {
  return 2 * Math.floor(cell / (2 * SIDE)) + Math.floor((cell % SIDE) / 3)
}

/** That a word can be walked. On an unfinished board it is broken once no filling of the empty cells could spell it. */
const wordRule: OtherRule<ParlokuGrid, 'word'> = {
  faults: ({ words }, values) =>
    words.flatMap((word, at) => {
      if (canWalk(values, word, true)) return []
      const spelled = traceValues(values, word, { revisit: true })
      const cells = [...new Set([word.start, ...spelled])].sort((first, second) => first - second)
      return [{ rule: 'word', cells, details: { word: word.word, number: at + 1, start: word.start } }]
    }),
  reason: (_grid, { details = {} }) => `the word ${String(details['word'])} cannot be walked`,
}

/** The rules of parloku as its check reads them. */
export const parlokuRules: RulesSpec<ParlokuGrid, ParlokuOwn> = {
  ...parlokuGrids,
  grid: 'a board of letters',
  groupRules: [
    { ...rowRule, reason: 'a row repeats a letter' },
    { ...columnRule, reason: 'a column repeats a letter' },
    { rule: 'box', groupsOf: (_grid, cell) => [boxOf(cell)], reason: 'a box repeats a letter' },
  ],
  otherRules: [wordRule],
}
