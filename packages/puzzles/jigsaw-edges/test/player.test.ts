import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { generateJigsawEdges, groupOfPiece, isSolved, moveGroups, paintOrder, poseOf, scatter } from '../src/index.js'
import type { Table } from '../src/index.js'
import { JIGSAW_EDGES_WORDS } from '../src/words.js'
import { handle, NO_HAND } from '../src/player/hands.js'
import type { Hand, HandAct, HandEvent } from '../src/player/hands.js'
import {
  besideMate,
  carriedWith,
  carry,
  choose,
  chooseNext,
  chosenGroups,
  joinAfter,
  joinNext,
  newSession,
  rescued,
  stepBack,
  turn,
} from '../src/player/session.js'
import { panned, toTable, wholeTable, zoomed } from '../src/player/viewport.js'

const area = { width: 1260, height: 900 }
const screen = { width: 360, height: 500 }
const loose = (seed: number, turned = false): Table =>
  scatter(generateJigsawEdges({ rows: 3, columns: 3, seed }), { seed, turn: turned })

/** All acts of some events, from no hand on. */
function actsOf(...events: readonly HandEvent[]): HandAct[] {
  const acts: HandAct[] = []
  events.reduce<Hand>((now, event) => {
    const step = handle(now, event)
    acts.push(...step.acts)
    return step.next
  }, NO_HAND)
  return acts
}

const down = (
  id: number,
  x: number,
  y: number,
  group: number | null,
  pointer: 'mouse' | 'touch' = 'touch',
): HandEvent => ({
  type: 'down',
  id,
  at: { x, y },
  pointer,
  button: 0,
  group,
})
const move = (id: number, x: number, y: number): HandEvent => ({ type: 'move', id, at: { x, y } })
const up = (id: number): HandEvent => ({ type: 'up', id })

describe('hands', () => {
  test('drag what a finger is put on, and pan from the table', () => {
    expect(actsOf(down(1, 0, 0, 4), move(1, 3, 0), move(1, 30, 0), up(1))).toEqual([
      { act: 'lift', group: 4 },
      { act: 'carry', by: { x: 30, y: 0 } },
      { act: 'drop', by: { x: 30, y: 0 } },
    ])
    expect(actsOf(down(1, 0, 0, null), move(1, 30, 0), move(1, 40, 5), up(1)).map(({ act }) => act)).toEqual([
      'pan',
      'pan',
    ])
  })

  test('draw a band from the table with a mouse', () => {
    const acts = actsOf(down(1, 5, 5, null, 'mouse'), move(1, 50, 60), up(1))
    expect(acts.at(-1)).toEqual({ act: 'band-end', from: { x: 5, y: 5 }, to: { x: 50, y: 60 } })
  })

  test('tap where nothing was carried, and turn with the second button', () => {
    expect(actsOf(down(1, 0, 0, 2), move(1, 2, 2), up(1))).toEqual([{ act: 'tap', group: 2, at: { x: 0, y: 0 } }])
    expect(actsOf({ ...down(1, 0, 0, 2, 'mouse'), button: 2 } as HandEvent)).toEqual([{ act: 'turn', group: 2 }])
  })

  test('with two fingers zoom, and never move a piece', () => {
    const acts = actsOf(
      down(1, 0, 0, 2),
      move(1, 20, 0),
      down(2, 100, 0, 3),
      move(2, 180, 0),
      up(1),
      move(2, 0, 0),
      up(2),
    )
    expect(acts.map(({ act }) => act)).toEqual(['lift', 'carry', 'put-back', 'zoom'])
    expect(acts[3]).toMatchObject({ factor: 2, about: { x: 100, y: 0 } })
  })

  test('put back what is lost or called off, and a drop comes at no other end', () => {
    const lost: HandEvent = { type: 'lost', id: 1 }
    expect(actsOf(down(1, 0, 0, 2), move(1, 20, 0), lost).at(-1)).toEqual({ act: 'put-back' })
    expect(actsOf(down(1, 0, 0, 2), move(1, 20, 0), { type: 'escape' }, move(1, 50, 0), up(1)).at(-1)).toEqual({
      act: 'put-back',
    })
  })
})

