import { numbersModel, type NumbersModel, type StateCondition } from '@kazu/numbers'
import { sumCagesLayout, type SumCagesBoard } from './board.js'

/** So many digits a cell are spoken of by a sum. */
const DIGITS = 9

/** The sum of a cage, which holds no number twice. */
const stateSum: StateCondition = (model, { type, cells, details }, size, holds) => {
  const literals = cells.map((cell) =>
    Array.from({ length: DIGITS }, (_unused, at) => (at < size ? holds(cell, at + 1) : -1)),
  )
  model.distinctSum({ rule: type, cells }, literals, Number(details?.['sum']))
}

/** A board as constraints for a search that learns: apart from what makes and solves boards, so that it can prove hints. */
export function sumCagesModel(board: SumCagesBoard): NumbersModel {
  return numbersModel(sumCagesLayout(board), board.givens, stateSum)
}
