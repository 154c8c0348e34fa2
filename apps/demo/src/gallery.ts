import { clockText, pageStorage, savedGames } from '@kazu/player'
import type { Saved } from '@kazu/player'
import type { Family } from '@kazu/puzzle'
import { CARDS as MADE } from 'virtual:cards'
import type { Card } from './cards.js'
import { entryOf } from './catalogue.js'
import { element, picture } from './dom.js'
import { siteHeader } from './header.js'
import { currentLook } from './look.js'
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
  const saved = savedGames(pageStorage()).filter((game) => !game.solved && entryOf(game.kind) !== undefined)
  if (saved.length > 0) {
    first.append(...saved.slice(0, 3).map((game) => goOn(game)))
    return () => undefined
  }
  return mountStarter(first)
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

/** The way back to a game that was begun. */
function goOn(game: Saved): HTMLElement {
  const { language } = currentLook()
  const words = SITE_WORDS[language]
  const card = CARDS.find(({ kind }) => kind === game.kind)
  const percent = Math.floor((100 * game.done) / Math.max(1, game.total))
  return element(
    'a',
    { class: 'go-on', href: writeRoute({ page: game.kind, query: { board: game.board } }) },
    element(
      'span',
      { class: 'go-on-picture' },
      ...(card === undefined ? [] : [picture(card.picture, card.names[language])]),
    ),
    element(
      'span',
      {},
      element('strong', {}, `${words.goOn}: ${card?.names[language] ?? game.kind}`),
      element('span', { class: 'muted' }, words.doneSoFar(percent, clockText(game.elapsed))),
    ),
  )
}
