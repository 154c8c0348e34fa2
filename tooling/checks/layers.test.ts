import { describe, expect, test } from 'vitest'
import { checkLayers } from './layers.ts'
import { plantWorkspace } from './planted.ts'
import type { Files } from './planted.ts'
import { packagesOf, root } from './workspace.ts'

const GRID = 'packages/shared/grid/src/index.ts'
const RANDOM = 'packages/shared/random/src/index.ts'
const SVG = 'packages/shared/svg/src/index.ts'
const PUZZLE = 'packages/shared/puzzle/src/index.ts'
const MASYU = 'packages/puzzles/masyu/src/index.ts'
const HITORI = 'packages/puzzles/hitori/src/index.ts'

const named = (name: string): string => `export const ${name} = 1\nexport type ${name.toUpperCase()} = 1\n`

/** A workspace that keeps every layer. */
const SOUND: Files = {
  [GRID]: named('grid'),
  [RANDOM]: named('random'),
  [SVG]: named('svg'),
  [PUZZLE]: "import type { SVG } from '@kazu/svg'\nexport type Node = SVG\nexport { grid } from '@kazu/grid'\n",
  [MASYU]: "export { grid } from '@kazu/puzzle'\n",
  [HITORI]: named('hitori'),
}

/** What the check says of the sound workspace with some files changed. */
async function faultsWith(files: Files): Promise<readonly string[]> {
  return (await checkLayers(plantWorkspace({ ...SOUND, ...files }))).faults
}

describe('the packages of this repository', () => {
  test('import only what their layer may', async () => {
    const report = await checkLayers(root)
    expect(report.faults).toEqual([])
    expect(report.files).toBeGreaterThan(packagesOf(root).length)
    expect(report.imports).toBeGreaterThan(0)
  })
})

describe('the layer check', () => {
  test('finds nothing where every layer is kept', async () => {
    expect(await faultsWith({})).toEqual([])
  })

  test('sees a puzzle that imports another puzzle', async () => {
    const faults = await faultsWith({ [MASYU]: "export { hitori } from '@kazu/hitori'\n" })
    expect(faults).toEqual([`puzzle-alone: ${MASYU} imports ${HITORI}`])
  })

  test('sees a shared package that imports a puzzle, even for its types', async () => {
    const faults = await faultsWith({ [GRID]: "import type { HITORI } from '@kazu/hitori'\nexport type A = HITORI\n" })
    expect(faults).toEqual([`shared-grid: ${GRID} imports ${HITORI}`])
  })

  test('sees a shared package that imports one above it', async () => {
    const faults = await faultsWith({ [RANDOM]: "export { grid } from '@kazu/grid'\n" })
    expect(faults).toEqual([`shared-random: ${RANDOM} imports ${GRID}`])
  })

  test('sees code taken from a package that lends only its types', async () => {
    const faults = await faultsWith({ [PUZZLE]: "export { svg } from '@kazu/svg'\n" })
    expect(faults).toContain(`shared-puzzle-types: ${PUZZLE} imports ${SVG}`)
  })

  test('sees an engine that reaches the drawing', async () => {
    const deep = 'packages/puzzles/masyu/src/deep.ts'
    const faults = await faultsWith({
      [MASYU]: "export { svg } from './deep.js'\n",
      [deep]: "export { svg } from '@kazu/svg'\n",
    })
    expect(faults).toContain(`engine-without-drawing: ${MASYU} imports ${SVG}`)
  })

  test('sees a circle of imports', async () => {
    const other = 'packages/shared/grid/src/other.ts'
    const faults = await faultsWith({
      [GRID]: "export { other } from './other.js'\nexport const grid = 1\n",
      [other]: "import { grid } from './index.js'\nexport const other = grid\n",
    })
    expect(faults).toContain(`circle: ${GRID} imports ${other}`)
  })

  test('sees a third-party package', async () => {
    const faults = await faultsWith({ [GRID]: "import left from 'left-pad'\nexport const grid: unknown = left\n" })
    expect(faults).toEqual([`source-only: ${GRID} imports left-pad`])
  })

  test('sees a module of Node', async () => {
    const faults = await faultsWith({ [GRID]: "import { sep } from 'node:path'\nexport const grid = sep\n" })
    expect(faults).toEqual([`no-node: ${GRID} imports path`])
  })

  test('sees a package that is reached by its folder and not by its name', async () => {
    const faults = await faultsWith({ [MASYU]: "export { grid } from '../../../shared/grid/src/index.js'\n" })
    expect(faults).toEqual([`by-name: ${MASYU} imports ${GRID}`])
  })

  test('sees a shared package that has no layer', async () => {
    const faults = await faultsWith({ 'packages/shared/odds/src/index.ts': named('odds') })
    expect(faults).toEqual(['no-layer: nothing says whom packages/shared/odds may import'])
  })

  test('fails where there is nothing to look at', async () => {
    await expect(checkLayers(plantWorkspace({ 'packages/shared/README.md': '' }))).rejects.toThrow('no package')
    await expect(checkLayers(plantWorkspace({ [GRID]: named('grid') }))).rejects.toThrow('no import')
  })
})
