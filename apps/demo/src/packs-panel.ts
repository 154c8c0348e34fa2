import type { AnyPuzzle } from './catalogue.js'
import { element } from './dom.js'
import { currentLook } from './look.js'
import { writeRoute } from './route.js'
import { madeQuery } from './settings.js'
import { SITE_WORDS } from './words.js'

/** The packs of a kind, each board a link, the one that is shown marked; nothing for a kind without packs. */
export function packsPanel({ kind, packs = [] }: AnyPuzzle, shown: Readonly<Record<string, string>>): HTMLElement[] {
  if (packs.length === 0) return []
  const { language } = currentLook()
  const here = writeRoute({ page: kind, query: shown })
  return [
    element(
      'section',
      { class: 'packs' },
      element('h2', {}, SITE_WORDS[language].packs),
      ...packs.flatMap(({ title, boards }) => [
        element('h3', {}, title[language]),
        element(
          'ul',
          {},
          ...boards.map((board) => {
            const href = writeRoute({ page: kind, query: madeQuery(board.options, board.options.seed) })
            const current = href === here ? { 'aria-current': 'true' } : {}
            return element('li', {}, element('a', { href, ...current }, board.title[language]))
          }),
        ),
      ]),
    ),
  ]
}
