import '@kazu/masyu/element'
import '@kazu/number-place/element'
import { mountMasyu } from '@kazu/masyu/play'
import { masyu } from '@kazu/masyu/puzzle'
import { mountNumberPlace } from '@kazu/number-place/play'
import { numberPlace } from '@kazu/number-place/puzzle'

/** Adds a place for a puzzle to the page. */
function place(id = 'host'): HTMLElement {
  const host = document.createElement('div')
  host.id = id
  document.getElementById('places')?.append(host)
  return host
}

/** What the tests act with. */
const bench = { mountMasyu, mountNumberPlace, masyu, numberPlace, place }

/** The type of what the tests act with. */
export type Bench = typeof bench

Object.assign(window, { bench, ready: true })
