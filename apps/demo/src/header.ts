import { element } from './dom.js'
import { currentLook } from './look.js'
import { languageField, themeField } from './look-fields.js'
import { writeRoute } from './route.js'
import { SITE_WORDS } from './words.js'

/** The bar on top of every page: the way home, the way to open a board, language and theme. */
export function siteHeader(): HTMLElement {
  const words = SITE_WORDS[currentLook().language]
  const link = (page: string, label: string, kind = ''): HTMLElement =>
    element('a', { href: writeRoute({ page, query: {} }), class: kind }, label)
  return element(
    'header',
    { class: 'site-header' },
    element('nav', {}, link('', 'Kazu', 'brand'), link('open', words.open)),
    element('div', { class: 'choosers' }, languageField(words), themeField(words)),
  )
}
