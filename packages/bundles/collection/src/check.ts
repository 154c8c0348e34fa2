import { decodeCells } from '@kazu/groups'
import { checkNumbers } from '@kazu/numbers'
import { valueName } from '@kazu/random'
import { boardOfGivens } from './givens.js'
import { isKazuKind, isKazuSize, type KazuKind } from './kinds.js'
import { specOf } from './specs.js'

/** What a check says: the reason is a fixed text for programs. */
export type KazuCheck = { readonly ok: true } | { readonly ok: false; readonly reason: string }

/**
 * Whether a finished grid is right: linear in the cells, without a search, so that a server can trust it. Looks at the
 * form first, then for empty cells, a changed given, repeated numbers, and cages, marks and clues. Never throws.
 */
export function checkKazu(kind: KazuKind, size: number, givens: string, answer: string): KazuCheck {
  if (!isKazuKind(kind) || !isKazuSize(kind, size)) {
    return wrong(`no ${typeof kind === 'string' ? kind : valueName(kind)} at ${valueName(size)}`)
  }
  const board = boardOfGivens(kind, size, givens)
  if (board === null) return wrong(formOf(kind, givens))
  const values = decodeCells(answer, size)
  if (values === null) return wrong('the answer is not a grid')
  const verdict = checkNumbers(specOf(kind), board, values)
  return verdict.ok ? verdict : wrong(verdict.reason)
}

/** What is wrong with givens that are none: regions that are written well may still not divide the grid. */
function formOf(kind: KazuKind, givens: string): string {
  const spec = specOf(kind)
  const isRegions = kind === 'jigsaw' && spec.read(givens).problem === 'bad-board'
  return isRegions ? 'the regions do not divide the grid' : `the givens are not ${spec.grid}`
}

function wrong(reason: string): KazuCheck {
  return { ok: false, reason }
}
