import type { ShikakuBoard } from './board.js'
import { candidatesOf } from './candidates.js'
import { Territory } from './territory.js'
import type { Claim, Dead } from './territory.js'

/** A supposition about a cell that leads to what cannot be. */
export interface Refutation {
  /** The owner that is supposed not to have the cell. */
  readonly owner: number
  readonly cell: number
  /** The claims that follow one from the other, and how it ends. */
  readonly claims: readonly Claim[]
  readonly dead: Dead
}

/** How far a look for suppositions goes. */
export interface LookLimits {
  /** The longest chain that counts. */
  readonly longest?: number
  /** A chain of at most this length ends the look. */
  readonly enough?: number
  /** Steps of work after which the look ends with the best that it has. */
  readonly budget?: number
}

/** The work that one look for a supposition may take. */
const LOOK_BUDGET = 20_000_000

/**
 * The shortest refutation of a supposition that an owner does not have a cell; of those alike, the first. Everything that
 * follows without suppositions must have been claimed before. null when there is none within the limits.
 */
export function whatIf(territory: Territory, limits: LookLimits = {}): Refutation | null {
  const { longest = Infinity, enough = 1, budget = LOOK_BUDGET } = limits
  const end = territory.work + budget
  let best: readonly [owner: number, cell: number] | null = null
  let least = longest + 1
  for (const [owner, cell] of suppositions(territory)) {
    const length = refutedIn(territory, owner, cell)
    if (length < least) {
      best = [owner, cell]
      least = length
    }
    if ((best !== null && least <= enough) || territory.work > end) break
  }
  return best === null ? null : refutation(territory, ...best)
}

/** What may be supposed: cells that some but not all of an owner's rectangles have. */
function* suppositions(territory: Territory): Iterable<readonly [owner: number, cell: number]> {
  for (let owner = 0; owner < territory.left.length; owner++) {
    if (territory.left[owner] === 1) continue
    for (const cell of territory.hullCells(owner)) {
      if (territory.ownerOf[cell] !== -1) continue
      const over = territory.coverOf(owner, cell)
      if (over > 0 && over < (territory.left[owner] as number)) yield [owner, cell]
    }
  }
}

/** How many claims lead from the supposition to what cannot be; Infinity where they do not. */
function refutedIn(territory: Territory, owner: number, cell: number): number {
  const mark = territory.mark()
  territory.supposeNot(owner, cell)
  const length = territory.propagate() ? Infinity : territory.neededSince(mark).length
  territory.back(mark)
  return length
}

function refutation(territory: Territory, owner: number, cell: number): Refutation {
  const mark = territory.mark()
  territory.supposeNot(owner, cell)
  territory.propagate()
  const claims = territory.neededSince(mark).map((at) => territory.claims[at] as Claim)
  const dead = territory.dead as Dead
  territory.back(mark)
  return { owner, cell, claims, dead }
}

/** How a board was climbed from nothing to the end. */
export interface ShikakuClimb {
  readonly finished: boolean
  /** Whether a cell that one owner alone reaches was needed. */
  readonly reached: boolean
  /** Claims and suppositions from start to end. */
  readonly steps: number
  /** The length of each supposition's chain, in order. */
  readonly chains: readonly number[]
}

/** Solves a whole board as a person does, each supposition the shortest at its place. */
export function climbShikaku(board: ShikakuBoard, limits: LookLimits = {}): ShikakuClimb {
  const candidates = candidatesOf(board)
  if (candidates === null) return { finished: false, reached: false, steps: 0, chains: [] }
  const territory = new Territory(board, candidates, false)
  territory.propagate()
  const reached = !territory.finished
  territory.lookFarther()
  territory.propagate()
  return { ...supposing(territory, limits), reached }
}

/** Climbs on by suppositions where nothing else leads on. */
export function supposing(territory: Territory, limits: LookLimits = {}): Omit<ShikakuClimb, 'reached'> {
  const chains: number[] = []
  while (territory.dead === null && !territory.finished) {
    const found = whatIf(territory, limits)
    if (found === null) break
    chains.push(found.claims.length)
    territory.claim(found.owner, found.cell)
    territory.propagate()
  }
  return { finished: territory.finished, steps: territory.claims.length + chains.length, chains }
}
