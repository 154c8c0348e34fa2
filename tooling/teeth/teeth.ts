import type { Kind } from '@kazu/puzzle'
import { laws } from '@kazu/puzzle/conformance'
import type { LawCase } from '@kazu/puzzle/conformance'
import { PLANTS } from './plants.js'

/** What became of a planted bug. */
export interface Bite {
  readonly bug: string
  /** The laws that caught it, and what the first of them said. */
  readonly caughtBy: readonly string[]
  readonly evidence: string
}

/** Runs every law on a kind; the names of those that fail, and what the first says. */
export function broken<K extends Kind>(subject: LawCase<K>): { readonly names: string[]; readonly evidence: string } {
  const names: string[] = []
  let evidence = ''
  for (const law of laws(subject)) {
    try {
      law.run()
    } catch (error) {
      if (names.length === 0) evidence = error instanceof Error ? error.message : String(error)
      names.push(law.name)
    }
  }
  return { names, evidence }
}

/** Plants every bug into a kind, one at a time, and tells which laws catch it. */
export function* bites<K extends Kind>(subject: LawCase<K>): Iterable<Bite> {
  for (const { bug, into } of PLANTS) {
    const { names, evidence } = broken(into(subject))
    yield { bug, caughtBy: names, evidence }
  }
}
