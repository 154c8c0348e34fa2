import { areaOf, cellCount, rectangleHolds } from '@kazu/grid'
import type { Rectangle } from '@kazu/grid'
import { requireLevel, requireOptions, requireSides } from '@kazu/puzzle'
import type { Made, MakeOptions, Report } from '@kazu/puzzle'
import { pick, randomBelow, requireSeed, seededRandom } from '@kazu/random'
import type { ShikakuAnswer, ShikakuBoard } from './board.js'
import { candidatesOf, rectangleAt } from './candidates.js'
import type { Candidates } from './candidates.js'
import { wallsRound } from './cut.js'
import { cutUp } from './grow.js'
import { gradeShikaku, HARD_LONGEST } from './hint.js'
import { SHIKAKU_LEVELS } from './kind.js'
import type { ShikakuLevel } from './kind.js'
import { supposing } from './ladder.js'
import { drafted, moveNumbers, putBack } from './draft.js'
import type { Draft } from './draft.js'
import { Territory } from './territory.js'

/** The least and the greatest width and height of a board that is made. */
export const SHIKAKU_MAKES = { least: 2, most: 30 } as const

/** Cuts that are tried before a seed is given up; the worst of thousands of seeds needed a small part of them. */
const MOST_CUTS = 50_000

/** The most cells of a rectangle, by level: crowded boards hold more that only suppositions solve. */
const LARGEST: Readonly<Record<ShikakuLevel, readonly number[]>> = {
  easy: [6, 8, 10, 12],
  medium: [6, 8, 10, 12],
  hard: [4, 6, 8, 10],
  expert: [4, 5, 6, 7],
}

/** What the ladder makes of a draft. */
interface Look {
  readonly board: ShikakuBoard
  readonly candidates: Candidates
  readonly territory: Territory
}

/**
 * Makes a board with exactly one answer at a level: cuts it into rectangles, puts a number into each, and moves numbers
 * where the ladder of hints does not lead on, until it reaches the end at that level. The same options give the same board
 * for ever. Throws a RangeError, at once, for a size, level or seed that there is not and for options that are none.
 */
export function generateShikaku(
  options: MakeOptions<ShikakuLevel>,
  report?: Report,
): Made<ShikakuBoard, ShikakuAnswer, ShikakuLevel> {
  requireMakeOptions(options)
  const { width, height, level, seed } = options
  const size = { width, height }
  const random = seededRandom(seed)
  const most = Math.max(2, Math.min(pick(LARGEST[level], random), Math.floor(cellCount(size) / 2)))
  for (let cut = 0; cut < MOST_CUTS; cut++) {
    const draft = drafted(size, cutUp(size, most, random), random)
    const board = level === 'easy' || level === 'medium' ? claimable(draft, level) : supposable(draft, level)
    if (board !== null) {
      return { board, solution: wallsRound(size, draft.rectangles), level, seed }
    }
    report?.(1 - 1 / (1 + cut / 50))
  }
  throw new RangeError(`No ${level} shikaku of ${width}×${height} came out of the seed ${seed}.`)
}

function requireMakeOptions(options: MakeOptions<ShikakuLevel>): void {
  requireOptions(options)
  requireSides(options, SHIKAKU_MAKES)
  requireLevel(SHIKAKU_LEVELS, options.level)
  requireRoom(options)
  requireSeed(options.seed)
}

/**
 * The least longer side at which boards of a level come out, where the shorter side has 2, 3, or 4 and more cells: on
 * smaller boards there is nothing to suppose.
 */
const LEAST_LONGER: Readonly<Record<ShikakuLevel, readonly [two: number, three: number, more: number]>> = {
  easy: [2, 3, 4],
  medium: [8, 4, 4],
  hard: [12, 5, 4],
  expert: [20, 8, 5],
}

function requireRoom({ width, height, level }: MakeOptions<ShikakuLevel>): void {
  const [shorter, longer] = [Math.min(width, height), Math.max(width, height)]
  const least = LEAST_LONGER[level][Math.min(2, shorter - 2)] as number
  if (longer >= least) return
  throw new RangeError(
    `The longer side must be at least ${least} for the level ${level} where the shorter has ${shorter}, not ${longer}.`,
  )
}

function look({ size, rectangles, clues }: Draft, reaching: boolean): Look {
  const printed = new Array<number>(cellCount(size)).fill(0)
  clues.forEach((cell, rectangle) => (printed[cell] = areaOf(rectangles[rectangle] as Rectangle)))
  const board = { width: size.width, height: size.height, clues: printed }
  // Numbers alone are never too many to hold.
  const candidates = candidatesOf(board) as Candidates
  const territory = new Territory(size, candidates, reaching)
  territory.propagate()
  return { board, candidates, territory }
}

