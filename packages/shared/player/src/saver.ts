import type { SaveResult } from './saving.js'

/** Writes a game when it changed, once for all that one act does, and tells when that stops to work. */
export interface Saver {
  /** Soon, right after what happens now; or now, before another game takes the place. */
  readonly keep: (when: 'soon' | 'now') => void
  /** Writes what waits, and stops. */
  readonly stop: () => void
  /** What came of the last writing; null before the first. */
  readonly result: () => SaveResult | 'off' | null
}

/** Makes what writes; `failed` is told once each time that writing begins to fail. */
export function makeSaver(write: () => SaveResult | 'off', failed: (why: 'blocked' | 'full') => void): Saver {
  let result: SaveResult | 'off' | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const now = (): void => {
    clearTimeout(timer)
    timer = undefined
    const before = result
    result = write()
    if (result !== before && (result === 'blocked' || result === 'full')) failed(result)
  }
  return {
    keep: (when) => {
      if (when === 'now') now()
      else timer ??= setTimeout(now, 0)
    },
    stop: () => {
      if (timer !== undefined) now()
    },
    result: () => result,
  }
}
