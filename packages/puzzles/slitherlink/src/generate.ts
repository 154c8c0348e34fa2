import type { Size } from '@kazu/grid'
import { borderOf, growRegion } from '@kazu/loops'
import { CHAIN_LIMITS, requireLevel, requireOptions, requireSides, thinClues } from '@kazu/puzzle'
import type { Made, MakeOptions, Report } from '@kazu/puzzle'
import { randomBelow, requireSeed, seededRandom, shuffled } from '@kazu/random'
import type { Random } from '@kazu/random'
import { literalOf, Reasoner } from '@kazu/solver'
import type { Literal } from '@kazu/solver'
import { cornersOf } from './board.js'
import type { SlitherlinkAnswer, SlitherlinkBoard, SlitherlinkClue } from './board.js'
import { gradeSlitherlink } from './hint.js'
import { SLITHERLINK_LEVELS } from './kind.js'
import type { SlitherlinkLevel } from './kind.js'
import { switchedModel } from './logic.js'
import type { SlitherlinkModel } from './logic.js'
import { sidesTaken } from './rules.js'
import type { SlitherlinkRule } from './rules.js'

/** The least and the greatest width and height of a board that is made. */
export const SLITHERLINK_MAKES = { least: 4, most: 25 } as const

/** Loops that are drawn before a seed is given up; the worst of thousands of seeds needed a small part of them. */
const MOST_ATTEMPTS = 1000

/** A loop, the clues that it gives, and the models in which each clue has a switch. */
interface Workshop {
  readonly size: Size
  readonly random: Random
  readonly loop: readonly number[]
  readonly all: readonly number[]
  readonly reasoner: Reasoner<SlitherlinkRule>
  readonly reasoning: SlitherlinkModel
}

/**
 * Makes a board with exactly one answer at a level: grows a loop, prints every number, and takes numbers away as long
 * as the ladder of hints still reaches the end at that level. The same options give the same board for ever. Throws a
 * RangeError, at once, for a size, level or seed that there is not and for options that are none.
 */
export function generateSlitherlink(
  options: MakeOptions<SlitherlinkLevel>,
  report?: Report,
): Made<SlitherlinkBoard, SlitherlinkAnswer, SlitherlinkLevel> {
  requireMakeOptions(options)
  const { width, height, level, seed } = options
  const random = seededRandom(seed)
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const workshop = openWorkshop({ width, height }, random)
    const { reasoner, all } = workshop
    if (!reasoner.begin([], switchesOf(workshop, [...all.keys()])) || !reasoner.finished) continue
    const board = { width, height, clues: thin(workshop, level, report) }
    if (gradeSlitherlink(board).level === level) return { board, solution: workshop.loop, level, seed }
  }
  throw new RangeError(`No ${level} slitherlink of ${width}×${height} came out of the seed ${seed}.`)
}

function requireMakeOptions(options: MakeOptions<SlitherlinkLevel>): void {
  requireOptions(options)
  requireSides(options, SLITHERLINK_MAKES)
  requireLevel(SLITHERLINK_LEVELS, options.level)
  requireSeed(options.seed)
}

function openWorkshop(size: Size, random: Random): Workshop {
  const corners = cornersOf(size)
  const region = growRegion(corners, 0.45 + randomBelow(20, random) / 100, 0.5 + randomBelow(50, random) / 100, random)
  const loop = borderOf(corners, region)
  const taken = new Set(loop)
  const all = Array.from({ length: size.width * size.height }, (_, cell) => sidesTaken(size, cell, taken))
  const reasoning = switchedModel(size, all)
  const reasoner = new Reasoner(reasoning.model, reasoning.sides, reasoning.ready)
  // What is overlooked by waiting only leaves a number standing.
  reasoning.model.kernel.patient = true
  return { size, random, loop, all, reasoner, reasoning }
}

/** The literals that switch the numbers of some cells on. */
function switchesOf({ reasoning }: Workshop, cells: readonly number[]): Literal[] {
  return cells.map((cell) => reasoning.switches[cell] as Literal)
}

/** Takes numbers away, first while single rules reach the end, then while the level's chains do. */
function thin(workshop: Workshop, level: SlitherlinkLevel, report?: Report): SlitherlinkClue[] {
  const { random, all } = workshop
  const order = shuffled(
    all.map((_, cell) => cell),
    random,
  )
  const share = level === 'easy' ? 1 : 0.3
  const first = thinned(workshop, order, byRules(workshop), (done) => report?.(done * share))
  const kept =
    level === 'easy'
      ? first
      : thinned(workshop, first, byChains(workshop, level), (done) => report?.(share + done * (1 - share)))
  const printed = new Set(kept)
  return all.map((clue, cell) => (printed.has(cell) ? clue : null))
}

/** Whether the numbers that are switched on in the reasoner are enough, being those of some cells. */
type IsEnough = (printed: readonly number[], missing: number) => boolean

function thinned(workshop: Workshop, order: readonly number[], isEnough: IsEnough, report: Report): number[] {
  const { reasoner } = workshop
  const printed: number[][] = []
  reasoner.begin([])
  const kept = thinClues(
    order.length,
    {
      print: (clues) => {
        const cells = clues.map((clue) => order[clue] as number)
        printed.push(cells)
        reasoner.push(switchesOf(workshop, cells))
      },
      unprint: () => {
        printed.pop()
        reasoner.pop()
      },
      isEnough: (missing) => isEnough(printed.flat(), missing),
    },
    report,
  )
  return kept.map((clue) => order[clue] as number)
}

function byRules({ reasoner }: Workshop): IsEnough {
  return () => reasoner.finished
}

/**
 * Chains reach the end only where there is no other loop, and one is found much sooner than the chains would give up.
 * What was refuted with nearly the same numbers is tried first.
 */
function byChains(workshop: Workshop, level: SlitherlinkLevel): IsEnough {
  const { reasoner } = workshop
  const { longest } = CHAIN_LIMITS[level]
  const hasOther = searchOfOthers(workshop)
  const recipe = new Set<Literal>()
  return (printed, missing) => {
    if (reasoner.finished) return true
    if (missing > 1) {
      reasoner.sweep({ longest, rounds: 0 }, [...recipe])
      return reasoner.finished
    }
    if (hasOther(printed)) return false
    const { refuted } = reasoner.sweep({ longest }, [...recipe])
    for (const suppose of refuted) recipe.add(suppose)
    return reasoner.finished
  }
}

/** Tells whether the numbers of some cells allow another loop than the one that gave them. Loops found are kept. */
function searchOfOthers({ size, all, loop }: Workshop): (printed: readonly number[]) => boolean {
  const { model, sides, switches } = switchedModel(size, all)
  const { kernel } = model
  kernel.addClause(loop.map((side) => literalOf(side, false)))
  /** For each loop that was found the cells whose numbers it does not have. */
  const others: ReadonlySet<number>[] = []
  return (printed) => {
    if (others.some((missed) => !printed.some((cell) => missed.has(cell)))) return true
    const on = printed.map((cell) => switches[cell] as Literal)
    const found = kernel.search(on, kernel.work + 20_000_000)
    if (found === 'found') {
      const taken = new Set(sides.filter((side) => kernel.values[literalOf(side)] === 1))
      others.push(new Set(all.flatMap((clue, cell) => (sidesTaken(size, cell, taken) === clue ? [] : [cell]))))
    }
    return found !== 'none'
  }
}
