import { isRecord } from '@kazu/puzzle'
import type { Engine, Kind } from '@kazu/puzzle'
import { boardCode } from './core.js'
import type { PlayerCore } from './core.js'
import type { PlayerBoard, PlayerSettings } from './options.js'
import { loadGame, pageStorage, readSaved, savedText, saveGame } from './saving.js'
import type { Saved, SaveResult, Storage } from './saving.js'

/** Keeps games and settings in a storage, or nowhere. */
export interface Keeper<K extends Kind> {
  /** The board with what was kept of it, unless the page itself brings progress. */
  readonly recall: (board: PlayerBoard<K>) => { readonly board: PlayerBoard<K> & Recalled; readonly broken: boolean }
  readonly keep: (core: PlayerCore<K>) => SaveResult | 'off'
  /** What another page has kept of the same board since this one read or wrote it last; null for nothing. Told once. */
  readonly elsewhere: (core: PlayerCore<K>) => Elsewhere | null
  readonly settings: () => PlayerSettings
  readonly keepSettings: (settings: PlayerSettings) => void
}

/** A game that another page kept, and whether the game here has changed since both were the same. */
export interface Elsewhere {
  readonly saved: Saved
  readonly changedHere: boolean
}

interface Recalled {
  readonly hints?: number
  readonly checks?: number
}

const SETTINGS_KEY = 'kazu:settings'

/** The settings that belong to the player and not to the page. */
const OWN = ['errors', 'tidy', 'order', 'overwrite', 'clock', 'peers', 'choices'] as const

/** The storage that an option means: the page's own unless said, and null where that is blocked. */
export function storageOf(save: boolean | Storage | undefined): Storage | null | 'off' {
  if (save === false) return 'off'
  return save === undefined || save === true ? pageStorage() : save
}

/** Makes what keeps the games of an engine. */
export function makeKeeper<K extends Kind>(engine: Engine<K>, storage: Storage | null | 'off'): Keeper<K> {
  /** What was kept of each board when it was read or written last here. */
  const seen = new Map<string, string | null>()
  const look = (place: Storage | null, board: K['board']): string | null => {
    const code = boardCode(engine, board)
    const text = savedText(place, engine.kind, code)
    seen.set(code, text)
    return text
  }
  return {
    recall: (board) => {
      if (storage === 'off') return { board, broken: false }
      const recalled = board.run === undefined ? recall(engine, storage, board) : { board, broken: false }
      look(storage, board.board)
      return recalled
    },
    keep: (core) => {
      if (storage === 'off') return 'off'
      const result = keep(engine, storage, core)
      if (result === 'saved') look(storage, core.session.game.board)
      return result
    },
    elsewhere: (core) => {
      if (storage === 'off') return null
      const { board } = core.session.game
      const before = seen.get(boardCode(engine, board))
      const text = look(storage, board)
      return before === undefined || text === null || text === before ? null : elsewhere(engine, core, before, text)
    },
    settings: () => (storage === 'off' ? {} : readSettings(storage)),
    keepSettings: (settings) => {
      if (storage === 'off' || storage === null) return
      const own = Object.fromEntries(OWN.map((name) => [name, settings[name]]))
      try {
        storage.setItem(SETTINGS_KEY, JSON.stringify(own))
      } catch {
        // Settings that cannot be kept hold for as long as the page is open; the game's own save tells why.
      }
    },
  }
}

function recall<K extends Kind>(
  engine: Engine<K>,
  storage: Storage | null,
  board: PlayerBoard<K>,
): ReturnType<Keeper<K>['recall']> {
  const found = loadGame(storage, engine.kind, boardCode(engine, board.board))
  if (found.saved === null) return { board, broken: found.broken }
  const { run, elapsed, hints, checks, level, seed } = found.saved
  const origin = { level: board.level ?? level, seed: board.seed ?? seed }
  return { board: { ...board, ...origin, run, elapsed, hints, checks }, broken: engine.decode(run) === null }
}

function elsewhere<K extends Kind>(
  engine: Engine<K>,
  { session: { game } }: PlayerCore<K>,
  before: string | null,
  text: string,
): Elsewhere | null {
  const saved = readSaved(text)
  const here = engine.encode(game)
  // Another page that only looked at the board, and kept the clock, is no other game.
  if (saved === null || saved.run === here) return null
  const run = before === null ? undefined : readSaved(before)?.run
  const changedHere = run === undefined ? game.past.length + game.future.length > 0 : run !== here
  return { saved, changedHere }
}

function keep<K extends Kind>(engine: Engine<K>, storage: Storage | null, core: PlayerCore<K>): SaveResult {
  const { game, origin, hints, checks, solved } = core.session
  const { done, total } = core.progress()
  return saveGame(storage, {
    version: 1,
    kind: engine.kind,
    board: boardCode(engine, game.board),
    run: engine.encode(game),
    elapsed: core.elapsed(),
    hints,
    checks,
    solved,
    done,
    total,
    level: origin.level,
    seed: origin.seed,
    at: Date.now(),
  })
}

/** The kept settings; what is broken or unknown is left out. */
function readSettings(storage: Storage | null): PlayerSettings {
  try {
    const data: unknown = JSON.parse(storage?.getItem(SETTINGS_KEY) ?? '{}')
    return typeof data === 'object' && data !== null ? knownSettings(data as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

function knownSettings(data: Record<string, unknown>): PlayerSettings {
  const among = (name: string, values: readonly unknown[]): Record<string, unknown> =>
    values.includes(data[name]) ? { [name]: data[name] } : {}
  return {
    ...among('errors', ['off', 'rules', 'compare']),
    ...among('order', ['auto', 'cell', 'digit']),
    ...among('tidy', [true, false]),
    ...among('overwrite', [true, false]),
    ...among('clock', [true, false]),
    ...among('peers', [true, false]),
    ...(isChoices(data['choices']) ? { choices: data['choices'] } : {}),
  }
}

/** What is no longer on offer is passed over where it is used. */
function isChoices(data: unknown): data is Readonly<Record<string, string>> {
  return isRecord(data) && Object.values(data).every((value) => typeof value === 'string')
}
