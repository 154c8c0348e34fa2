import type { Kind } from '@kazu/puzzle'
import type { PlayerCore } from './core.js'
import type { Keeper } from './keeper.js'
import { listen } from './page.js'
import type { Disconnect } from './page.js'

/**
 * Takes over what another page kept of the same board, when nothing was changed here since both were the same; says it
 * when something was. Gives whether the game here has given way.
 */
export function followElsewhere<K extends Kind>(core: PlayerCore<K>, keeper: Pick<Keeper<K>, 'elsewhere'>): boolean {
  const other = keeper.elsewhere(core)
  if (other === null) return false
  if (!other.changedHere) return core.follow(other.saved)
  core.say(core.words.bothChanged)
  return false
}

/** Looks for the games of other pages whenever one writes, and when this page comes to the front again. */
export function watchElsewhere(window: Window, look: () => void): Disconnect {
  const { document } = window
  const disconnects = [
    listen(window, 'storage' as 'change', look),
    // A page out of the browser's memory has missed what was written meanwhile.
    listen(window, 'pageshow' as 'change', look),
    listen(document, 'visibilitychange' as 'change', () => {
      if (document.visibilityState === 'visible') look()
    }),
  ]
  return () => {
    for (const disconnect of disconnects) disconnect()
  }
}
