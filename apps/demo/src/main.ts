import { entryOf } from './catalogue.js'
import { element } from './dom.js'
import { showFailure } from './failure.js'
import { showGallery } from './gallery.js'
import { showLook, watchLook } from './look.js'
import { showOpenPage } from './open-page.js'
import { showPuzzlePage } from './puzzle-page.js'
import { readRoute, takeOriginalLink } from './route.js'
import { themeStyle } from '@kazu/svg/theme'
import { BOARD_STYLE } from '@kazu/svg/theme'
import './style.css'

const site = document.getElementById('site')
if (site === null) throw new Error('The page has no element with the id site.')
const root: HTMLElement = site

let end: () => void = () => undefined
let turn = 0

/** Shows the page that the address names; a page that is still loading when another is asked for is dropped. */
async function show(first: boolean): Promise<void> {
  const mine = ++turn
  const { page, query } = readRoute(location.hash)
  const entry = entryOf(page)
  end()
  end = () => undefined
  document.title = 'Kazu'
  let ended: () => void
  try {
    if (entry !== undefined) ended = await showPuzzlePage(root, entry, query)
    else if (page === 'parloku-builder') ended = (await import('./builder/page.js')).showBuilder(root, query['p'] ?? '')
    else if (page === 'jigsaw-edges') ended = (await import('./jigsaw-edges-page.js')).showJigsawEdges(root, query)
    else if (page === 'open') ended = showOpenPage(root, query['text'] ?? '')
    else ended = showGallery(root, page !== '')
  } catch (problem) {
    console.error(problem)
    ended = () => undefined
    if (mine === turn) showFailure(root)
  }
  if (mine !== turn) {
    ended()
    return
  }
  end = ended
  if (!first) root.querySelector('h1')?.focus({ preventScroll: true })
  scrollTo(0, 0)
}

const style = element('style')
style.textContent = `${themeStyle()}\n${BOARD_STYLE}`
document.head.prepend(style)
showLook()
addEventListener('hashchange', () => void show(false))
watchLook(() => {
  // Pages that dress themselves keep what is played; the others are simply shown again.
  const { page } = readRoute(location.hash)
  if (entryOf(page) === undefined && page !== 'parloku-builder' && page !== 'jigsaw-edges') void show(false)
})
takeOriginalLink()
void show(true)
