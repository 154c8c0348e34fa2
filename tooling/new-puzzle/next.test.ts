import { expect, test } from 'vitest'
import { nextSteps } from './next.ts'

test('what comes next stands in two straight columns, however long the name is', () => {
  for (const name of ['go', 'jigsaw-with-a-very-long-name-indeed']) {
    const lines = nextSteps(name).split('\n')
    expect(lines).toHaveLength(4)
    const columns = lines.map((line) => line.length - (/ {4,}(\S.*)$/.exec(line.trimStart())?.[1] ?? '').length)
    expect(new Set(columns).size).toBe(1)
  }
})
