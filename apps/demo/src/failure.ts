import { button, element } from './dom.js'
import { siteHeader } from './header.js'
import { currentLook } from './look.js'
import { writeRoute } from './route.js'
import { SITE_WORDS } from './words.js'

/** The page in the place of one that could not be loaded: why, a way to try again, and the way home. */
export function showFailure(site: HTMLElement): void {
  const words = SITE_WORDS[currentLook().language]
  site.replaceChildren(
    siteHeader(),
    element(
      'main',
      { class: 'plain-page' },
      element('h1', { tabindex: -1 }, words.notLoaded),
      element('p', { class: 'problem', role: 'alert' }, words.loadFailed),
      element(
        'div',
        { class: 'buttons' },
        // Browsers remember a part that failed for as long as the page is open; a new visit asks for it again.
        button(
          words.retry,
          () => {
            location.reload()
          },
          'main',
        ),
        element('a', { class: 'button', href: writeRoute({ page: '', query: {} }) }, words.back),
      ),
    ),
  )
}
