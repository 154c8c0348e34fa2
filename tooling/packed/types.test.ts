import { checkPackage, createPackageFromTarballData, Package as Files } from '@arethetypeswrong/core'
import { describe, expect, test } from 'vitest'
import { entriesOf, packagesOf, root } from '../checks/workspace.ts'
import { tarball } from './tarballs.ts'

/** The ways of finding a module that a package of ES modules serves: Node's import and bundlers. */
const WAYS: readonly string[] = ['node16-esm', 'bundler']

/** How many entries were looked at and what is wrong with their types, one line each. */
async function typeFaults(files: Files): Promise<{ readonly entries: number; readonly faults: readonly string[] }> {
  const result = await checkPackage(files)
  if (!result.types) return { entries: 0, faults: ['there are no types'] }
  const serious = result.problems.filter(
    (problem) => !('resolutionKind' in problem) || WAYS.includes(problem.resolutionKind),
  )
  const lines = serious.map((problem) => `${problem.kind} ${'entrypoint' in problem ? problem.entrypoint : ''}`)
  return { entries: Object.keys(result.entrypoints).length, faults: lines }
}

describe('the types that people install', () => {
  test.each(packagesOf(root).map((one) => [one.path, one] as const))('are found by every entry: %s', async (_, one) => {
    const { entries, faults } = await typeFaults(createPackageFromTarballData(tarball(one)))
    expect(faults).toEqual([])
    expect(entries).toBeGreaterThanOrEqual(entriesOf(one).length)
  })

  test('are missed where an entry has none', async () => {
    const manifest = {
      name: 'planted',
      version: '1.0.0',
      type: 'module',
      exports: { '.': { types: './a.d.ts', default: './a.js' }, './b': './b.js' },
    }
    const files = {
      'package.json': JSON.stringify(manifest),
      'a.d.ts': 'export declare const a: number\n',
      'a.js': 'export const a = 1\n',
      'b.js': 'export const b = 1\n',
    }
    const inPackage = Object.entries(files).map(([path, text]) => [`/node_modules/planted/${path}`, text] as const)
    const { faults } = await typeFaults(new Files(Object.fromEntries(inPackage), 'planted', '1.0.0'))
    expect(faults).toEqual(['UntypedResolution ./b', 'UntypedResolution ./b'])
  })
})
