import { describe, expect, test } from 'vitest'
import { millisecondsOf, rivalProgram, RIVALLED, rivalTimes } from './tatham.ts'

test('the time of a program is what it took of the processor, for itself and for the system', () => {
  expect(millisecondsOf('a warning\n0.024 0.045\n')).toBeCloseTo(69)
  expect(() => millisecondsOf('bash: no such program')).toThrow('were not told')
})

const runs = { calls: 2, boards: 2, limit: 30_000 }

describe.each(RIVALLED.map((kind) => [kind, rivalProgram(kind)] as const))(
  '%s of another collection',
  (kind, program) => {
    test.skipIf(program === null)('is made at every level (skipped where sgt-puzzles is not installed)', () => {
      for (const level of ['easy', 'expert']) expect(rivalTimes(kind, '7x7', level, runs)).toHaveLength(2)
      expect(rivalTimes(kind, 'no size', 'easy', runs)).toBeNull()
    })
  },
)

test('a kind that the collection lacks has nothing to compare with', () => {
  expect(rivalTimes('nurikabe', '7x7', 'easy', runs)).toBeNull()
})