describe('the viewport', () => {
  const anyPlace = fc.record({ x: fc.integer({ min: 0, max: 360 }), y: fc.integer({ min: 0, max: 500 }) })

  test('keeps the place under the fingers when it is zoomed, as far as the table reaches', () => {
    const near = zoomed(wholeTable(area, screen), 4, { x: 180, y: 250 }, area, screen)
    fc.assert(
      fc.property(anyPlace, fc.double({ min: 0.8, max: 1.25, noNaN: true }), (place, factor) => {
        const next = zoomed(near, factor, place, area, screen)
        const [before, after] = [toTable(near, place), toTable(next, place)]
        const free =
          next.x < 0 && next.y < 0 && next.x > 360 - area.width * next.scale && next.y > 500 - area.height * next.scale
        if (free) expect(Math.hypot(before.x - after.x, before.y - after.y)).toBeLessThan(0.01)
      }),
    )
  })

  test('never loses the table', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(anyPlace, fc.double({ min: 0.2, max: 5, noNaN: true }))), (acts) => {
        const view = acts.reduce(
          (now, [place, factor]) =>
            panned(zoomed(now, factor, place, area, screen), { x: place.y - 200, y: 90 - place.x }, area, screen),
          wholeTable(area, screen),
        )
        expect(view.scale).toBeGreaterThanOrEqual(wholeTable(area, screen).scale - 1e-9)
        const middle = toTable(view, { x: 180, y: 250 })
        expect(middle.x).toBeGreaterThanOrEqual(0)
        expect(middle.x).toBeLessThanOrEqual(area.width)
        expect(middle.y).toBeGreaterThanOrEqual(0)
        expect(middle.y).toBeLessThanOrEqual(area.height)
      }),
    )
  })
})

describe('a session', () => {
  test('is played to the end by keys alone: beside a mate, nudged, joined', () => {
    let session = newSession(loose(7))
    for (let round = 0; round < 40 && !isSolved(session.game.table); round++) {
      session = chooseNext(session, 1, paintOrder(session.game.table))
      session = besideMate(session)
      expect(session.news).toBe('beside-mate')
      // Four units too far to snap: one nudge does it.
      const [group] = chosenGroups(session)
      session = carry(session, [group as number], { x: -8, y: 0 })
    }
    expect(session.news).toBe('solved')
  })

  test('says that nothing that fits faces a piece turned otherwise', () => {
    const upright = newSession(loose(7))
    const turned = turn(choose(upright, [0]), 1)
    expect(besideMate(turned).news).toBe('no-mate')
  })

  test('carries all that is chosen together, and only what is taken otherwise', () => {
    const session = choose(newSession(loose(7)), [1, 2])
    expect(carriedWith(session, 2)).toEqual([1, 2])
    expect(carriedWith(session, 5)).toEqual([5])
    const moved = carry(session, [1, 2], { x: 10, y: 10 })
    expect(moved.news).toBe('moved')
    expect(stepBack(moved, 'undo').game.table).toBe(session.game.table)
  })

  test('is finished step by step, on the table', () => {
    let session = newSession(loose(9, true))
    for (let step = 0; step < 8; step++) session = joinNext(session)
    expect(session.news).toBe('solved')
    const { table } = session.game
    for (const piece of [0, 8]) {
      const { x, y } = poseOf(table, piece).middle
      expect(x > 0 && x < table.area.width && y > 0 && y < table.area.height).toBe(true)
    }
  })

  test('shows where what is carried would join, exactly where letting go joins it', () => {
    const table = loose(7)
    const [one, other] = [poseOf(table, 0).middle, poseOf(table, 1).middle]
    fc.assert(
      fc.property(fc.integer({ min: -40, max: 40 }), fc.integer({ min: -40, max: 40 }), (dx, dy) => {
        const by = { x: one.x + 120 + dx - other.x, y: one.y + dy - other.y }
        const target = joinAfter(table, 1, by)
        const after = carry(newSession(table), [1], by).game.table
        if (target === null) expect(after.count).toBe(table.count)
        else expect(groupOfPiece(after, 1)).toBe(groupOfPiece(after, target))
      }),
    )
  })

  test('brings back what lies out of sight', () => {
    const table = moveGroups(loose(7), [3], { x: 9000, y: -9000 })
    const { x, y } = poseOf(rescued(newSession(table)).game.table, 3).middle
    expect(x > 0 && x < table.area.width && y > 0 && y < table.area.height).toBe(true)
  })
})

test('every language says every problem, with where it is', () => {
  for (const words of Object.values(JIGSAW_EDGES_WORDS)) {
    const said = words.problem({ type: 'no-mate', piece: 4, slot: 1, line: null, column: null })
    expect(said).toContain('5')
    expect(words.problem({ type: 'no-json', piece: null, slot: null, line: 2, column: 13 })).toMatch(/2.*13/)
    expect(words.problem({ type: 'no-list', piece: null, slot: null, line: null, column: null })).not.toBe('')
  }
})
