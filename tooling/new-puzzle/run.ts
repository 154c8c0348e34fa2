import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { format, getFileInfo, resolveConfig } from 'prettier'
import { root } from '../checks/workspace.ts'
import { makePuzzle, TEMPLATE } from './make.ts'
import { nextSteps } from './next.ts'

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

${nextSteps(name)}

Then turn it into your puzzle, file by file, in this order: board, rules, examples, logic, hint, generate, codes, draw,
words. CONTRIBUTING.md says what each is for, and where else a new kind is named. The golden boards in
test/golden.ts are those of ${TEMPLATE}: replace them.`)
} catch (error) {
  if (!(error instanceof RangeError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
