import type { EngineClient } from '@kazu/player/worker'
import type { Kind, Made } from '@kazu/puzzle'
import { button, element } from './dom.js'
import { jobsOf } from './jobs.js'
import type { Jobs } from './jobs.js'
import type { Wanted } from './settings.js'
import type { SiteWords } from './words.js'

/** Something that is made beside the page, with a notice, seconds and a way to call it off. */
export interface Maker extends Pick<Jobs, 'nextSeed' | 'makeAhead'> {
  /** Makes a board; null when it was called off. Rejects with the engine's sentence when it cannot be made. */
  readonly make: (wanted: Wanted, seed: number) => Promise<Made | null>
  readonly notice: HTMLElement
  readonly close: () => void
}

const NOTICE_AFTER = 300

/** Makes boards with an engine beside the page. `words` gives the site's words, and the name of a level. */
export function makerOf(
  engine: EngineClient<Kind>,
  words: () => SiteWords,
  levelName: (level: string) => string,
): Maker {
  const notice = element('div', { class: 'making', hidden: true })
  const jobs = jobsOf(engine)
  let watch: Notice | null = null

  async function make(wanted: Wanted, seed: number): Promise<Made | null> {
    watch?.end()
    const mine = showNotice(notice, words(), levelName(wanted.level), wanted, jobs.cancel)
    watch = mine
    try {
      return await jobs.make(wanted, seed, mine.report)
    } finally {
      // The notice may be another board's by now.
      if (watch === mine) mine.end()
    }
  }

  return {
    make,
    notice,
    nextSeed: jobs.nextSeed,
    makeAhead: jobs.makeAhead,
    close: () => {
      engine.close()
    },
  }
}

interface Notice {
  readonly report: (done: number) => void
  readonly end: () => void
}

/** Shows what is made, for how long, and how far it is; only when it takes long enough to be noticed. */
function showNotice(
  notice: HTMLElement,
  words: SiteWords,
  level: string,
  { width, height }: Wanted,
  cancel: () => void,
): Notice {
  const began = performance.now()
  const seconds = element('span', { class: 'muted' }, words.seconds(0))
  const bar = element('span', { class: 'making-bar' })
  notice.replaceChildren(
    bar,
    element('span', { role: 'status' }, words.making(level, width, height)),
    seconds,
    button(words.cancel, cancel),
  )
  const appear = setTimeout(() => {
    notice.hidden = false
  }, NOTICE_AFTER)
  const tick = setInterval(() => {
    seconds.textContent = words.seconds(Math.floor((performance.now() - began) / 1000))
  }, 1000)
  return {
    report: (done) => {
      bar.style.transform = `scaleX(${done})`
    },
    end: () => {
      clearTimeout(appear)
      clearInterval(tick)
      notice.hidden = true
    },
  }
}
