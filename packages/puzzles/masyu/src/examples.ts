import type { RuleExample } from '@kazu/puzzle'
import type { MasyuBoard, Pearl } from './board.js'
import type { MasyuKind } from './kind.js'
import { linksOfWalk } from './rules.js'
import type { MasyuRule } from './rules.js'

type Example = RuleExample<MasyuKind>

/** A board of four rows, or as many as the text has, `.` `w` `b` a cell. */
function board(...rows: readonly string[]): MasyuBoard {
  const pearls = rows.flatMap((row) => Array.from(row, (char): Pearl => (char === 'w' ? 1 : char === 'b' ? 2 : 0)))
  return { width: rows[0]?.length ?? 0, height: rows.length, pearls }
}

function example(
  rule: MasyuRule,
  on: MasyuBoard,
  right: readonly number[],
  ...wrong: readonly (readonly number[])[]
): Example {
  const links = wrong.flatMap((walk) => linksOfWalk(on, walk))
  return { rule, board: on, right: linksOfWalk(on, right), wrong: [...new Set(links)].sort((a, b) => a - b) }
}

const RING = [0, 1, 2, 3, 7, 11, 15, 14, 13, 12, 8, 4]

/** A walk there and back again, so that a line with two ends can be said as a closed one. */
function thereAndBack(...cells: readonly number[]): number[] {
  return [...cells, ...cells.slice(1, -1).reverse()]
}

/** One small board a rule: the same pearls with a loop that keeps the rule and with lines that break it. */
export const MASYU_EXAMPLES: readonly Example[] = [
  example('line', board('.w..', '....', '....', '...b'), RING),
  example('no-branch', board('b...', '....', '....', '...b'), RING, RING, thereAndBack(1, 5, 9, 13)),
  example('no-cross', board('....', '....', '....', '....'), RING, [5, 1, 2, 6], [5, 4, 8, 9]),
  example('white-straight', board('.w..', '....', '....', '....'), RING, [0, 1, 5, 4]),
  example('black-turn', board('.b..', '....', '....', '....'), [1, 2, 3, 7, 11, 10, 9, 5], RING),
  example('black-straight', board('b...', '....', '....', '....'), RING, [0, 1, 5, 4]),
  example(
    'white-turn',
    board('..w..', '.....', '.....', '.....'),
    [1, 2, 3, 8, 7, 6],
    [0, 1, 2, 3, 4, 9, 14, 19, 18, 17, 16, 15, 10, 5],
  ),
  example('pearl', board('....', '.b..', '....', '....'), [5, 6, 7, 11, 15, 14, 13, 9], RING),
  example('no-end', board('b...', '....', '....', '....'), RING, thereAndBack(13, 12, 8, 4, 0, 1, 2, 3, 7, 11, 15, 14)),
  example('one-loop', board('....', '....', '....', '....'), RING, [0, 1, 5, 4], [10, 11, 15, 14]),
]