/** The rectangles whose numbers have more than one left, by their places in the draft. */
function openIn({ clues }: Draft, { candidates, territory }: Look): number[] {
  const open: number[] = []
  territory.left.forEach((left, owner) => {
    if (left !== 1) open.push(clues.indexOf(candidates.cells[owner] as number))
  })
  return open
}

/** Moves numbers until claims alone reach the end, with those of reach where the level is not the easiest; null in vain. */
function claimable(draft: Draft, level: 'easy' | 'medium'): ShikakuBoard | null {
  let least = Infinity
  let best = [...draft.clues]
  for (let tries = cellCount(draft.size); tries > 0; tries--) {
    const found = look(draft, false)
    if (level === 'medium') {
      const easy = found.territory.finished
      found.territory.lookFarther()
      found.territory.propagate()
      if (found.territory.finished && !easy) return found.board
    } else if (found.territory.finished) return found.board
    const open = openIn(draft, found)
    // A move that leaves more open than there was is taken back; an easy board is stirred until it is not.
    if (open.length > least) putBack(draft, best)
    else {
      least = open.length === 0 ? Infinity : open.length
      best = [...draft.clues]
    }
    const moved = open.length > 0 ? pick(open, draft.random) : randomBelow(draft.rectangles.length, draft.random)
    moveNumbers(draft, [moved])
  }
  return null
}

/** How many numbers are moved at once where claims alone reach the end. */
const STIR = 8

/**
 * Moves numbers until claims do not reach the end, and suppositions do. Where a second answer is found, a number of a
 * rectangle that differs there is moved; that is much quicker than to look in vain for suppositions. null in vain.
 */
function supposable(draft: Draft, level: 'hard' | 'expert'): ShikakuBoard | null {
  for (let tries = cellCount(draft.size); tries > 0; tries--) {
    const found = look(draft, true)
    const open = openIn(draft, found)
    if (open.length === 0) {
      const stirred = Array.from({ length: STIR }, () => randomBelow(draft.rectangles.length, draft.random))
      moveNumbers(draft, stirred)
      continue
    }
    const other = secondAnswer(draft, found, pick(open, draft.random))
    if (other === null && isSupposable(found, level)) return found.board
    moveNumbers(draft, [pick(other ?? open, draft.random)])
  }
  return null
}

/** Whether suppositions reach the end at the level, and those of the level below do not. */
function isSupposable({ board, territory }: Look, level: 'hard' | 'expert'): boolean {
  const short = supposing(territory, { longest: HARD_LONGEST, enough: HARD_LONGEST }).finished
  if (short !== (level === 'hard')) return false
  // The first that are found tell quickly where suppositions of any length do not reach it.
  if (!short && !supposing(territory, { enough: Infinity }).finished) return false
  return gradeShikaku(board).level === level
}

/**
 * Looks, once and without going back, for an answer in which a rectangle is another one: gives the rectangles that differ
 * there, or null where that led nowhere, which proves nothing.
 */
function secondAnswer(draft: Draft, { candidates, territory }: Look, rectangle: number): number[] | null {
  const { rectangles, clues, random } = draft
  const owner = candidates.cells.indexOf(clues[rectangle] as number)
  const isOwn = (row: number): boolean =>
    rectangleHolds(rectangles[rectangle] as Rectangle, rectangleAt(candidates.sides, row))
  const mark = territory.mark()
  territory.suppose(territory.rowsOf(owner).find(isOwn) as number, false)
  let agreed = territory.propagate()
  while (agreed && !territory.finished) {
    const next = leastOpen(territory)
    territory.suppose(pick(territory.rowsOf(next), random), true)
    agreed = territory.propagate()
  }
  const differ = agreed ? differing(draft, candidates, territory) : null
  territory.back(mark)
  return differ
}

function leastOpen({ left }: Territory): number {
  let best = -1
  left.forEach((count, owner) => {
    if (count > 1 && (best === -1 || count < (left[best] as number))) best = owner
  })
  return best
}

function differing({ rectangles, clues }: Draft, candidates: Candidates, territory: Territory): number[] {
  return rectangles.flatMap((rectangle, place) => {
    const owner = candidates.cells.indexOf(clues[place] as number)
    const [row = 0] = territory.rowsOf(owner)
    return rectangleHolds(rectangle, rectangleAt(candidates.sides, row)) ? [] : [place]
  })
}
