import { LANGUAGES } from '@kazu/puzzle'
import type { Language } from '@kazu/puzzle'
import { chooser, element } from './dom.js'
import { chooseLook, currentLook } from './look.js'
import type { Look } from './look.js'
import { writeRoute } from './route.js'
import { LANGUAGE_NAMES, SITE_WORDS } from './words.js'

/** The bar on top of every page: the way home, the way to open a board, language and theme. */
export function siteHeader(): HTMLElement {
  const { language, theme } = currentLook()
  const words = SITE_WORDS[language]
  const link = (page: string, label: string, kind = ''): HTMLElement =>
    element('a', { href: writeRoute({ page, query: {} }), class: kind }, label)
  const languages = LANGUAGES.map((one): [string, string] => [one, LANGUAGE_NAMES[one]])
  const themes = Object.entries(words.themes)
  return element(
    'header',
    { class: 'site-header' },
    element('nav', {}, link('', 'Kazu', 'brand'), link('open', words.open)),
    element(
      'div',
      { class: 'choosers' },
      chooser(words.language, languages, language, (value) => {
        chooseLook({ language: value as Language })
      }),
      chooser(words.theme, themes, theme, (value) => {
        chooseLook({ theme: value as Look['theme'] })
      }),
    ),
  )
}
