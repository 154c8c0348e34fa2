import { lettersOfWords, PARLOKU_LIMITS } from '@kazu/parloku'
import type { ParlokuBoard } from '@kazu/parloku'

/** A letter that is printed in a cell; `copy` tells it from the others of its letter while it is dragged. */
export interface DraftGiven {
  readonly cell: number
  readonly letter: string
  readonly copy: number
}

/** A word, and the cell in which it starts; null while it has none. */
export interface DraftWord {
  readonly word: string
  readonly cell: number | null
}

/** A board that is being built. It need not be one yet. It is never changed in place. */
export interface Draft {
  /** Letters that are wanted whatever the words are. */
  readonly more: readonly string[]
  readonly givens: readonly DraftGiven[]
  readonly words: readonly DraftWord[]
}

/** Nothing yet. */
export const EMPTY_DRAFT: Draft = { more: [], givens: [], words: [] }

/** The draft of a board. */
export function draftOf({ letters, givens, words }: ParlokuBoard): Draft {
  const used = new Set([...words.map(({ word }) => word), ...givens.map(({ letter }) => letter)].join(''))
  return {
    more: letters.filter((letter) => !used.has(letter)),
    givens: givens.reduce<DraftGiven[]>((all, given) => [...all, { ...given, copy: freeCopy(all, given.letter) }], []),
    words,
  }
}

/** The letters of a draft: those of its words and printed letters, and those wanted beside them. */
export function draftLetters({ more, givens, words }: Draft): string[] {
  return lettersOfWords([...words.map(({ word }) => word), ...givens.map(({ letter }) => letter), ...more])
}

/** The board of a draft, or why it is none: too few letters, or too many. Words without a start are left out. */
export function boardOfDraft(
  draft: Draft,
): { readonly board: ParlokuBoard } | { readonly board: null; readonly problem: 'few' | 'many' } {
  const letters = draftLetters(draft)
  if (letters.length !== PARLOKU_LIMITS.letters) {
    return { board: null, problem: letters.length < PARLOKU_LIMITS.letters ? 'few' : 'many' }
  }
  const words = draft.words.flatMap(({ word, cell }) => (cell === null || word === '' ? [] : [{ word, cell }]))
  return { board: { letters, givens: draft.givens.map(({ cell, letter }) => ({ cell, letter })), words } }
}

/** The lowest number that no printed copy of a letter has. */
export function freeCopy(givens: readonly DraftGiven[], letter: string): number {
  const taken = new Set(givens.filter((given) => given.letter === letter).map(({ copy }) => copy))
  let copy = 0
  while (taken.has(copy)) copy++
  return copy
}

/** The draft with a copy of a letter in a cell, or nowhere (null). A cell that holds another one stays as it is. */
export function withGiven(draft: Draft, letter: string, copy: number, cell: number | null): Draft {
  const isIt = (given: DraftGiven): boolean => given.letter === letter && given.copy === copy
  const others = draft.givens.filter((given) => !isIt(given))
  if (cell === null) return { ...draft, givens: others, more: keepLetter(draft, others, letter) }
  if (others.some((given) => given.cell === cell)) return draft
  return { ...draft, givens: [...others, { cell, letter, copy }], more: draft.more }
}

/** A letter that would go with its last printed copy stays in the tray. */
function keepLetter(draft: Draft, givens: readonly DraftGiven[], letter: string): readonly string[] {
  return draftLetters({ ...draft, givens }).includes(letter) ? draft.more : [...draft.more, letter]
}

/** The draft with a word starting in a cell, or nowhere (null). */
export function withStart(draft: Draft, word: number, cell: number | null): Draft {
  return { ...draft, words: draft.words.map((one, at) => (at === word ? { ...one, cell } : one)) }
}

/** The draft with another text as a word: letters as capitals, and only as many as a word may have. */
export function withWord(draft: Draft, word: number, text: string): Draft {
  const letters = (
    text
      .toUpperCase()
      .normalize('NFC')
      .match(/\p{L}\p{M}*/gu) ?? []
  )
    .slice(0, PARLOKU_LIMITS.word)
    .join('')
  return { ...draft, words: draft.words.map((one, at) => (at === word ? { ...one, word: letters } : one)) }
}

/** The draft with one word more, which has no letters yet. */
export function withNewWord(draft: Draft): Draft {
  if (draft.words.length >= PARLOKU_LIMITS.words) return draft
  return { ...draft, words: [...draft.words, { word: '', cell: null }] }
}

/** The draft without a word. */
export function withoutWord(draft: Draft, word: number): Draft {
  return { ...draft, words: draft.words.filter((_, at) => at !== word) }
}

/** The draft with other letters wanted beside those of its words. */
export function withMore(draft: Draft, text: string): Draft {
  return { ...draft, more: lettersOfWords([text]) }
}
