import { columnRule, rowRule, type CommonRule, type OtherRule, type RulesSpec } from '@kazu/numbers'
import { towersBoards, type TowersBoard } from './board.js'
import { lineFrom, sideOfClue, towersSeen } from './lines.js'

/** The rules beside those that all kinds of numbers have: no number twice in a row or column, and every clue is true. */
export type TowersOwn = 'row' | 'column' | 'clue'

/** The rules of towers: its own; a printed number stays, and each cell has a number. */
export type TowersRule = TowersOwn | CommonRule

/**
 * That every clue is the number of towers that are seen from it. On an unfinished line it is broken where the numbers
 * from the edge to the first empty cell show too many already: what comes behind hides none of them.
 */
const clueRule: OtherRule<TowersBoard, 'clue'> = {
  faults: ({ size, clues }, values) =>
    clues.flatMap((clue, place) => {
      if (clue === 0) return []
      const cells = lineFrom(size, place)
      const numbers = cells.map((cell) => values[cell] as number)
      const empty = numbers.indexOf(0)
      const seen = towersSeen(empty < 0 ? numbers : numbers.slice(0, empty))
      if (empty < 0 ? seen === clue : seen <= clue) return []
      const { side, line } = sideOfClue(size, place)
      return [
        { rule: 'clue', cells: cells.sort((one, other) => one - other), details: { side, line: line + 1, clue, seen } },
      ]
    }),
  reason: (_board, { details = {} }) =>
    `the ${String(details['side'])} clue ${String(details['clue'])} sees ${String(details['seen'])}`,
}

/** The rules of towers as its check reads them. */
export const towersRules: RulesSpec<TowersBoard, TowersOwn> = {
  ...towersBoards,
  grid: 'a square with clues',
  groupRules: [rowRule, columnRule],
  otherRules: [clueRule],
}
