import type { LawCase } from '@kazu/puzzle/conformance'
import type { NoughtsKind } from '../src/kind.js'

/** Boards that were made once, as their codes: what a seed makes never changes within a major version. */
export const golden: LawCase<NoughtsKind>['golden'] = [
  {
    options: { width: 6, height: 6, level: 'easy', seed: 6 },
    code: 'noughts:6x6:0....1........1.1...00.......0.11...',
  },
  {
    options: { width: 8, height: 8, level: 'hard', seed: 9 },
    code: 'noughts:8x8:.0.0..1......0.0...0.....11.......1...................1..0......',
  },
]
