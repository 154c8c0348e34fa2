import { LANGUAGES, sayHint } from '@kazu/puzzle'
import type { Hint, Kind, Puzzle } from '@kazu/puzzle'
import type { Size } from '@kazu/grid'

/** A hint and the extent of its board, which its words need. */
export interface Sample {
  readonly hint: Hint
  readonly size: Size
}

/** What tells the reasons of hints apart: the technique, the rule that forces or is broken, the length of the chain. */
function sortOf({ reason }: Hint): string {
  if (reason.type === 'technique') return reason.technique
  if (reason.type === 'rule') return `rule ${reason.because.rule} ${String(reason.because.details?.['form'] ?? '')}`
  if (reason.type === 'what-if') return `what if ${reason.broken.rule} ${reason.steps.length}`
  return reason.type
}

/** So many hints, each of another sort where there are enough: the techniques first, then in the order of the list. */
export function variety(samples: readonly Sample[], most: number): readonly Sample[] {
  const left = [...samples].sort((one, other) => rank(one) - rank(other))
  const chosen: Sample[] = []
  while (chosen.length < most && left.length > 0) {
    const sorts = new Set<string>()
    for (let at = 0; at < left.length && chosen.length < most; at++) {
      const sample = left[at] as Sample
      const sort = sortOf(sample.hint)
      if (sorts.has(sort)) continue
      sorts.add(sort)
      chosen.push(sample)
      left.splice(at--, 1)
    }
  }
  return chosen
}

function rank({ hint }: Sample): number {
  return hint.reason.type === 'technique' ? 0 : hint.rung
}

/** Some hints as sentences, a paragraph each, in every language. */
export function sentences({ words }: Puzzle<Kind>, samples: readonly Sample[]): readonly string[] {
  return samples.map(({ hint, size }) =>
    LANGUAGES.map((language) => `${language}  ${sayHint<Kind>(words[language], hint, size, language)}`).join('\n'),
  )
}
