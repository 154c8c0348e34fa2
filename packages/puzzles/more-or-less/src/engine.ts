import { countByBoth, numbersEngine, type NumbersSpec } from '@kazu/numbers'
import type { MoreOrLessBoard } from './board.js'
import { moreOrLessCodes } from './codes.js'
import { moreOrLessMaking } from './generate.js'
import type { MoreOrLessEngine } from './kind.js'
import { moreOrLessRules, type MoreOrLessOwn } from './rules.js'
import { findMarks } from './technique.js'

/** All that is special to more-or-less. */
export const moreOrLessSpec: NumbersSpec<MoreOrLessBoard, MoreOrLessOwn> = {
  ...moreOrLessRules,
  ...moreOrLessCodes,
  ...moreOrLessMaking,
  count: countByBoth,
  own: [findMarks],
}

/** The pure half of more-or-less as one object. */
export const moreOrLessEngine: MoreOrLessEngine = numbersEngine<MoreOrLessBoard, MoreOrLessOwn, 'marks'>(moreOrLessSpec)
