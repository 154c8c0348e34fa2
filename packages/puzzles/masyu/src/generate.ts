import type { Size } from '@kazu/grid'
import { borderOf, changeSide, growRegion, mayChange, squaresOfLink } from '@kazu/loops'
import type { Region } from '@kazu/loops'
import { climbWhole, requireLevel, requireOptions, requireSides } from '@kazu/puzzle'
import type { Made, MakeOptions, Report } from '@kazu/puzzle'
import { pick, randomBelow, requireSeed, seededRandom, shuffled } from '@kazu/random'
import type { Random } from '@kazu/random'
import { literalOf, Reasoner } from '@kazu/solver'
import type { Literal } from '@kazu/solver'
import type { MasyuAnswer, MasyuBoard, Pearl } from './board.js'
import { pearlsOn } from './pearls.js'
import { gradeMasyu, LEVEL_LIMITS } from './hint.js'
import { MASYU_LEVELS } from './kind.js'
import type { MasyuLevel } from './kind.js'
import { switchedModel } from './logic.js'
import type { MasyuModel } from './logic.js'
import type { MasyuRule } from './rules.js'

/** The least and the greatest width and height of a board that is made. */
export const MASYU_MAKES = { least: 5, most: 25 } as const

/** Loops that are drawn before a seed is given up; the worst of thousands of seeds needed a small part of them. */
const MOST_ATTEMPTS = 1000

/** What makes boards of one size: one model, its pearls switched on and off. */
interface Workshop {
  readonly size: Size
  readonly level: MasyuLevel
  readonly random: Random
  readonly reasoning: MasyuModel
  readonly reasoner: Reasoner<MasyuRule>
  readonly searching: MasyuModel
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
  const workshop = { size, level, random: seededRandom(seed), reasoning, reasoner, searching: switchedModel(size) }
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const draft = drawLoop(workshop)
    if (draft === null) continue
    const pearls = thin(workshop, draft, report)
    const board = { width, height, pearls }
    if (gradeMasyu(board).level === level) return { board, solution: draft.loop, level, seed }
  }
  throw new RangeError(`No ${level} masyu of ${width}×${height} came out of the seed ${seed}.`)
}

function requireMakeOptions(options: MakeOptions<MasyuLevel>): void {
  requireOptions(options)
  requireSides(options, MASYU_MAKES)
  requireLevel(MASYU_LEVELS, options.level)
  requireSeed(options.seed)
}

/** The literals that switch exactly these pearls on. */
function switchesOf({ switches }: MasyuModel, pearls: readonly Pearl[]): Literal[] {
  return switches.flatMap(({ pearl, white, black }, cell) => {
    const colour = pearls[cell]
    const set = (literal: Literal, on: boolean): Literal => (on ? literal : literal ^ 1)
    return [set(pearl, colour !== 0), set(white, colour === 1), set(black, colour === 2)]
  })
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
  reasoner.begin([], switchesOf(reasoning, pearls))
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

/** Takes pearls away, first while single rules reach the end, then while the level's chains do. */
function thin(workshop: Workshop, draft: Draft, report?: Report): Pearl[] {
  const { random, level } = workshop
  const pearls = [...draft.pearls]
  const order = shuffled(
    pearls.flatMap((pearl, cell) => (pearl === 0 ? [] : [cell])),
    random,
  )
  const limits = level === 'easy' ? [LEVEL_LIMITS.easy] : [LEVEL_LIMITS.easy, LEVEL_LIMITS[level]]
  const guard = guardAgainst(workshop.searching, draft.loop)
  limits.forEach((limit, phase) => {
    order.forEach((cell, at) => {
      const pearl = pearls[cell] as Pearl
      if (pearl === 0) return
      pearls[cell] = 0
      const solved = phase === 0 ? followsAtOnce(workshop, pearls) : isReached(workshop, pearls, limit, guard)
      if (!solved) pearls[cell] = pearl
      report?.((phase + at / order.length) / limits.length)
    })
  })
  return pearls
}

function followsAtOnce({ reasoning, reasoner }: Workshop, pearls: readonly Pearl[]): boolean {
  return reasoner.begin([], switchesOf(reasoning, pearls)) && reasoner.finished
}

/** A literal under which the searching model must find another loop than this one. */
function guardAgainst({ model }: MasyuModel, loop: readonly number[]): Literal {
  const guard = literalOf(model.variable())
  model.kernel.backtrack(0)
  model.kernel.addClause([guard ^ 1, ...loop.map((link) => literalOf(link, false))])
  return guard
}

function isReached(
  workshop: Workshop,
  pearls: readonly Pearl[],
  limit: (typeof LEVEL_LIMITS)[MasyuLevel],
  guard: Literal,
): boolean {
  const { reasoner, reasoning, searching } = workshop
  // Another answer is found much sooner than the ladder would give up.
  const other = searching.model.kernel.search(
    [guard, ...switchesOf(searching, pearls)],
    searching.model.kernel.work + 20_000_000,
  )
  if (other !== 'none') return false
  return climbWhole(reasoner, { ...limit, enough: limit.longest }, switchesOf(reasoning, pearls)).finished
}
