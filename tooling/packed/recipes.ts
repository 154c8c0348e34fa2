import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../checks/workspace.ts'

/** The ways in which the README puts a puzzle into a page, by the language of their blocks. */
export const RECIPES = ['html', 'jsx', 'vue', 'svelte'] as const

/** A way in which the README puts a puzzle into a page. */
export type Recipe = (typeof RECIPES)[number]

/** The one block of code in that language in a README. Throws when there is none, or more than one. */
export function recipeIn(text: string, recipe: Recipe): string {
  const found = [...text.matchAll(new RegExp(`^\`\`\`${recipe}\\n(.*?)^\`\`\`$`, 'gms'))]
  const [[, code = ''] = []] = found
  if (found.length !== 1) throw new Error(`The README has ${found.length} blocks of ${recipe}, not one.`)
  return code
}

/** The README's own recipe. */
export function recipeOf(recipe: Recipe): string {
  return recipeIn(readFileSync(join(root, 'README.md'), 'utf8'), recipe)
}
