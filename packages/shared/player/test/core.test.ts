import type { Hint } from '@kazu/puzzle'
import { describe, expect, test } from 'vitest'
import { PlayerCore } from '../src/core.js'
import type { PlayerAsk, PlayerBoard, PlayerDetail, PlayerSettings } from '../src/options.js'
import { BOARD, engine, OTHER, toy, write } from './toy.js'
import type { ToyKind } from './toy.js'

/** A core whose clock, timers and listeners are held by the test. */
function play(settings: PlayerSettings = {}, more: Partial<PlayerBoard<ToyKind>> & { ask?: PlayerAsk<ToyKind> } = {}) {
  let now = 0
  let timers: { at: number; act: () => void }[] = []
  const told: [string, PlayerDetail<ToyKind>][] = []
  const said: string[] = []
  const kept: string[] = []
  const { ask, ...board } = more
  const core = new PlayerCore<ToyKind>(
    {
      puzzle: toy,
      ask,
      now: () => now,
      after: (ms, act) => {
        const timer = { at: now + ms, act }
        timers.push(timer)
        return () => {
          timers = timers.filter((other) => other !== timer)
        }
      },
      changed: () => undefined,
      tell: (event, detail) => told.push([event, detail]),
      announce: (text) => said.push(text),
      keep: (when) => kept.push(when),
    },
    { board: BOARD, ...board },
    settings,
    'en',
  )
  const wait = (ms: number): void => {
    now += ms
    const due = timers.filter(({ at }) => at <= now)
    timers = timers.filter(({ at }) => at > now)
    for (const { act } of due) act()
  }
  return { core, told, said, kept, wait, events: () => told.map(([event]) => event), timers: () => timers.length }
}

const entries = (core: PlayerCore<ToyKind>): string =>
  core.session.game.marks.entry.map((value) => value || '.').join('')

function solve(core: PlayerCore<ToyKind>): void {
  core.play(write(1, 2))
  core.play(write(2, 2))
  core.play(write(3, 1))
}

describe('the clock', () => {
  test('starts with the first mark and stops when all is right', () => {
    const { core, wait } = play()
    wait(5000)
    expect(core.elapsed()).toBe(0)
    core.play(write(1, 2))
    wait(3000)
    core.play(write(2, 2))
    core.play(write(3, 1))
    wait(9000)
    expect(core.elapsed()).toBe(3000)
    expect(core.session.solved).toBe(true)
  })

  test('waits while the page is hidden', () => {
    const { core, wait } = play()
    core.play(write(1, 2))
    wait(1000)
    core.see(false)
    wait(60000)
    core.see(true)
    wait(500)
    expect(core.elapsed()).toBe(1500)
  })

  test('that stood before the page was hidden still stands when it is seen again', () => {
    const { core, wait } = play({}, { elapsed: 7000 })
    core.see(false)
    core.see(true)
    wait(1000)
    expect(core.elapsed()).toBe(7000)
  })

  test('does not start again when a solved board is looked at', () => {
    const { core, wait } = play()
    solve(core)
    core.see(false)
    core.see(true)
    wait(1000)
    expect(core.elapsed()).toBe(0)
  })
})

describe('undo', () => {
  test('and redo go over moves, and over a restart', () => {
    const { core } = play()
    core.play(write(1, 2))
    core.play(write(2, 2))
    core.restart()
    expect(entries(core)).toBe('....')
    core.undo()
    expect(entries(core)).toBe('.22.')
    core.undo()
    core.redo()
    core.redo()
    expect(entries(core)).toBe('....')
  })

  test('brings back the board that was there before, with its marks, and redo the new one', () => {
    const { core, wait } = play()
    core.play(write(1, 2))
    expect(core.load({ board: OTHER })).toBe(true)
    core.play(write(1, 1))
    wait(1000)
    core.undo()
    wait(1000)
    core.undo()
    expect(core.session.game.board).toBe(BOARD)
    expect(entries(core)).toBe('.2..')
    core.redo()
    expect(core.session.game.board).toBe(OTHER)
  })

  test('held down stops before the board that was there before', () => {
    const { core, wait, said } = play()
    core.play(write(1, 2))
    core.load({ board: OTHER })
    core.play(write(1, 1))
    wait(5000)
    for (let press = 0; press < 8; press++) {
      core.undo()
      wait(30)
    }
    expect(core.session.game.board).toBe(OTHER)
    expect(said.at(-1)).toContain('once more')
    wait(1000)
    core.undo()
    expect(core.session.game.board).toBe(BOARD)
  })

  test('of nothing does nothing', () => {
    const { core, told } = play()
    core.undo()
    core.redo()
    expect(told).toEqual([])
    expect([core.canUndo, core.canRedo]).toEqual([false, false])
  })
})

