import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { format, getFileInfo, resolveConfig } from 'prettier'
import { root } from '../checks/workspace.ts'
import { makePuzzle, TEMPLATE } from './make.ts'

/* pnpm new-puzzle <name>: makes packages/puzzles/<name> out of the template. */

/** Lines that grew or shrank with the name are broken anew. */
async function formatFile(path: string): Promise<void> {
  const { inferredParser: parser } = await getFileInfo(path)
  if (parser === null) return
  writeFileSync(path, await format(readFileSync(path, 'utf8'), { ...(await resolveConfig(path)), parser }))
}

const [name = ''] = process.argv.slice(2)
try {
  const files = makePuzzle(root, name)
  for (const file of files) await formatFile(join(root, 'packages', 'puzzles', name, file))
  console.log(`Made ${String(files.length)} files in packages/puzzles/${name}, a whole puzzle under a new name. Next:

  pnpm install --no-frozen-lockfile        link the package
  pnpm in:unit packages/puzzles/${name}    run its laws, which hold already
  pnpm in:budgets                          give its entries a budget of bytes
  pnpm changeset                           say what is new

Then turn it into your puzzle, file by file, in this order: board, rules, examples, logic, hint, generate, codes, draw,
words. CONTRIBUTING.md says what each is for, and where else a new kind is named. The golden boards in test/golden.ts are those of ${TEMPLATE}: replace them.`)
} catch (error) {
  if (!(error instanceof RangeError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
