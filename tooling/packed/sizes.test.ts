import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { plantWorkspace } from '../checks/planted.ts'
import { measure, readBudgets, sizeFaults, sizesOf } from './sizes.ts'

describe('the size of what a page loads', () => {
  test('keeps its budget for every entry of every package', async () => {
    expect(sizeFaults(await measure(), readBudgets())).toEqual([])
  })

  test('holds everything that an entry imports, minified and gzipped', async () => {
    const long = Array.from({ length: 2000 }, (_, index) => (index * 7919) % 10007).join()
    const planted = plantWorkspace({
      'small.js': 'export const one = 1 // a long comment that no page loads, since it is taken out first\n',
      'big.js': "export { numbers } from './numbers.js'\n",
      'numbers.js': `export const numbers = [${long}]\n`,
    })
    const [small = 0, big = 0] = await sizesOf([join(planted, 'small.js'), join(planted, 'big.js')])
    expect(small).toBeLessThan(60)
    expect(big).toBeGreaterThan(2000)
    expect(big).toBeLessThan(long.length)
  })

  test('is missed where it is over its budget, where there is no budget, and where a budget measures nothing', () => {
    expect(sizeFaults({ '@kazu/a': 101 }, { '@kazu/a': 100 })).toEqual(['@kazu/a takes 101 bytes, more than 100'])
    expect(sizeFaults({ '@kazu/a': 1 }, {})).toEqual(['@kazu/a has no budget (it takes 1 bytes)'])
    expect(sizeFaults({ '@kazu/a': 1 }, { '@kazu/a': 1, '@kazu/b': 1 })).toEqual(['@kazu/b has a budget but no entry'])
    expect(sizeFaults({}, {})).toEqual(['no entry was measured'])
  })
})
