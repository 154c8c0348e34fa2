import { clockText, pageStorage, savedGames } from '@kazu/player'
import type { Saved } from '@kazu/player'
import type { Family } from '@kazu/puzzle'
import { toText } from '@kazu/svg'
import { CARDS as MADE } from 'virtual:cards'
import type { Card } from './cards.js'
import { entryOf } from './catalogue.js'
import { element, picture } from './dom.js'
import { siteHeader } from './header.js'
import { currentLook } from './look.js'
import { openForm } from './open-page.js'
import { writeRoute } from './route.js'
import { mountStarter } from './starter.js'
import { SITE_WORDS } from './words.js'

const CARDS = MADE as readonly Card[]

/** The front page: where to go on, and every kind that there is as a drawn board. Gives what takes it down. */
export function showGallery(site: HTMLElement, missing: boolean): () => void {
  const { language } = currentLook()
  const words = SITE_WORDS[language]
  const tiles = CARDS.map((card) => ({ card, tile: tileOf(card) }))
  const chips = familyChips(tiles)
  const first = element('section', { class: 'first' })
  const main = element(
    'main',
    { class: 'gallery' },
    element('h1', { tabindex: -1 }, 'Kazu'),
    element('p', { class: 'tagline' }, missing ? words.notThere : words.tagline),
    first,
    chips,
    element('div', { class: 'tiles' }, ...tiles.map(({ tile }) => tile)),
  )
  site.replaceChildren(siteHeader(), main)
  const begin = element('div')
  const open = element(
    'div',
    { class: 'first-open' },
    element('h2', {}, words.open),
    element('p', { class: 'muted' }, words.openHelp),
    openForm('', 2),
  )
  first.append(begin, open)
  const begun = savedGames(pageStorage()).filter(isBegun)
  if (begun.length === 0) return mountStarter(begin)
  begin.classList.add('go-on-list')
  begin.append(...begun.slice(0, 3).map(goOn))
  return () => undefined
}

/** Whether a kept game can be gone on with: a board that was only looked at is none. */
function isBegun({ kind, solved, done, elapsed }: Saved): boolean {
  return !solved && done + elapsed > 0 && entryOf(kind) !== undefined
}

function tileOf(card: Card): HTMLElement {
  const { language } = currentLook()
  const name = card.names[language]
  return element(
    'a',
    { class: 'tile', href: writeRoute({ page: card.kind, query: {} }) },
    picture(card.picture, name),
    element('strong', {}, name),
    element('span', { class: 'muted' }, SITE_WORDS[language].sizes(...card.sizes)),
  )
}

function familyChips(tiles: readonly { readonly card: Card; readonly tile: HTMLElement }[]): HTMLElement {
  const words = SITE_WORDS[currentLook().language]
  const families = [...new Set(tiles.map(({ card }) => card.family))]
  const chips = [null, ...families].map((family) => {
    const chip = element(
      'button',
      {
        type: 'button',
        class: 'chip',
        'aria-pressed': family === null ? 'true' : 'false',
        onclick: () => {
          choose(family)
        },
      },
      family === null ? words.all : words.families[family],
    )
    return { family, chip }
  })
  function choose(family: Family | null): void {
    for (const { card, tile } of tiles) tile.hidden = family !== null && card.family !== family
    for (const one of chips) one.chip.setAttribute('aria-pressed', String(one.family === family))
  }
  return element('div', { class: 'chips', role: 'group', 'aria-label': words.all }, ...chips.map(({ chip }) => chip))
}

/** The way back to a game that was begun, with its own drawing. */
function goOn(game: Saved, index: number): HTMLElement {
  const { language } = currentLook()
  const words = SITE_WORDS[language]
  const name = CARDS.find(({ kind }) => kind === game.kind)?.names[language] ?? game.kind
  const percent = Math.floor((100 * game.done) / Math.max(1, game.total))
  const place = element('span', { class: 'go-on-picture' })
  // The drawing comes with the kind's package, after the page is there; without it the words lead on as well.
  drawnGame(game, `go-on-${index}-`).then(
    (text) => {
      if (text !== null) place.replaceChildren(picture(text, name))
    },
    () => undefined,
  )
  return element(
    'a',
    { class: 'go-on', href: writeRoute({ page: game.kind, query: { board: game.board } }) },
    place,
    element(
      'span',
      {},
      element('strong', {}, `${words.goOn}: ${name}`),
      element('span', { class: 'muted' }, words.doneSoFar(percent, clockText(game.elapsed))),
    ),
  )
}

/** A kept game as SVG text; null for one that cannot be read any more. Rejects when its kind cannot be loaded. */
async function drawnGame({ kind, run }: Saved, id: string): Promise<string | null> {
  const puzzle = await entryOf(kind)?.load()
  const game = puzzle?.engine.decode(run) ?? null
  if (puzzle === undefined || game === null) return null
  const { material, pieces } = currentLook()
  return toText(puzzle.draw({ board: game.board, marks: game.marks, small: true, id, material, pieces }))
}
