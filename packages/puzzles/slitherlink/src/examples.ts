import { sideOf } from '@kazu/grid'
import type { Direction } from '@kazu/grid'
import type { RuleExample } from '@kazu/puzzle'
import type { SlitherlinkBoard } from './board.js'
import type { SlitherlinkKind } from './kind.js'
import type { SlitherlinkRule } from './rules.js'

const BOARD: SlitherlinkBoard = { width: 3, height: 3, clues: [3, null, null, null, null, 2, null, null, 3] }

/** The sides round some cells: those that one of them does not share with another. */
function round(...cells: readonly number[]): number[] {
  const sides = cells.flatMap((cell) =>
    (['up', 'down', 'left', 'right'] as const).map((direction) => sideOf(BOARD, cell, direction)),
  )
  return sides.filter((side) => sides.indexOf(side) === sides.lastIndexOf(side)).sort((a, b) => a - b)
}

function side(cell: number, direction: Direction): number {
  return sideOf(BOARD, cell, direction)
}

const RIGHT = round(0, 3, 4, 6, 7, 8)

function example(rule: SlitherlinkRule, wrong: readonly number[]): RuleExample<SlitherlinkKind> {
  return { rule, board: BOARD, right: RIGHT, wrong: [...new Set(wrong)].sort((a, b) => a - b) }
}

/** One small board, its answer, and for each rule lines that break it. */
export const SLITHERLINK_EXAMPLES: readonly RuleExample<SlitherlinkKind>[] = [
  example('line', []),
  example('no-branch', [...RIGHT, side(3, 'right')]),
  example('no-cross', round(0, 4)),
  example('number', round(3, 4, 6, 7)),
  example('one-loop', [...round(0), ...round(8)]),
  example(
    'no-end',
    RIGHT.filter((one) => one !== side(6, 'left')),
  ),
]
