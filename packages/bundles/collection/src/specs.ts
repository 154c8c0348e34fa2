import { diagonalSpec } from '@kazu/diagonal/spec'
import { jigsawSpec } from '@kazu/jigsaw/spec'
import { moreOrLessSpec } from '@kazu/more-or-less/spec'
import { numberPlaceSpec } from '@kazu/number-place/spec'
import { sumCagesSpec } from '@kazu/sum-cages/spec'
import { towersSpec } from '@kazu/towers/spec'
import type { NumbersBoard, NumbersSpec } from '@kazu/numbers'
import { quoted, valueName } from '@kazu/random'
import { isKazuKind, type KazuKind } from './kinds.js'

/** All that is special to a kind. The boards of one kind never meet another's: each is only ever handed its own. */
export type AnySpec = NumbersSpec<NumbersBoard, string>

const SPECS = {
  'number-place': numberPlaceSpec,
  jigsaw: jigsawSpec,
  diagonal: diagonalSpec,
  'sum-cages': sumCagesSpec,
  'more-or-less': moreOrLessSpec,
  towers: towersSpec,
} as unknown as Readonly<Record<KazuKind, AnySpec>>

/** What is special to a kind. Throws a RangeError for a kind that there is not. */
export function specOf(kind: KazuKind): AnySpec {
  if (isKazuKind(kind)) return SPECS[kind]
  throw new RangeError(`Kazu has no puzzle called ${typeof kind === 'string' ? quoted(kind) : valueName(kind)}.`)
}
