import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../checks/workspace.ts'

/** A way in which the README puts a puzzle into a page: the language of its block. */
export type Recipe = 'html' | 'jsx' | 'vue' | 'svelte'

/** The README's own recipe. Throws when it has none in that language, or more than one. */
export function recipeOf(recipe: Recipe): string {
  const text = readFileSync(join(root, 'README.md'), 'utf8')
  const found = [...text.matchAll(new RegExp(`^\`\`\`${recipe}\\n(.*?)^\`\`\`$`, 'gms'))]
  const [[, code = ''] = []] = found
  if (found.length !== 1) throw new Error(`The README has ${found.length} blocks of ${recipe}, not one.`)
  return code
}
