/*
 * Letters of any script. A letter is what a person writes as one: a sign with the marks that stand on it, composed where
 * Unicode has it composed, so that É is one letter however it was typed, and never E.
 */

/** The signs of a text, each with the marks that stand on it, in the composed form (NFC). They need not be letters. */
export function splitLetters(text: string): string[] {
  return text.normalize('NFC').match(/\P{M}\p{M}*|\p{M}+/gu) ?? []
}

/** Whether a text is one letter of any script, with its marks. */
export function isLetter(text: string): boolean {
  return /^\p{L}\p{M}*$/u.test(text)
}

/** The languages whose capitals are not those of the others: Turkish and Azeri have ı and i, Lithuanian dots its i. */
const OWN_CAPITALS = /^(?:tr|az|lt)(?:$|[-_])/i

/**
 * A letter as a capital, with its accents; a letter without a capital of one letter stays as it is, but for ß, which has
 * ẞ. `locale` is a language tag such as `tr`: there i becomes İ.
 */
export function capitalLetter(letter: string, locale = ''): string {
  const language = OWN_CAPITALS.test(locale) ? locale.slice(0, 2).toLowerCase() : null
  const raised = (language === null ? letter.toUpperCase() : letter.toLocaleUpperCase(language)).normalize('NFC')
  if (splitLetters(raised).length === 1) return raised
  return letter === 'ß' ? 'ẞ' : letter
}

/** The letters of a text as capitals: see {@link splitLetters} and {@link capitalLetter}. */
export function capitalLetters(text: string, locale = ''): string[] {
  return splitLetters(text).map((letter) => capitalLetter(letter, locale))
}

/** Whether a text is one letter as a board has it: composed, and a capital where there is one. */
export function isBoardLetter(text: unknown): text is string {
  return typeof text === 'string' && isLetter(text) && capitalLetter(text) === text && text.normalize('NFC') === text
}