describe('a hint', () => {
  test('goes from where to why to doing it', () => {
    const { core, events } = play()
    core.hint()
    expect(core.session.lesson?.stage).toBe('where')
    expect(core.message()).toMatchObject({ tone: 'teacher', lead: 'Where.', text: 'Look at r1c2.' })
    core.hint()
    expect(core.message().text).toBe('(1) The row at r1c2. So cell 1 is 2.')
    expect(entries(core)).toBe('....')
    core.hint()
    expect(entries(core)).toBe('.2..')
    expect(events()).toEqual(['kazu-hint', 'kazu-hint', 'kazu-change', 'kazu-hint'])
    expect(core.detail()).toMatchObject({ hints: 1, helped: true })
  })

  test('that was done fades away, and the next press asks anew', () => {
    const { core, wait } = play()
    for (let press = 0; press < 3; press++) core.hint()
    expect(core.session.lesson?.stage).toBe('do')
    wait(1000)
    expect(core.session.lesson).toBe(null)
    core.hint()
    expect(core.session.lesson?.hint.target).toEqual([2])
  })

  test('is over with the next move', () => {
    const { core } = play()
    core.hint()
    core.play(write(3, 1))
    expect(core.session.lesson).toBe(null)
  })

  test('is one step to undo, however many moves it makes', () => {
    const { core } = play()
    for (let press = 0; press < 3; press++) core.hint()
    core.undo()
    expect(entries(core)).toBe('....')
  })

  test('only shows where that was chosen', () => {
    const { core } = play({ hints: 'show' })
    for (let press = 0; press < 5; press++) core.hint()
    expect(entries(core)).toBe('....')
    expect(core.session.lesson?.stage).toBe('why')
  })

  test('is not given where that was chosen, nor on a solved board', () => {
    const off = play({ hints: 'off' })
    off.core.hint()
    expect(off.core.session.lesson).toBe(null)
    const { core, said } = play()
    solve(core)
    core.hint()
    expect(said.at(-1)).toBe('Solved in 0:00.')
    expect(core.message().tone).toBe('good')
  })

  test('says so when there is none', () => {
    const { core, said } = play({}, { ask: { hint: () => null } })
    core.hint()
    expect(said.at(-1)).toContain('no single answer')
  })

  test('that takes long says that it is being looked for', async () => {
    let give: (hint: Hint<ToyKind> | null) => void = () => undefined
    const ask = { hint: () => new Promise<Hint<ToyKind> | null>((resolve) => (give = resolve)) }
    const { core, said, wait } = play({}, { ask })
    core.hint()
    expect(core.thinking).toBe(true)
    wait(400)
    expect(said).toEqual(['Looking for a reason…'])
    give(engine.hint(BOARD, core.session.game.marks))
    await Promise.resolve()
    expect(core.session.lesson?.stage).toBe('where')
    expect(core.thinking).toBe(false)
  })

  test('that is being looked for is not asked for twice', () => {
    let asked = 0
    const ask = {
      hint: () => {
        asked++
        return new Promise<null>(() => undefined)
      },
    }
    const { core } = play({}, { ask })
    core.hint()
    core.hint()
    expect(asked).toBe(1)
    core.play(write(1, 2))
    core.hint()
    expect(asked).toBe(2)
  })

  test('that comes after the next move is let go', async () => {
    let give: (hint: Hint<ToyKind> | null) => void = () => undefined
    const ask = { hint: () => new Promise<Hint<ToyKind> | null>((resolve) => (give = resolve)) }
    const { core } = play({}, { ask })
    core.hint()
    core.play(write(1, 2))
    give(engine.hint(BOARD, engine.start(BOARD)))
    await Promise.resolve()
    expect(core.session.lesson).toBe(null)
  })

  test('that fails is said, and play goes on', async () => {
    const { core, said } = play({}, { ask: { hint: () => Promise.reject(new Error('gone')) } })
    core.hint()
    await Promise.resolve()
    await Promise.resolve()
    expect(said.at(-1)).toBe('No hint could be found this time.')
    core.play(write(1, 2))
    expect(entries(core)).toBe('.2..')
  })
})

