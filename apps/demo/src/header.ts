import { element } from './dom.js'
import { currentLook } from './look.js'
import { languageField, themeField } from './look-fields.js'
import { writeRoute } from './route.js'
import { SITE_WORDS } from './words.js'

/** The bar on top of every page: the way home, the way to open a board, language and theme. */
export function siteHeader(): HTMLElement {
  const words = SITE_WORDS[currentLook().language]
  const address = (page: string): string => writeRoute({ page, query: {} })
  const brand = element('a', { href: address(''), class: 'brand' }, 'Kazu')
  // A phone has room for one word, in every language.
  const open = element(
    'a',
    { href: address('open'), 'aria-label': words.open },
    element('span', { class: 'in-full' }, words.open),
    element('span', { class: 'in-short' }, words.openButton),
  )
  return element(
    'header',
    { class: 'site-header' },
    element('nav', {}, brand, open),
    element('div', { class: 'choosers' }, languageField(words), themeField(words)),
  )
}
