import type { Size } from '@kazu/grid'
import { borderOf, growRegion } from '@kazu/loops'
import {
  CHAIN_LIMITS,
  isOfLevel,
  neverFalling,
  otherAnswers,
  requireLevel,
  requireOptions,
  requireSides,
  thinToLevel,
} from '@kazu/puzzle'
import type { Made, MakeOptions, Report } from '@kazu/puzzle'
import { randomBelow, requireSeed, seededRandom, shuffled } from '@kazu/random'
import type { Random } from '@kazu/random'
import { literalOf, Reasoner } from '@kazu/solver'
import type { Literal } from '@kazu/solver'
import { cornersOf } from './board.js'
import type { SlitherlinkAnswer, SlitherlinkBoard, SlitherlinkClue } from './board.js'
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
  const rising = neverFalling(report)
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const workshop = openWorkshop({ width, height }, random)
    if (workshop === null) continue
    const { reasoner, reasoning } = workshop
    if (!reasoner.begin([], reasoning.switches) || !reasoner.finished) continue
    const board = { width, height, clues: thin(workshop, level, rising) }
    if (isNeeded(workshop, board, level)) return { board, solution: workshop.loop, level, seed }
  }
  throw new RangeError(`No ${level} slitherlink of ${width}×${height} came out of the seed ${seed}.`)
}

/** Whether the numbers that are left need the chains of the level, looked at as closely as hints do. */
function isNeeded({ reasoner, reasoning }: Workshop, { clues }: SlitherlinkBoard, level: SlitherlinkLevel): boolean {
  reasoning.model.kernel.patient = false
  const given = clues.flatMap((clue, cell) => (clue === null ? [] : [reasoning.switches[cell] as Literal]))
  return isOfLevel(reasoner, CHAIN_LIMITS, level, given)
}

function requireMakeOptions(options: MakeOptions<SlitherlinkLevel>): void {
  requireOptions(options)
  requireSides(options, SLITHERLINK_MAKES)
  requireLevel(SLITHERLINK_LEVELS, options.level)
  requireSeed(options.seed)
}

/** The numbers of a loop that comes everywhere; null for one that leaves a part of the board empty. */
function drawLoop(size: Size, random: Random): Pick<Workshop, 'loop' | 'all'> | null {
  const corners = cornersOf(size)
  const region = growRegion(corners, 0.45 + randomBelow(20, random) / 100, 0.5 + randomBelow(50, random) / 100, random)
  const loop = borderOf(corners, region)
  const taken = new Set(loop)
  const all = Array.from({ length: size.width * size.height }, (_, cell) => sidesTaken(size, cell, taken))
  return comesEverywhere(size, all) ? { loop, all } : null
}

/** Whether each of up to three by three parts of a board has a line. */
function comesEverywhere({ width, height }: Size, all: readonly number[]): boolean {
  const parts = (side: number): number => Math.min(3, Math.max(1, Math.floor(side / 3)))
  const [across, down] = [parts(width), parts(height)]
  const partOf = (cell: number): number =>
    Math.floor((Math.floor(cell / width) * down) / height) * across + Math.floor(((cell % width) * across) / width)
  const touched = new Set(all.flatMap((count, cell) => (count > 0 ? [partOf(cell)] : [])))
  return touched.size === across * down
}

function openWorkshop(size: Size, random: Random): Workshop | null {
  const drawn = drawLoop(size, random)
  if (drawn === null) return null
  const reasoning = switchedModel(size, drawn.all)
  const reasoner = new Reasoner(reasoning.model, reasoning.sides, reasoning.ready)
  // What is overlooked by waiting only leaves a number standing.
  reasoning.model.kernel.patient = true
  return { size, random, ...drawn, reasoner, reasoning }
}

/** Takes numbers away as long as the level's chains reach the end. */
function thin(workshop: Workshop, level: SlitherlinkLevel, report?: Report): SlitherlinkClue[] {
  const { random, all, reasoner, reasoning } = workshop
  const switches = (cell: number): readonly Literal[] => [reasoning.switches[cell] as Literal]
  const order = shuffled([...all.keys()], random)
  const board = { reasoner, switches, hasOther: otherLoops(workshop, switches) }
  const printed = new Set(thinToLevel(board, order, CHAIN_LIMITS[level], report))
  return all.map((clue, cell) => (printed.has(cell) ? clue : null))
}

/** Tells whether the numbers of some cells allow another loop than the one that gave them. */
function otherLoops(
  { size, all, loop }: Workshop,
  switches: (cell: number) => readonly Literal[],
): (printed: readonly number[]) => boolean {
  const { model, sides } = switchedModel(size, all)
  model.kernel.addClause(loop.map((side) => literalOf(side, false)))
  return otherAnswers({
    kernel: model.kernel,
    subjects: sides,
    switches,
    missed: (answer) => {
      const taken = new Set(answer)
      return new Set(all.flatMap((clue, cell) => (sidesTaken(size, cell, taken) === clue ? [] : [cell])))
    },
  })
}
