import { countByFilling, type Count } from '@kazu/numbers'
import { NineSearch } from './nine.js'

const nine = new NineSearch()

/** Counts the answers of a grid of givens by the fastest search that there is for its size. */
export const countGivens: Count = (layout, givens, options) =>
  layout.size === 9 ? nine.count(givens, options) : countByFilling(layout, givens, options)
