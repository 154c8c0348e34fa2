import { expect, test } from 'vitest'
import { generateShikakuChallenge, gradeShikaku, SHIKAKU_PACKS, solveShikaku } from '../src/index.js'
import type { ShikakuPackName } from '../src/index.js'

test('every pack holds an easy, a medium and a hard board of its size, each with one answer and its title', () => {
  for (const [name, { width, height, challenges }] of Object.entries(SHIKAKU_PACKS)) {
    for (const number of [1, 2, 3]) {
      const made = generateShikakuChallenge(name as ShikakuPackName, number)
      expect(made.board).toMatchObject({ width, height })
      expect(made.title).toBe(challenges[number - 1])
      expect(gradeShikaku(made.board).level).toBe(['easy', 'medium', 'hard'][number - 1])
      expect(solveShikaku(made.board)).toMatchObject({ count: 1, complete: true, solution: made.solution })
    }
  }
  expect(generateShikakuChallenge('wide', 2).title.en).toBe('Causeway')
})

test('a pack or number that there is not is refused', () => {
  expect(() => generateShikakuChallenge('round' as ShikakuPackName, 1)).toThrow('The pack must be one of')
  expect(() => generateShikakuChallenge('wide', 4)).toThrow('from 1 to 3')
})
