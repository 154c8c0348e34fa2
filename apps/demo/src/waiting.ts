import type { Kind } from '@kazu/puzzle'
import { toText } from '@kazu/svg'
import type { AnyPuzzle, Entry } from './catalogue.js'
import { element, picture } from './dom.js'
import { writeRoute } from './route.js'
import type { Wanted } from './settings.js'
import type { SiteWords } from './words.js'

/** What a page says while it has no board yet; a problem is told to readers at once. */
export interface WaitingWords {
  readonly text: string
  readonly problem: boolean
}

/** The way back to the front page, where the site's own bar is not shown. */
export function wayBack(words: SiteWords): HTMLElement {
  return element('a', { class: 'back', href: writeRoute({ page: '', query: {} }), 'aria-label': words.back }, '‹')
}

/**
 * A kind's page without a board: its title, the empty grid at the size of the board that is made, so that nothing moves
 * when it comes, what there is to say, and everything by which another board is chosen.
 */
export function waitingPage(
  { puzzle, entry, words }: { readonly puzzle: AnyPuzzle; readonly entry: Entry; readonly words: SiteWords },
  name: string,
  wanted: Wanted,
  said: WaitingWords,
  aside: HTMLElement,
): HTMLElement {
  const grid = emptyGrid(puzzle, entry, wanted)
  return element(
    'section',
    { class: 'waiting' },
    element('div', { class: 'waiting-bar' }, wayBack(words), element('h1', { tabindex: -1 }, name)),
    element('div', { class: 'blank' }, ...(grid === null ? [] : [grid])),
    element(
      'p',
      { class: said.problem ? 'waiting-words problem' : 'waiting-words', role: said.problem ? 'alert' : 'status' },
      said.text,
    ),
    element('div', { class: 'waiting-aside' }, aside),
  )
}

function emptyGrid(puzzle: AnyPuzzle, entry: Entry, { width, height }: Wanted): HTMLElement | null {
  const { board } = puzzle.engine.read(entry.blank(width, height))
  if (board === null) return null
  const view = { board: board as Kind['board'], marks: puzzle.engine.start(board), id: 'blank-' }
  return element('div', { class: 'blank-board' }, picture(toText(puzzle.draw(view)), ''))
}
