/** The names of a kind in each way in which code writes them. */
export interface KindNames {
  /** As packages and elements are called: `more-or-less`. */
  readonly kebab: string
  /** As a value is called: `moreOrLess`. */
  readonly camel: string
  /** As a type is called: `MoreOrLess`. */
  readonly pascal: string
  /** As a constant is called: `MORE_OR_LESS`. */
  readonly constant: string
}

/** The names of a kind. Throws a RangeError for what is not words of small letters joined by hyphens. */
export function namesOf(kebab: string): KindNames {
  if (!/^[a-z]+(-[a-z]+)*$/.test(kebab)) {
    throw new RangeError(`"${kebab}" is not the name of a kind: small letters, words joined by hyphens.`)
  }
  const pascal = kebab
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
  return {
    kebab,
    pascal,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    constant: kebab.toUpperCase().replaceAll('-', '_'),
  }
}

/**
 * A text of one kind with another kind's names. The old kind has a name of one word, of which the text holds nothing
 * else: where it is a value (`noughts:`, `{ noughts }`, `noughtsCase`) it becomes the value's name, in quotes, addresses
 * and markup the package's.
 */
export function renamed(text: string, from: KindNames, to: KindNames): string {
  const word = from.camel
  const value = new RegExp(`(?<=(?:const|\\{|,|puzzle:) |\\()${word}(?=[: ,)])`, 'g')
  return text
    .replaceAll(from.constant, to.constant)
    .replaceAll(from.pascal, to.pascal)
    .replaceAll(new RegExp(`\\b${word}(?=[A-Z])`, 'g'), to.camel)
    .replaceAll(value, to.camel)
    .replaceAll(new RegExp(`\`${word}\`(?=: the whole)`, 'g'), `\`${to.camel}\``)
    .replaceAll(word, to.kebab)
}
