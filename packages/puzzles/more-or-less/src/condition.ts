import type { Condition } from '@kazu/groups'

/** That the number in one cell is less than that in a cell beside it, as search, grades and hints take it. */
export function markCondition(less: number, more: number): Condition {
  const [low, high] = less < more ? [0, 1] : [1, 0]
  return {
    type: 'mark',
    cells: less < more ? [less, more] : [more, less],
    details: { less, more },
    prune: (left) => {
      const lower = left[low] as number
      const upper = left[high] as number
      // What is below the greatest of the upper cell stays in the lower one, and above the least in the upper one.
      left[low] = lower & ((1 << (31 - Math.clz32(upper))) - 1)
      left[high] = upper & ~(((lower & -lower) << 1) - 1)
      return left[low] !== 0 && left[high] !== 0
    },
  }
}
