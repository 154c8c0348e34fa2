/** Several things in a row, the last one after a word of its own: `r1c1, r1c2 and r1c3`. */
export function listed(items: readonly string[], last: string): string {
  if (items.length < 2) return items.join('')
  return `${items.slice(0, -1).join(', ')} ${last} ${items[items.length - 1] ?? ''}`
}

/** The text with a capital at its start, behind a badge if there is one. Names of cells stay as they are. */
export function capital(text: string): string {
  const start = /^\(\d+\) /.exec(text)?.[0].length ?? 0
  if (/^r\d+c\d+/.test(text.slice(start))) return text
  return text.slice(0, start) + text.charAt(start).toUpperCase() + text.slice(start + 1)
}
