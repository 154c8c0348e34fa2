import type { Size } from '@kazu/grid'
import { borderOf, changeSide, growRegion, mayChange, squaresOfLink } from '@kazu/loops'
import type { Region } from '@kazu/loops'
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
import { pick, randomBelow, requireSeed, seededRandom, shuffled } from '@kazu/random'
import type { Random } from '@kazu/random'
import { literalOf, Reasoner } from '@kazu/solver'
import type { Literal } from '@kazu/solver'
import type { MasyuAnswer, MasyuBoard, Pearl } from './board.js'
import { pearlsOn } from './pearls.js'
import { MASYU_LEVELS } from './kind.js'
import type { MasyuLevel } from './kind.js'
import { switchedModel } from './logic.js'
import type { MasyuModel, PearlSwitch } from './logic.js'
import { checkMasyuRules } from './rules.js'
import type { MasyuRule } from './rules.js'

/** The least and the greatest width and height of a board that is made. */
export const MASYU_MAKES = { least: 5, most: 25 } as const

/** Loops that are drawn before a seed is given up; the worst of thousands of seeds needed a small part of them. */
const MOST_ATTEMPTS = 1000

/** Orders in which the pearls of one loop are tried before another loop is drawn. */
const ORDERS = 2

/** What makes boards of one size: one model, its pearls switched on and off. */
interface Workshop {
  readonly size: Size
  readonly level: MasyuLevel
  readonly random: Random
  readonly reasoning: MasyuModel
  readonly reasoner: Reasoner<MasyuRule>
}

/** A loop and the pearls that stand on it. */
interface Draft {
  readonly loop: readonly number[]
  readonly pearls: readonly Pearl[]
}

/**
 * Makes a board with exactly one answer at a level: grows a loop, bends it where its pearls leave it open, and then
 * takes pearls away as long as the ladder of hints still reaches the end at that level. The same options give the same
 * board for ever. Throws a RangeError, at once, for a size, level or seed that there is not and for options that are none.
 */
export function generateMasyu(
  options: MakeOptions<MasyuLevel>,
  report?: Report,
): Made<MasyuBoard, MasyuAnswer, MasyuLevel> {
  requireMakeOptions(options)
  const { width, height, level, seed } = options
  const size = { width, height }
  const reasoning = switchedModel(size)
  const reasoner = new Reasoner(reasoning.model, reasoning.links, reasoning.ready)
  const workshop = { size, level, random: seededRandom(seed), reasoning, reasoner }
  const rising = neverFalling(report)
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const draft = drawLoop(workshop)
    if (draft === null) continue
    const hasOther = otherLoops(workshop, draft)
    for (let order = 0; order < ORDERS; order++) {
      const board = { width, height, pearls: thin(workshop, draft, hasOther, rising) }
      if (isNeeded(workshop, board)) return { board, solution: draft.loop, level, seed }
    }
  }
  throw new RangeError(`No ${level} masyu of ${width}×${height} came out of the seed ${seed}.`)
}

/** Whether the pearls that are left need the chains of the level. */
function isNeeded({ reasoner, reasoning, level }: Workshop, { pearls }: MasyuBoard): boolean {
  const given = pearls.flatMap((pearl, cell) => (pearl === 0 ? [] : switchesAt(reasoning, pearls, cell)))
  return isOfLevel(reasoner, CHAIN_LIMITS, level, given)
}

function requireMakeOptions(options: MakeOptions<MasyuLevel>): void {
  requireOptions(options)
  requireSides(options, MASYU_MAKES)
  requireLevel(MASYU_LEVELS, options.level)
  requireSeed(options.seed)
}

/** A loop on which all its pearls leave nothing open to single rules; null when bending did not get there. */
function drawLoop(workshop: Workshop): Draft | null {
  const { size, random } = workshop
  const region = growRegion(size, 0.45 + randomBelow(20, random) / 100, 0.5 + randomBelow(50, random) / 100, random)
  let best = look(workshop, region)
  const tries = 12 * size.width * size.height
  for (let at = 0; at < tries && best.open.length > 0; at++) {
    const square = squareNear(workshop, best.open)
    if (square === -1 || !mayChange(region, square)) continue
    changeSide(region, square)
    const next = look(workshop, region)
    if (next.open.length <= best.open.length) best = next
    else changeSide(region, square)
  }
  return best.open.length === 0 ? best : null
}

/** What single rules leave open when a region's border has all its pearls. */
function look({ size, reasoning, reasoner }: Workshop, region: Region): Draft & { readonly open: readonly number[] } {
  const loop = borderOf(size, region)
  const pearls = pearlsOn(size, loop)
  reasoner.begin(
    [],
    pearls.flatMap((pearl, cell) => (pearl === 0 ? [] : switchesAt(reasoning, pearls, cell))),
  )
  return { loop, pearls, open: reasoner.open }
}

/** A square beside an open link, or one step on. */
function squareNear({ size, random }: Workshop, open: readonly number[]): number {
  const squares = squaresOfLink(size, pick(open, random)).filter((square) => square !== -1)
  const square = pick(squares, random)
  const step = pick([0, 0, 1, -1, size.width - 1, 1 - size.width], random)
  const near = square + step
  return near >= 0 && near < (size.width - 1) * (size.height - 1) ? near : square
}

/** Takes pearls away as long as the level's chains reach the end. */
function thin(
  workshop: Workshop,
  draft: Draft,
  hasOther: (printed: readonly number[]) => boolean,
  report?: Report,
): Pearl[] {
  const { random, level, reasoner, reasoning } = workshop
  const pearled = draft.pearls.flatMap((pearl, cell) => (pearl === 0 ? [] : [cell]))
  const switches = (cell: number): readonly Literal[] => switchesAt(reasoning, draft.pearls, cell)
  const board = { reasoner, switches, hasOther }
  const kept = new Set(thinToLevel(board, shuffled(pearled, random), CHAIN_LIMITS[level], report))
  return draft.pearls.map((pearl, cell) => (kept.has(cell) ? pearl : 0))
}

/** The literals that switch the pearl of a cell on. */
function switchesAt({ switches }: MasyuModel, pearls: readonly Pearl[], cell: number): Literal[] {
  const { pearl, white, black } = switches[cell] as PearlSwitch
  return [pearl, pearls[cell] === 1 ? white : black]
}

/** Tells whether some pearls allow another loop than the one on which they stand. */
function otherLoops({ size }: Workshop, { loop, pearls }: Draft): (printed: readonly number[]) => boolean {
  const searching = switchedModel(size, pearls)
  searching.model.kernel.addClause(loop.map((link) => literalOf(link, false)))
  return otherAnswers({
    kernel: searching.model.kernel,
    subjects: searching.links,
    switches: (cell) => switchesAt(searching, pearls, cell),
    missed: (answer) => {
      const verdict = checkMasyuRules({ ...size, pearls }, answer)
      return new Set(verdict.ok ? [] : verdict.faults.flatMap(({ cells }) => cells))
    },
  })
}
