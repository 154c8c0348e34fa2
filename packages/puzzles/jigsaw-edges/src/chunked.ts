/** How many values stand in one chunk. */
const CHUNK = 128

/**
 * A list that is never changed in place: a change copies one chunk and shares all the others, so that a long history of
 * nearly equal lists takes little room.
 */
export interface Chunked<Value> {
  readonly length: number
  readonly chunks: readonly (readonly Value[])[]
}

/** The list of values. */
export function chunked<Value>(values: readonly Value[]): Chunked<Value> {
  const chunks: Value[][] = []
  for (let at = 0; at < values.length; at += CHUNK) chunks.push(values.slice(at, at + CHUNK))
  return { length: values.length, chunks }
}

/** The value at an index that is within the list. */
export function valueAt<Value>({ chunks }: Chunked<Value>, index: number): Value {
  return (chunks[Math.floor(index / CHUNK)] as readonly Value[])[index % CHUNK] as Value
}

/** The list with other values at some indexes. */
export function withValues<Value>(
  list: Chunked<Value>,
  changes: Iterable<readonly [index: number, value: Value]>,
): Chunked<Value> {
  const chunks = [...list.chunks]
  const copied = new Map<number, Value[]>()
  for (const [index, value] of changes) {
    const at = Math.floor(index / CHUNK)
    const chunk = copied.get(at) ?? [...(chunks[at] as readonly Value[])]
    copied.set(at, chunk)
    chunks[at] = chunk
    chunk[index % CHUNK] = value
  }
  return { length: list.length, chunks }
}
