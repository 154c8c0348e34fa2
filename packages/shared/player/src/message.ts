/** A part of a message: words, the number of a badge on the board, or a cell that the message speaks of. */
export type MessagePart =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'badge'; readonly number: number }
  | { readonly type: 'cell'; readonly text: string; readonly cell: number }

/** Where the cells of a message lie. */
interface Extent {
  readonly width: number
  readonly height: number
}

/**
 * Takes a sentence apart: `(2)` is a badge, `r3c4` a cell of the board. What looks like a cell but lies outside the
 * board stays text.
 */
export function messageParts(text: string, { width, height }: Extent): MessagePart[] {
  const parts: MessagePart[] = []
  let from = 0
  for (const match of text.matchAll(/\((\d{1,2})\)|r(\d{1,2})c(\d{1,2})(?!\d)/g)) {
    const part = partOf(match, width, height)
    if (part === null) continue
    if (match.index > from) parts.push({ type: 'text', text: text.slice(from, match.index) })
    parts.push(part)
    from = match.index + match[0].length
  }
  if (from < text.length) parts.push({ type: 'text', text: text.slice(from) })
  return parts
}

function partOf([whole, badge, row, column]: RegExpMatchArray, width: number, height: number): MessagePart | null {
  if (badge !== undefined) return { type: 'badge', number: Number(badge) }
  const down = Number(row) - 1
  const right = Number(column) - 1
  if (down < 0 || right < 0 || down >= height || right >= width) return null
  return { type: 'cell', text: whole, cell: down * width + right }
}

/**
 * A reason with the numbers of its badges: a cause that the sentence does not number itself gets its number before the
 * first mention of one of its cells, so that board and words can be read together.
 */
export function badgedText(
  text: string,
  because: readonly { readonly cells: readonly number[] }[],
  width: number,
): string {
  let badged = text
  because.forEach(({ cells }, index) => {
    const badge = `(${index + 1})`
    if (badged.includes(badge)) return
    const names = cells.map((cell) => `r${Math.floor(cell / width) + 1}c${(cell % width) + 1}(?!\\d)`)
    if (names.length > 0) badged = badged.replace(new RegExp(`(?<!\\(\\d+\\) )(${names.join('|')})`), `${badge} $1`)
  })
  return badged
}

/** How a message is spoken: by the sheet itself, the teacher, a broken rule, or the end. */
export type Tone = 'plain' | 'teacher' | 'bad' | 'good'

/** What the slot beside the board says. */
export interface Message {
  readonly tone: Tone
  /** The first words, set apart. */
  readonly lead?: string | undefined
  readonly text: string
  /** A line under it, quieter. */
  readonly after?: string | undefined
}