describe('what is shown as wrong', () => {
  test('are the rules that are broken, at once and in words', () => {
    const { core, said } = play()
    core.play(write(1, 1))
    expect(core.view().faults?.map(({ rule }) => rule)).toEqual(['row'])
    expect(core.message()).toEqual({ tone: 'bad', lead: '! Row.', text: 'A row has a number twice, at r1c1.' })
    expect(said.at(-1)).toContain('A row has a number twice')
  })

  test('is nothing where that was chosen, until Check is pressed', () => {
    const { core } = play({ errors: 'off' })
    core.play(write(1, 1))
    expect(core.view().faults).toEqual([])
    core.check()
    expect(core.view().faults?.length).toBe(1)
    expect(core.message().tone).toBe('bad')
    core.play(write(3, 2))
    expect(core.view().faults).toEqual([])
  })

  test('are conflicts, by the older name of the option', () => {
    const { core } = play()
    core.set({ conflicts: false })
    core.play(write(1, 1))
    expect(core.view().faults).toEqual([])
  })

  test('is the broken rule of a full board, unasked', () => {
    const { core } = play({ errors: 'off' })
    core.play(write(1, 1))
    core.play(write(2, 1))
    core.play(write(3, 1))
    expect(core.view().faults?.length).toBeGreaterThan(0)
    expect(core.session.solved).toBe(false)
  })

  test('are marks that differ from the answer, only on request', async () => {
    const { core } = play({ errors: 'compare' })
    // 2 below 1 and beside nothing: no rule is broken, yet the cell is not as in the answer.
    core.play(write(3, 2))
    expect(core.view().wrong).toEqual([])
    core.check()
    await Promise.resolve()
    await Promise.resolve()
    expect(core.view().wrong).toEqual([3])
    expect(core.message()).toEqual({ tone: 'bad', text: '1 mark differs from the answer.' })
    core.play(write(3, 0))
    expect(core.view().wrong).toEqual([])
  })

  test('are counted, but not where they are, where that was chosen', async () => {
    const { core } = play({ errors: 'compare', check: 'count' })
    core.play(write(3, 2))
    core.check()
    await Promise.resolve()
    await Promise.resolve()
    expect(core.view().wrong).toEqual([])
    expect(core.message().text).toContain('1 mark')
  })
})

describe('check', () => {
  test('says how far it is when no rule is broken', () => {
    const { core, told } = play()
    core.play(write(1, 2))
    core.check()
    expect(core.message().text).toBe('No rule is broken so far: 1 of 3.')
    const [event, detail] = told.at(-1) as [string, PlayerDetail<ToyKind>]
    expect(event).toBe('kazu-check')
    expect(detail).toMatchObject({ checks: 1, verdict: { ok: false, reason: 'empty' } })
  })

  test('is not there where that was chosen', () => {
    const { core, told } = play({ check: 'off' })
    core.check()
    expect(told).toEqual([])
  })
})

describe('the end', () => {
  test('is told once, after the change, with everything that a page wants to know', () => {
    const { core, told, events, wait } = play({}, { level: 'easy', seed: 5 })
    core.play(write(1, 2))
    wait(2000)
    core.play(write(2, 2))
    core.play(write(3, 1))
    expect(events()).toEqual(['kazu-change', 'kazu-change', 'kazu-change', 'kazu-solve'])
    expect(told.at(-1)?.[1]).toMatchObject({
      kind: 'toy',
      width: 2,
      height: 2,
      level: 'easy',
      seed: 5,
      board: '1...',
      answer: [1, 2, 2, 1],
      progress: { filled: 3, total: 3 },
      elapsedMs: 2000,
      hints: 0,
      checks: 0,
      helped: false,
      solved: true,
    })
    core.undo()
    core.redo()
    expect(events().filter((event) => event === 'kazu-solve').length).toBe(1)
  })

  test('is told again after a restart', () => {
    const { core, events } = play()
    solve(core)
    core.restart()
    solve(core)
    expect(events().filter((event) => event === 'kazu-solve').length).toBe(2)
  })

  test('says time and hints, and leaves the board as it is', () => {
    const { core, wait } = play()
    for (let press = 0; press < 3; press++) core.hint()
    wait(61000)
    core.play(write(2, 2))
    core.play(write(3, 1))
    expect(core.message()).toEqual({ tone: 'good', text: 'Solved in 1:01, with 1 hint.' })
    expect(core.view().solved).toBe(true)
  })
})

describe('progress', () => {
  test('that a page brings goes on where it was', () => {
    const first = play()
    first.core.play(write(1, 2))
    const { run } = first.core.detail()
    const { core } = play({}, { run, elapsed: 9000 })
    expect(entries(core)).toBe('.2..')
    expect(core.elapsed()).toBe(9000)
    core.undo()
    expect(entries(core)).toBe('....')
  })

  test('that is broken, or of another board, is passed over', () => {
    expect(entries(play({}, { run: 'nonsense' }).core)).toBe('....')
    const other = play({}, { board: OTHER })
    other.core.play(write(1, 1))
    expect(entries(play({}, { run: other.core.detail().run }).core)).toBe('....')
  })

  test('is kept after every move, and at once before another board takes the place', () => {
    const { core, kept } = play()
    core.play(write(1, 2))
    expect(kept).toEqual(['soon'])
    core.load({ board: OTHER })
    expect(kept[1]).toBe('now')
  })

  test('of a board that is none is refused', () => {
    const { core } = play()
    expect(core.load({ board: null as unknown as typeof BOARD })).toBe(false)
    expect(core.session.game.board).toBe(BOARD)
    expect(() => play({}, { board: null as unknown as typeof BOARD })).toThrow(RangeError)
  })
})

