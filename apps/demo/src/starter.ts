import type { mountMasyu as MountMasyu } from '@kazu/masyu/play'
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
  place.append(element('h2', {}, SITE_WORDS[language].firstTry), host)
  function mount({ mountMasyu }: { mountMasyu: typeof MountMasyu }): void {
    if (ended) return
    const options = { size: 5, level: 'easy', seed: 1, title: false, controls: false, save: false } as const
    const handle = mountMasyu(host, { ...options, material, pieces })
    end = () => handle?.destroy()
  }
  // Without it the page still shows everything that there is.
  import('@kazu/masyu/play').then(mount, () => {
    place.remove()
  })
  return () => {
    end()
  }
}
