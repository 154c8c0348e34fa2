import { cellCount } from '@kazu/grid'
import { requireLevel, requireOptions, requireSides } from '@kazu/puzzle'
import type { Made, MakeOptions, Report } from '@kazu/puzzle'
import { pick, randomBelow, requireSeed, seededRandom } from '@kazu/random'
import type { NurikabeAnswer, NurikabeBoard } from './board.js'
import { drawDraft, flooded, groundsOf, moved, raised } from './grow.js'
import type { Draft, Grounds } from './grow.js'
import { isWithin, outlook } from './hint.js'
import type { Outlook } from './hint.js'
import { NURIKABE_LEVELS } from './kind.js'
import type { NurikabeLevel } from './kind.js'

/** The least and the greatest width and height of a board that is made. */
export const NURIKABE_MAKES = { least: 5, most: 20 } as const

/** Drafts that are drawn before a seed is given up; the worst of thousands of seeds needed a small part of them. */
const MOST_DRAFTS = 400

/** How often a draft that came out too easy is shaken and settled again before another one is drawn. */
const MOST_SHAKES = 12

/** What is open of a draft, in percent of its cells, when a level's chains take over from single rules. */
const HANDOVER: Readonly<Record<NurikabeLevel, number>> = { easy: 0, medium: 15, hard: 30, expert: 45 }

/**
 * Makes a board with exactly one answer at a level: draws islands in a sea, and where their clues leave cells open to the
 * level's reasons changes the islands there. The same options give the same board for ever. Throws a RangeError, at once,
 * for a size, level or seed that there is not and for options that are none.
 */
export function generateNurikabe(
  options: MakeOptions<NurikabeLevel>,
  report?: Report,
): Made<NurikabeBoard, NurikabeAnswer, NurikabeLevel> {
  requireMakeOptions(options)
  const { width, height, level, seed } = options
  const random = seededRandom(seed)
  const rising = neverFalling(report)
  for (let attempt = 0; attempt < MOST_DRAFTS; attempt++) {
    const grounds = groundsOf({ width, height }, random)
    let draft: Draft | null = drawDraft(grounds)
    for (let shakes = 0; shakes <= MOST_SHAKES && draft !== null; shakes++) {
      draft = settled(grounds, draft, level, rising)
      if (draft === null) break
      const board = boardOf(grounds, draft)
      if (needs(board, level)) return { board, solution: seaOf(draft), level, seed }
      draft = shaken(grounds, draft)
    }
  }
  throw new RangeError(`No ${level} nurikabe of ${width}×${height} came out of the seed ${seed}.`)
}

function requireMakeOptions(options: MakeOptions<NurikabeLevel>): void {
  requireOptions(options)
  requireSides(options, NURIKABE_MAKES)
  requireLevel(NURIKABE_LEVELS, options.level)
  requireSeed(options.seed)
}

/** A report that keeps its height when a draft comes to nothing and the next one begins. */
function neverFalling(report: Report | undefined): Report {
  let most = 0
  return (done) => {
    if (done <= most) return
    most = done
    report?.(done)
  }
}

function boardOf({ size }: Grounds, { islandOf }: Draft): NurikabeBoard {
  const clues = islandOf.map((island, cell) => (island?.clue === cell ? island.cells.length : null))
  return { width: size.width, height: size.height, clues }
}

function seaOf({ islandOf }: Draft): number[] {
  return islandOf.flatMap((island, cell) => (island === null ? [cell] : []))
}

/**
 * Changes a draft where its clues leave something open, and keeps what does not widen that. First single rules alone are
 * asked; when little enough is open, the chains of the level. null when that did not get to the end.
 */
function settled(grounds: Grounds, first: Draft, level: NurikabeLevel, report: Report): Draft | null {
  const count = cellCount(grounds.size)
  const few = Math.floor((count * HANDOVER[level]) / 100)
  let best = { draft: first, ...outlook(boardOf(grounds, first), 'easy') }
  let asked: NurikabeLevel = 'easy'
  for (let tries = 2 * count + 60; tries > 0; tries--) {
    if (asked !== level && best.open.length <= few) {
      asked = level
      best = { draft: best.draft, ...outlook(boardOf(grounds, best.draft), level) }
    }
    if (best.open.length === 0) return best.draft
    const draft = changed(grounds, best.draft, best.open)
    if (draft === null) continue
    const found: Outlook = outlook(boardOf(grounds, draft), asked, best.refuted)
    if (found.open.length <= best.open.length) best = { draft, ...found }
    report(1 - best.open.length / count)
  }
  return null
}

/** A draft that differs in a few places from one that is settled: that is quicker than another one from nothing. */
function shaken(grounds: Grounds, draft: Draft): Draft {
  const everywhere = draft.islandOf.map((_, cell) => cell)
  let next = draft
  for (let changes = 0; changes < 4;) {
    const one = changed(grounds, next, everywhere)
    if (one === null) continue
    next = one
    changes++
  }
  return next
}

/** A draft that differs at or beside an open cell; null where the change that was tried breaks a rule. */
function changed(grounds: Grounds, draft: Draft, open: readonly number[]): Draft | null {
  const { random, beside } = grounds
  const start = pick(open, random)
  const cell = randomBelow(2, random) === 0 ? start : pick(beside[start] as readonly number[], random)
  const next = tried(grounds, draft, cell)
  return next !== null && growsPlain(grounds, draft, next) ? null : next
}

function tried(grounds: Grounds, draft: Draft, cell: number): Draft | null {
  if (draft.islandOf[cell] === null) return raised(grounds, draft, cell)
  return randomBelow(2, grounds.random) === 0 ? moved(grounds, draft, cell) : flooded(grounds, draft, cell)
}

/** Whether a change gives a draft islands of one cell where it has enough of them. */
function growsPlain({ plain }: Grounds, before: Draft, after: Draft): boolean {
  const [had, has] = [singles(before), singles(after)]
  return has > had && has > plain
}

function singles({ islandOf }: Draft): number {
  return islandOf.reduce((count, island) => count + (island?.cells.length === 1 ? 1 : 0), 0)
}

/** Whether a board that the reasons of a level settle needs them: those of the level before do not. */
function needs(board: NurikabeBoard, level: NurikabeLevel): boolean {
  const before = NURIKABE_LEVELS[NURIKABE_LEVELS.indexOf(level) - 1]
  return before === undefined || !isWithin(board, before)
}
