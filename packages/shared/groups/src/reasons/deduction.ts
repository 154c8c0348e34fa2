import type { Candidate, CandidateKey } from './candidates.js'

/** The named ways to go on by groups, the easiest first. */
export type GroupTechnique =
  | 'only-number'
  | 'only-place'
  | 'pointing'
  | 'claiming'
  | 'naked-pair'
  | 'hidden-pair'
  | 'naked-triple'
  | 'hidden-triple'
  | 'x-wing'
  | 'swordfish'
  | 'xy-wing'
  | 'chain'

/** The named ways to go on by groups, the easiest first. */
export const GROUP_TECHNIQUES: readonly GroupTechnique[] = [
  'only-number',
  'only-place',
  'pointing',
  'claiming',
  'naked-pair',
  'hidden-pair',
  'naked-triple',
  'hidden-triple',
  'x-wing',
  'swordfish',
  'xy-wing',
  'chain',
]

/**
 * What a ground says of its group (or of its cell, where it has no group): that it holds these numbers already; that it
 * takes this number once; that this number has one place left, or none; that one number is left, or none; that these
 * cells hold these numbers and no others; that these numbers have no places but these cells; that it holds all numbers,
 * so that it adds up to what these do. Of a condition it says that it is `met`.
 */
export type Saying =
  | 'holds'
  | 'once'
  | 'one-place'
  | 'no-place'
  | 'one-number'
  | 'no-number'
  | 'only-numbers'
  | 'only-places'
  | 'adds-up'
  | 'met'

/** Where a deduction rests: a group, a condition, or a cell by itself. */
export interface Ground {
  /** The index of the group in the layout; null for what a cell says by itself. */
  readonly group: number | null
  /** The index of the condition in the layout, where the ground is one. */
  readonly condition?: number
  readonly says: Saying
  /** Cells in reading order. */
  readonly cells: readonly number[]
  /** Numbers from small to large. */
  readonly numbers: readonly number[]
}

/** One step of a chain: a number that a single rule puts into a cell, or (`holds: false`) rules out of it. */
export interface ChainStep extends Candidate {
  readonly holds: boolean
  readonly ground: Ground
}

/** A supposition, what follows step by step, and where that breaks a rule. */
export interface Chain {
  readonly suppose: Candidate
  readonly steps: readonly ChainStep[]
  readonly broken: Ground
}

/** One step of reasoning: a number that is placed, or numbers that are ruled out. */
export interface Deduction {
  /** One of {@link GROUP_TECHNIQUES}, or a kind's own. */
  readonly technique: string
  /** The number that is placed; null when some are ruled out. */
  readonly places: Candidate | null
  /** The numbers that are ruled out. */
  readonly removes: readonly Candidate[]
  readonly grounds: readonly Ground[]
  /** Numbers that must have been ruled out of their cells before, by filled cells or by earlier deductions. */
  readonly rests: readonly CandidateKey[]
  /** What a `chain` is made of. */
  readonly chain: Chain | null
}
