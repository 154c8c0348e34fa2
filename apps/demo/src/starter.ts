import { element } from './dom.js'
import { currentLook } from './look.js'
import { SITE_WORDS } from './words.js'

/** A small masyu to play at once, for a first visit. Loaded after the page is there. Gives what takes it down. */
export function mountStarter(place: HTMLElement): () => void {
  let ended = false
  let end = (): void => {
    ended = true
  }
  const host = element('div', { class: 'starter' })
  const { language, material, pieces } = currentLook()
  place.append(element('p', { class: 'starter-words' }, SITE_WORDS[language].firstTry), host)
  void import('@kazu/masyu/play').then(({ mountMasyu }) => {
    if (ended) return
    const handle = mountMasyu(host, {
      size: 5,
      level: 'easy',
      seed: 1,
      title: false,
      controls: false,
      save: false,
      material,
      pieces,
    })
    end = () => handle?.destroy()
  })
  return () => {
    end()
  }
}
