import { describe, expect, test } from 'vitest'
import { followElsewhere } from '../src/following.js'
import { makeKeeper, storageOf } from '../src/keeper.js'
import { PlayerCore } from '../src/core.js'
import { makeSaver } from '../src/saver.js'
import { loadGame, saveGame, saveKey, savedGames } from '../src/saving.js'
import type { ListedStorage, Saved } from '../src/saving.js'
import { BOARD, engine, OTHER, toy, write } from './toy.js'
import type { ToyKind } from './toy.js'

/** A storage in memory, which can be made to refuse. */
class FakeStorage implements ListedStorage {
  readonly items = new Map<string, string>()
  refuse: Error | null = null

  get length(): number {
    return this.items.size
  }

  key(index: number): string | null {
    return [...this.items.keys()][index] ?? null
  }

  getItem(key: string): string | null {
    if (this.refuse?.name === 'SecurityError') throw this.refuse
    return this.items.get(key) ?? null
  }

  setItem(key: string, value: string): void {
    if (this.refuse !== null) throw this.refuse
    this.items.set(key, value)
  }

  removeItem(key: string): void {
    this.items.delete(key)
  }
}

function named(name: string): Error {
  const error = new Error(name)
  error.name = name
  return error
}

const FULL = named('QuotaExceededError')
const BLOCKED = named('SecurityError')

const saved = (more: Partial<Saved> = {}): Saved => ({
  version: 1,
  kind: 'toy',
  board: '1...',
  run: 'x',
  elapsed: 1,
  hints: 0,
  checks: 0,
  solved: false,
  done: 1,
  total: 3,
  at: 5,
  ...more,
})

function coreOf(board = BOARD): PlayerCore<ToyKind> {
  const parts = {
    puzzle: toy,
    ask: undefined,
    now: () => 0,
    after: () => () => undefined,
    changed: () => undefined,
    tell: () => undefined,
    announce: () => undefined,
    keep: () => undefined,
  }
  return new PlayerCore<ToyKind>(parts, { board }, {}, 'en')
}

describe('a kept game', () => {
  test('comes back with its marks, history, clock and counts', () => {
    const storage = new FakeStorage()
    const keeper = makeKeeper(engine, storage)
    const core = coreOf()
    core.play(write(1, 2))
    core.hint()
    core.check()
    expect(keeper.keep(core)).toBe('saved')
    const { board, broken } = keeper.recall({ board: BOARD })
    expect(broken).toBe(false)
    expect(board).toMatchObject({ run: core.detail().run, hints: 1, checks: 1, elapsed: 0 })
    expect(engine.decode(board.run ?? '')?.past.length).toBe(1)
  })

  test('is kept for each board by itself, and does not hold the answer', () => {
    const storage = new FakeStorage()
    const keeper = makeKeeper(engine, storage)
    const core = coreOf()
    core.play(write(1, 2))
    keeper.keep(core)
    keeper.keep(coreOf(OTHER))
    expect(storage.items.size).toBe(2)
    expect(keeper.recall({ board: BOARD }).board.run).toBe(core.detail().run)
  })

  test('gives way to progress that the page brings', () => {
    const storage = new FakeStorage()
    const keeper = makeKeeper(engine, storage)
    keeper.keep(coreOf())
    expect(keeper.recall({ board: BOARD, run: 'own' }).board.run).toBe('own')
  })

  test('that is broken is put aside, so that a new one can take its place', () => {
    const key = saveKey('toy', '1...')
    for (const text of [
      'nonsense',
      '{}',
      JSON.stringify(saved({ version: 2 as 1 })),
      JSON.stringify(saved({ kind: 'other' })),
      'null',
      '[]',
    ]) {
      const storage = new FakeStorage()
      storage.items.set(key, text)
      expect(loadGame(storage, 'toy', '1...')).toEqual({ saved: null, broken: true })
      expect(storage.items.get(`${key}:broken`)).toBe(text)
      expect(storage.items.has(key)).toBe(false)
    }
  })

  test('is found in the list of all, the newest first, without the broken ones', () => {
    const storage = new FakeStorage()
    saveGame(storage, saved({ at: 1 }))
    saveGame(storage, saved({ at: 9, board: '2...' }))
    storage.items.set('kazu:game:toy:bad', 'nonsense')
    storage.items.set('other', JSON.stringify(saved()))
    expect(savedGames(storage).map(({ board }) => board)).toEqual(['2...', '1...'])
    expect(savedGames(null)).toEqual([])
  })
})

