import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { describe, expect, test } from 'vitest'
import { plantWorkspace } from '../checks/planted.ts'
import { packagesOf, root } from '../checks/workspace.ts'
import { tarball } from './tarballs.ts'

type Options = NonNullable<Parameters<typeof publint>[0]>

/** What publint says of a package, one line each. */
async function publintFaults(options: Options): Promise<readonly string[]> {
  const { messages, pkg } = await publint({ ...options, strict: true })
  return messages.map((message) => formatMessage(message, pkg, { color: false }) ?? message.code)
}

describe('publint', () => {
  test.each(packagesOf(root).map((one) => [one.path, one] as const))('finds nothing in %s', async (_, one) => {
    // Without a folder publint takes the one inside the tarball.
    expect(await publintFaults({ pack: { tarball: tarball(one).buffer } })).toEqual([])
  })

  test('sees an entry that is not there', async () => {
    const manifest = { name: 'planted', version: '1.0.0', type: 'module', exports: './gone.js' }
    const pkgDir = plantWorkspace({ 'package.json': JSON.stringify(manifest) })
    expect((await publintFaults({ pkgDir, pack: false })).join()).toContain('gone.js')
  })
})
