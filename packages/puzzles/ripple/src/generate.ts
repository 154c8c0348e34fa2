import { neverFalling, otherAnswers, requireLevel, requireOptions, requireSides, thinToLevel } from '@kazu/puzzle'
import type { Made, MakeOptions, Report } from '@kazu/puzzle'
import { requireSeed, seededRandom, shuffled } from '@kazu/random'
import type { Random } from '@kazu/random'
import { literalOf, Reasoner } from '@kazu/solver'
import type { RippleAnswer, RippleBoard } from './board.js'
import { growRooms } from './grow.js'
import type { Grown } from './grow.js'
import { isWithin, LEVEL_LIMITS } from './hint.js'
import { RIPPLE_LEVELS } from './kind.js'
import type { RippleLevel } from './kind.js'
import { rippleModel } from './logic.js'

/** The least and the greatest width and height of a board that is made. */
export const RIPPLE_MAKES = { least: 4, most: 18 } as const

/** Drafts that are drawn before a seed is given up; the worst of thousands of seeds needed a small part of them. */
const MOST_DRAFTS = 3000

/**
 * Makes a board with exactly one answer at a level: grows rooms filled with numbers, prints them all, and takes numbers
 * away as long as the level's reasons still reach the end. The same options give the same board for ever. Throws a
 * RangeError, at once, for a size, level or seed that there is not and for options that are none.
 */
export function generateRipple(
  options: MakeOptions<RippleLevel>,
  report?: Report,
): Made<RippleBoard, RippleAnswer, RippleLevel> {
  requireMakeOptions(options)
  const { width, height, level, seed } = options
  const random = seededRandom(seed)
  const rising = neverFalling(report)
  for (let attempt = 0; attempt < MOST_DRAFTS; attempt++) {
    const grown = growRooms({ width, height }, random)
    if (grown === null) continue
    const board = thinned(grown, level, random, rising)
    if (isOfLevel(board, level)) return { board, solution: grown.answer, level, seed }
  }
  throw new RangeError(`No ${level} ripple of ${width}×${height} came out of the seed ${seed}.`)
}

function requireMakeOptions(options: MakeOptions<RippleLevel>): void {
  requireOptions(options)
  requireSides(options, RIPPLE_MAKES)
  requireLevel(RIPPLE_LEVELS, options.level)
  requireSeed(options.seed)
}

/** The board with as few givens as the level's reasons can do with. */
function thinned({ board, answer }: Grown, level: RippleLevel, random: Random, report?: Report): RippleBoard {
  const { model, subjects, ready, literal } = rippleModel(board)
  const switches = (cell: number): readonly number[] => [literal(cell, answer[cell] as number)]
  const other = rippleModel(board)
  other.model.kernel.addClause(answer.map((value, cell) => other.literal(cell, value) ^ 1))
  const right = new Set(answer.map((value, cell) => other.literal(cell, value)))
  const kept = thinToLevel(
    {
      reasoner: new Reasoner(model, subjects, ready, 'constraints'),
      switches,
      hasOther: otherAnswers({
        kernel: other.model.kernel,
        subjects: other.subjects,
        switches,
        missed: (held) =>
          new Set(
            held.filter((subject) => !right.has(literalOf(subject))).map((subject) => other.spoken(subject).cell),
          ),
      }),
    },
    shuffled([...answer.keys()], random),
    LEVEL_LIMITS[level],
    report,
  )
  const printed = new Set(kept)
  return { ...board, givens: answer.map((value, cell) => (printed.has(cell) ? value : 0)) }
}

/** Whether a board that a level's chains settle needs them: those of the level before do not. */
function isOfLevel(board: RippleBoard, level: RippleLevel): boolean {
  const before = RIPPLE_LEVELS[RIPPLE_LEVELS.indexOf(level) - 1]
  return before === undefined || !isWithin(board, before)
}