describe('two pages with the same board', () => {
  /** Two pages on one storage, each with its own keeper, as they stand after both were opened. */
  function pages() {
    const storage = new FakeStorage()
    const open = () => {
      const keeper = makeKeeper(engine, storage)
      const core = coreOf(keeper.recall({ board: BOARD }).board.board)
      const keep = (): unknown => followElsewhere(core, keeper) || keeper.keep(core)
      return { core, keep, look: () => followElsewhere(core, keeper) }
    }
    return { one: open(), other: open(), storage }
  }
  const entries = (core: PlayerCore<ToyKind>): string => core.session.game.marks.entry.join('')

  test('go on with what the other one played, with its history, and say so', () => {
    const { one, other } = pages()
    one.core.play(write(1, 2))
    one.keep()
    expect(other.look()).toBe(true)
    expect(entries(other.core)).toBe(entries(one.core))
    expect(other.core.message().text).toContain('played on in another tab')
    other.core.undo()
    expect(entries(other.core)).toBe('0000')
    other.keep()
    expect(one.look()).toBe(true)
    expect(entries(one.core)).toBe('0000')
  })

  test('do not write an old game over a newer one, as when a page is hidden that only looked on', () => {
    const { one, other, storage } = pages()
    one.core.play(write(1, 2))
    one.keep()
    const kept = [...storage.items.values()]
    other.keep()
    expect([...storage.items.values()]).toEqual(kept)
    expect(entries(other.core)).toBe(entries(one.core))
  })

  test('say it when both changed, and keep what was played last', () => {
    const { one, other } = pages()
    one.core.play(write(1, 2))
    one.keep()
    other.core.play(write(2, 2))
    other.keep()
    expect(other.core.message().text).toContain('changed in another tab as well')
    expect(entries(other.core)).not.toBe(entries(one.core))
    expect(one.look()).toBe(true)
    expect(entries(one.core)).toBe(entries(other.core))
  })

  test('say nothing where the other one only looked', () => {
    const { one, other } = pages()
    one.core.play(write(1, 2))
    one.keep()
    other.look()
    const said = one.core.message().text
    other.keep()
    expect(one.look()).toBe(false)
    expect(one.core.message().text).toBe(said)
  })
})

describe('a storage that refuses', () => {
  test('is told apart: blocked, or full; and never throws', () => {
    const storage = new FakeStorage()
    storage.refuse = FULL
    expect(saveGame(storage, saved())).toBe('full')
    storage.refuse = BLOCKED
    expect(saveGame(storage, saved())).toBe('blocked')
    expect(saveGame(null, saved())).toBe('blocked')
    expect(loadGame(storage, 'toy', '1...')).toEqual({ saved: null, broken: false })
    expect(savedGames(storage)).toEqual([])
    const keeper = makeKeeper(engine, storage)
    expect(keeper.settings()).toEqual({})
    keeper.keepSettings({ errors: 'off' })
    expect(keeper.recall({ board: BOARD }).board.run).toBe(undefined)
  })

  test('is told once each time it begins to', () => {
    const results = ['saved', 'full', 'full', 'saved', 'blocked'] as const
    const told: string[] = []
    let turn = 0
    const saver = makeSaver(
      () => results[turn++] ?? 'saved',
      (why) => told.push(why),
    )
    for (let times = 0; times < results.length; times++) saver.keep('now')
    expect(told).toEqual(['full', 'blocked'])
  })
})

describe('the saver', () => {
  test('writes once for all that one act does, and what waits when it stops', async () => {
    let written = 0
    const saver = makeSaver(
      () => {
        written++
        return 'saved'
      },
      () => undefined,
    )
    saver.keep('soon')
    saver.keep('soon')
    expect(written).toBe(0)
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(written).toBe(1)
    saver.stop()
    expect(written).toBe(1)
    saver.keep('soon')
    saver.stop()
    expect(written).toBe(2)
  })
})

describe('settings', () => {
  test('of the player come back, and what is none of them is left out', () => {
    const storage = new FakeStorage()
    const keeper = makeKeeper(engine, storage)
    keeper.keepSettings({ errors: 'compare', order: 'digit', tidy: false, material: 'wood' })
    expect(keeper.settings()).toEqual({ errors: 'compare', order: 'digit', tidy: false })
    storage.items.set('kazu:settings', '{"errors":"loud","clock":3,"peers":false,"hints":"off"}')
    expect(keeper.settings()).toEqual({ peers: false })
    keeper.keepSettings({ choices: { shape: 'round' }, tutorial: true })
    expect(keeper.settings()).toEqual({ choices: { shape: 'round' } })
    storage.items.set('kazu:settings', '{"choices":{"shape":3}}')
    expect(keeper.settings()).toEqual({})
    storage.items.set('kazu:settings', 'nonsense')
    expect(keeper.settings()).toEqual({})
  })
})

test('nothing is kept where the page does not want it', () => {
  const keeper = makeKeeper(engine, storageOf(false))
  expect(keeper.keep(coreOf())).toBe('off')
  expect(keeper.recall({ board: BOARD })).toEqual({ board: { board: BOARD }, broken: false })
})
