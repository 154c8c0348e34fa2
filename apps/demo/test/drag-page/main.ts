import { closest, fixed, floating, orElse, within } from '@kazu/drag'
import type { Behaviour, Item, Scene, Vector } from '@kazu/drag'
import { mountDrag } from '@kazu/drag/runtime'
import type { DragHandle, DragNews } from '@kazu/drag/runtime'
import { svg } from '@kazu/svg'

/*
 * Some counters on a board of slots, and a pile beside it: a counter moves to a free slot, or a copy of it out of the pile
 * does. The state says in which slot each counter stands; null is the pile.
 */
export type Slots = readonly (number | null)[]

interface Table {
  readonly columns: number
  readonly slots: number
  readonly cell: number
}

const PILE = { x: 30, y: 30 }

function placeOf({ columns, cell }: Table, slot: number | null): Vector {
  if (slot === null) return PILE
  return { x: 100 + (slot % columns) * cell, y: 30 + Math.floor(slot / columns) * cell }
}

function looksOf({ cell }: Table): (counter: number) => Item['look'] {
  const looks = new Map<number, Item['look']>()
  return (counter) => {
    const known = looks.get(counter)
    if (known !== undefined) return known
    const fill = `hsl(${(counter * 47) % 360} 60% 50%)`
    const look = svg('circle', { r: cell * 0.4, fill })
    looks.set(counter, look)
    return look
  }
}

function sceneOf(table: Table): Scene<Slots> {
  const look = looksOf(table)
  const put = (state: Slots, counter: number, slot: number | null): Slots =>
    state[counter] === slot ? state : state.map((was, at) => (at === counter ? slot : was))
  const nameOf = (slot: number | null): string => (slot === null ? 'pile' : `slot ${slot + 1}`)
  return {
    view: (state) =>
      state.map((slot, counter) => ({
        key: `c${counter}`,
        at: placeOf(table, slot),
        look: look(counter),
        reach: { width: table.cell, height: table.cell },
        label: `counter ${counter}, ${nameOf(slot)}`,
      })),
    place: (state, key) => placeOf(table, state[Number(key.slice(1))] ?? null),
    behaviour:
      (state, key): Behaviour<Slots> =>
      (start) => {
        const counter = Number(key.slice(1))
        const free = Array.from({ length: table.slots }, (_, slot) => slot).filter((slot) => !state.includes(slot))
        const all = [...free.map((slot) => put(state, counter, slot)), ...(state[counter] === null ? [] : [state])]
        const near = within(closest(all.map((one) => fixed(one))), table.cell * 0.6)
        return floating(orElse(near, fixed(put(state, counter, null))), { tether: true })(start)
      },
    // A counter on the board that is pulled at once gives a copy out of the pile.
    lifts: (state, key, how) => {
      const next = state.indexOf(null)
      return how === 'held' || state[Number(key.slice(1))] === null || next < 0 ? key : `c${next}`
    },
  }
}

const SMALL: Table = { columns: 4, slots: 12, cell: 60 }
const LARGE: Table = { columns: 40, slots: 1040, cell: 20 }

function words({ type, landing, landings }: DragNews<Slots>): string {
  return `${type} ${landing === null ? 'nowhere' : landing + 1} of ${landings}`
}

/** What the tests of the page ask for. */
export interface DragBench {
  stage: DragHandle<Slots>
  readonly told: string[]
  /** Mounts the small board with some counters, or the large one with 1,000 free slots. */
  readonly mount: (size: 'small' | 'large', state: Slots, options?: { motion?: boolean; machinery?: boolean }) => void
}

const place = document.getElementById('place') as HTMLElement
const told: string[] = []

Object.assign(window, {
  dragBench: {
    told,
    mount(size, state, options = {}) {
      const table = size === 'small' ? SMALL : LARGE
      this.stage = mountDrag(place, {
        scene: sceneOf(table),
        state,
        box: size === 'small' ? { x: 0, y: 0, width: 320, height: 180 } : { x: 0, y: 0, width: 920, height: 560 },
        label: 'Counters',
        words,
        onNews: ({ type }) => told.push(type),
        onTap: (key) => told.push(`tap ${key}`),
        ...options,
      })
    },
  } as DragBench,
  ready: true,
})
