import { LANGUAGES } from '@kazu/puzzle'
import { expect, test } from 'vitest'
import { packagesOf, root } from '../../../../tooling/checks/workspace.js'
import { loadPuzzle, PUZZLES, registeredKind } from '../src/register.js'

test('every puzzle package that has a whole puzzle is in the register, once', () => {
  const packages = packagesOf(root).filter(
    ({ group, manifest }) => group === 'puzzles' && manifest.exports?.['./puzzle'] !== undefined,
  )
  expect(packages.length).toBeGreaterThan(12)
  expect(PUZZLES.map(({ kind }) => kind).sort()).toEqual(packages.map(({ folder }) => folder).sort())
})

test.each(PUZZLES)('$kind is loaded by its name, and is called as its own words call it', async (entry) => {
  const puzzle = await loadPuzzle(entry.kind)
  expect(puzzle.kind).toBe(entry.kind)
  expect(puzzle.family).toBe(entry.family)
  for (const language of LANGUAGES) expect(puzzle.words[language].name).toBe(entry.names[language])
})

test('a kind that there is not is refused', async () => {
  expect(registeredKind('chess')).toBeUndefined()
  await expect(loadPuzzle('chess')).rejects.toThrow(new RangeError('Kazu has no puzzle called chess.'))
})
