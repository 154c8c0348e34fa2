/** A place for texts under keys. A page's own `localStorage` is one. */
export interface Storage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/** A game as it is kept. */
export interface Saved {
  readonly version: 1
  readonly kind: string
  /** The board's own code. */
  readonly board: string
  /** The progress code, with its history and without the answer. */
  readonly run: string
  readonly elapsed: number
  readonly hints: number
  readonly checks: number
  readonly solved: boolean
  readonly done: number
  readonly total: number
  readonly level?: string | undefined
  readonly seed?: number | undefined
  /** When it was written, in ms since 1970. */
  readonly at: number
}

/** What came of writing. */
export type SaveResult = 'saved' | 'blocked' | 'full'

const PREFIX = 'kazu:game:'

/** The key under which the game of a board is kept: the kind and a hash of the board's code (FNV-1a, 32 bit, twice). */
export function saveKey(kind: string, board: string): string {
  return `${PREFIX}${kind}:${hash(board, 0x811c9dc5)}${hash(board, 0x01234567)}`
}

function hash(text: string, start: number): string {
  let value = start
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  return (value >>> 0).toString(16).padStart(8, '0')
}

/** Keeps a game. A storage that throws, because it is blocked or full, is told, and nothing else happens. */
export function saveGame(storage: Storage | null, saved: Saved): SaveResult {
  if (storage === null) return 'blocked'
  try {
    storage.setItem(saveKey(saved.kind, saved.board), JSON.stringify(saved))
    return 'saved'
  } catch (problem) {
    return isFull(problem) ? 'full' : 'blocked'
  }
}

function isFull(problem: unknown): boolean {
  const name = typeof problem === 'object' && problem !== null && 'name' in problem ? problem.name : ''
  return name === 'QuotaExceededError' || name === 'NS_ERROR_DOM_QUOTA_REACHED'
}

/** What was kept for a board: the game, nothing, or something broken, which is put aside under `key + ':broken'`. */
export type Loaded = { readonly saved: Saved } | { readonly saved: null; readonly broken: boolean }

/** Reads the game of a board. Never throws. */
export function loadGame(storage: Storage | null, kind: string, board: string): Loaded {
  const key = saveKey(kind, board)
  const text = read(storage, key)
  if (text === null) return { saved: null, broken: false }
  const saved = readSaved(text)
  if (saved !== null && saved.kind === kind && saved.board === board) return { saved }
  putAside(storage, key, text)
  return { saved: null, broken: true }
}

/** What is kept for a board, as the text that it is; null for nothing. Never throws. */
export function savedText(storage: Storage | null, kind: string, board: string): string | null {
  return read(storage, saveKey(kind, board))
}

/** Puts a broken save aside, so that it can still be looked at, and a new one can take its place. */
function putAside(storage: Storage | null, key: string, text: string): void {
  try {
    storage?.setItem(`${key}:broken`, text)
    storage?.removeItem(key)
  } catch {
    // A storage that fails here fails at the next save too, and is told there.
  }
}

function read(storage: Storage | null, key: string): string | null {
  try {
    return storage?.getItem(key) ?? null
  } catch {
    return null
  }
}

/** A kept game out of its text; null on anything that is none. */
export function readSaved(text: string): Saved | null {
  try {
    const data: unknown = JSON.parse(text)
    return isSaved(data) ? data : null
  } catch {
    return null
  }
}

function isSaved(data: unknown): data is Saved {
  if (typeof data !== 'object' || data === null) return false
  const record = data as Record<string, unknown>
  const texts = ['kind', 'board', 'run']
  const counts = ['elapsed', 'hints', 'checks', 'done', 'total', 'at']
  return (
    record['version'] === 1 &&
    texts.every((name) => typeof record[name] === 'string') &&
    counts.every((name) => Number.isFinite(record[name]) && (record[name] as number) >= 0) &&
    typeof record['solved'] === 'boolean' &&
    ['string', 'undefined'].includes(typeof record['level']) &&
    ['number', 'undefined'].includes(typeof record['seed'])
  )
}

/** A storage whose keys can be listed. */
export interface ListedStorage extends Storage {
  readonly length: number
  key(index: number): string | null
}

/** Every kept game, the newest first. Broken ones are passed over. Never throws. */
export function savedGames(storage: ListedStorage | null): Saved[] {
  if (storage === null) return []
  try {
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
    const games = keys
      .filter((key) => key.startsWith(PREFIX) && !key.endsWith(':broken'))
      .flatMap((key) => readSaved(storage.getItem(key) ?? '') ?? [])
    return games.sort((one, other) => other.at - one.at)
  } catch {
    return []
  }
}

/** The page's own storage; null where it is blocked, as in some frames and private windows. */
export function pageStorage(): (ListedStorage & globalThis.Storage) | null {
  try {
    return globalThis.localStorage
  } catch {
    return null
  }
}
