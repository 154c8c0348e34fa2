import { freshSeed } from '@kazu/player'
import { CalledOff } from '@kazu/player/worker'
import type { EngineClient } from '@kazu/player/worker'
import type { Kind, Made } from '@kazu/puzzle'
import { button, element } from './dom.js'
import type { Wanted } from './settings.js'
import type { SiteWords } from './words.js'

/** Something that is made beside the page, with a notice, seconds and a way to call it off. */
export interface Maker {
  /** Makes a board; null when it was called off. Rejects with the engine's sentence when it cannot be made. */
  readonly make: (wanted: Wanted, seed: number) => Promise<Made | null>
  /** A seed for which the board may be made already. */
  readonly nextSeed: (wanted: Wanted) => number
  /** Begins to make the board after this one, while this one is played. */
  readonly makeAhead: (wanted: Wanted) => void
  readonly notice: HTMLElement
  readonly close: () => void
}

interface Ahead {
  readonly name: string
  readonly seed: number
  readonly made: Promise<Made | null>
}

const NOTICE_AFTER = 300

/** Makes boards with an engine beside the page. `words` gives the site's words, and the name of a level. */
export function makerOf(
  engine: EngineClient<Kind>,
  words: () => SiteWords,
  levelName: (level: string) => string,
): Maker {
  const notice = element('div', { class: 'making', hidden: true })
  let ahead: Ahead | null = null
  const nameOf = ({ width, height, level }: Wanted): string => `${width} ${height} ${level}`
  const generate = async (wanted: Wanted, seed: number, how: Parameters<typeof engine.generate>[1]): Promise<Made> =>
    engine.generate({ ...wanted, seed }, how)

  async function make(wanted: Wanted, seed: number): Promise<Made | null> {
    const ready = ahead?.name === nameOf(wanted) && ahead.seed === seed ? ahead.made : null
    ahead = null
    const stop = new AbortController()
    const watch = showNotice(notice, words(), levelName(wanted.level), wanted, () => {
      stop.abort()
    })
    try {
      return (await ready) ?? (await generate(wanted, seed, { signal: stop.signal, report: watch.report }))
    } catch (problem) {
      if (problem instanceof CalledOff) return null
      throw problem
    } finally {
      watch.end()
    }
  }

  return {
    make,
    notice,
    nextSeed: (wanted) => (ahead?.name === nameOf(wanted) ? ahead.seed : freshSeed()),
    makeAhead: (wanted) => {
      const seed = freshSeed()
      // A board made ahead that fails, or is called off with another, is simply made when it is asked for.
      ahead = { name: nameOf(wanted), seed, made: generate(wanted, seed, {}).catch(() => null) }
    },
    close: () => {
      engine.close()
    },
  }
}

/** Shows what is made, for how long, and how far it is; only when it takes long enough to be noticed. */
function showNotice(
  notice: HTMLElement,
  words: SiteWords,
  level: string,
  { width, height }: Wanted,
  cancel: () => void,
): { readonly report: (done: number) => void; readonly end: () => void } {
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