describe('input', () => {
  const point = { x: 1.5, y: 0.5, targets: { cell: 1 } }
  const press = { point, pointer: 'mouse', second: false, adds: false } as const

  test('goes to the style that has the mode, and makes its moves', () => {
    const { core } = play()
    expect(core.choose('corner')).toBe(true)
    expect(core.choose('line')).toBe(false)
    core.press(press)
    core.release()
    core.pad('2', false)
    expect(core.session.game.marks.corner[1]).toBe(4)
  })

  test('shows a stroke before it is made, and nothing of it after Escape', () => {
    const { core } = play()
    core.pad('2', false)
    core.press(press)
    expect(core.view().marks.entry[1]).toBe(2)
    expect(entries(core)).toBe('....')
    core.cancel()
    expect(core.view().marks.entry[1]).toBe(0)
    core.release()
    expect(entries(core)).toBe('....')
  })

  test('chooses modes by their keys, but only where the key means nothing else', () => {
    const { core } = play()
    expect(core.key({ key: 'x', code: 'KeyX', shift: false, control: false, alt: false })).toBe(true)
    expect(core.state.mode).toBe('corner')
    expect(core.key({ key: 'z', code: 'KeyZ', shift: false, control: true, alt: false })).toBe(false)
    expect(core.state.mode).toBe('corner')
  })

  test('of a whole board can be undone', () => {
    const { core } = play()
    core.act('fill-notes')
    expect(core.session.game.marks.corner).toEqual([0, 4, 4, 6])
    core.undo()
    expect(core.session.game.marks.corner).toEqual([0, 0, 0, 0])
  })

  test('says what the player wants to know, in the language that is spoken', () => {
    const { core, said } = play()
    core.speak('it')
    expect(core.message().text).toBe('Riempi il quadrato.')
    core.select(0)
    core.pad('2', false)
    expect(said.at(-1)).toBe('Quel numero è stampato.')
  })
})

test('a cell that is pointed at is so for a moment', () => {
  const { core, wait } = play()
  core.point([2])
  expect(core.view().pulse).toEqual([2])
  wait(2000)
  expect(core.view().pulse).toEqual([])
})

test('when all is quiet, nothing waits', () => {
  const { core, wait, timers } = play()
  solve(core)
  core.point([1])
  wait(5000)
  expect(timers()).toBe(0)
  core.point([1])
  core.stop()
  expect(timers()).toBe(0)
})

describe('the tutorial', () => {
  test('explains the next step unasked, at the start and after every move, and counts no hint', () => {
    const { core, said } = play({ tutorial: true })
    core.coach()
    expect(core.session.lesson?.stage).toBe('why')
    const first = core.session.lesson?.hint
    core.play(write(1, 2))
    expect(core.session.lesson?.stage).toBe('why')
    expect(core.session.lesson?.hint).not.toBe(first)
    expect(said.filter((text) => text.startsWith('Why')).length).toBe(2)
    expect(core.session.hints).toBe(0)
  })

  test('goes on after undo, a step that the button does, and a check', () => {
    const { core, wait } = play({ tutorial: true })
    core.coach()
    core.hint()
    expect(core.session.lesson?.stage).toBe('do')
    wait(1000)
    expect(core.session.lesson?.stage).toBe('why')
    core.undo()
    expect(core.session.lesson?.stage).toBe('why')
    core.check()
    expect(core.session.lesson).toBeNull()
    core.hint()
    expect(core.session.lesson?.stage).toBe('why')
  })

  test('names a wrong mark first, and is over when all is right', () => {
    const { core } = play({ tutorial: true })
    core.play(write(1, 1))
    expect(core.session.lesson?.hint.rung).toBe(1)
    solve(core)
    expect(core.session.solved).toBe(true)
    expect(core.session.lesson).toBeNull()
  })

  test('is silent when it was not asked for, and when it is put off', () => {
    const { core } = play()
    core.coach()
    expect(core.session.lesson).toBeNull()
    core.set({ tutorial: true })
    core.coach()
    expect(core.session.lesson).not.toBeNull()
    core.set({ tutorial: false })
    expect(core.session.lesson).toBeNull()
    core.play(write(1, 2))
    expect(core.session.lesson).toBeNull()
  })
})
