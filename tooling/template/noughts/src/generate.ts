import type { Size } from '@kazu/grid'
import { requireLevel, requireOptions, requireSides } from '@kazu/puzzle'
import type { Made, MakeOptions, Report } from '@kazu/puzzle'
import { requireSeed, seededRandom, shuffled } from '@kazu/random'
import type { Random } from '@kazu/random'
import { countAnswers } from '@kazu/solver'
import type { NoughtsAnswer, NoughtsBoard } from './board.js'
import { climbFrom, gradeNoughts, LEVEL_LIMITS } from './hint.js'
import { NOUGHTS_LEVELS } from './kind.js'
import type { NoughtsLevel } from './kind.js'
import { emptyModel } from './logic.js'

/** The sides of the boards that are made: squares. */
export const NOUGHTS_MAKES: readonly number[] = [6, 8, 10]

/**
 * Makes a board with exactly one answer at a level: fills a board at random and takes values away as long as the
 * ladder of hints still reaches the end, which proves the answer to be the only one. The same options give the same
 * board for ever. Throws a RangeError, at once, for a size, level or seed that there is not and for options that are none.
 */
export function generateNoughts(
  options: MakeOptions<NoughtsLevel>,
  report?: Report,
): Made<NoughtsBoard, NoughtsAnswer, NoughtsLevel> {
  requireMakeOptions(options)
  const { width, height, level, seed } = options
  const random = seededRandom(seed)
  for (;;) {
    report?.(0)
    const solution = fill({ width, height }, random)
    const board = thin({ width, height, givens: solution }, level, random, report)
    if (gradeNoughts(board).level === level) return { board, solution, level, seed }
  }
}

function requireMakeOptions(options: MakeOptions<NoughtsLevel>): void {
  requireOptions(options)
  requireSides(options, { least: Math.min(...NOUGHTS_MAKES), most: Math.max(...NOUGHTS_MAKES) })
  const { width, height, level, seed } = options
  if (width !== height || !NOUGHTS_MAKES.includes(width)) {
    throw new RangeError(`Boards are made as squares of ${NOUGHTS_MAKES.join(', ')}, not ${width}×${height}.`)
  }
  requireLevel(NOUGHTS_LEVELS, level)
  requireSeed(seed)
}

/** A full board that keeps the rules: the first one that a search finds when chance says which value to try first. */
function fill(size: Size, random: Random): NoughtsAnswer {
  const { model } = emptyModel(size, () => random() < 0.5)
  const subjects = Array.from({ length: size.width * size.height }, (_, cell) => cell)
  const [answer = []] = countAnswers(model, { subjects, limit: 1 }).answers
  return answer.map((holds) => (holds ? 2 : 1))
}

function thin(board: NoughtsBoard, level: NoughtsLevel, random: Random, report?: Report): NoughtsBoard {
  const order = shuffled(
    board.givens.map((_, cell) => cell),
    random,
  )
  return order.reduce((full, cell, at) => {
    report?.(at / order.length)
    const less = { ...full, givens: full.givens.map((value, other) => (other === cell ? 0 : value)) }
    return climbFrom(less, LEVEL_LIMITS[level]).finished ? less : full
  }, board)
}
