import type { Kind } from '@kazu/puzzle'
import { PlayerCore } from './core.js'
import { followElsewhere, watchElsewhere } from './following.js'
import { makeKeeper, storageOf } from './keeper.js'
import { languageAt, watchLanguage } from './language.js'
import type { PlayerDetail, PlayerEvent, PlayerHandle, PlayerOptions, PlayerPuzzle, PlayerSettings } from './options.js'
import { makeSaver } from './saver.js'
import type { Saver } from './saver.js'
import { Shell } from './shell.js'
import { installStyle } from './player-style.js'

const SETTINGS = [
  'errors',
  'conflicts',
  'hints',
  'check',
  'peers',
  'tidy',
  'tapToStep',
  'order',
  'overwrite',
  'longPress',
  'clock',
  'locked',
  'controls',
  'language',
  'theme',
  'material',
  'pieces',
  'tutorial',
  'choices',
] as const satisfies readonly (keyof PlayerSettings)[]

/**
 * Puts a puzzle into an element of the page, to be played by touch, mouse and keyboard. Throws a RangeError that says
 * what is wrong with the board. It takes no focus, and nothing of it reaches outside the host.
 */
export function mountPuzzle<K extends Kind>(
  host: HTMLElement,
  puzzle: PlayerPuzzle<K>,
  options: PlayerOptions<K>,
): PlayerHandle<K> {
  const keeper = makeKeeper(puzzle.engine, storageOf(options.save))
  const recalled = keeper.recall(options)
  const saver = makeSaver(
    () => (followElsewhere(core, keeper) ? 'saved' : keeper.keep(core)),
    (why) => {
      core.say(core.words[why])
    },
  )
  const core = new PlayerCore<K>(
    {
      puzzle,
      ask: options.ask,
      now: () => performance.now(),
      after,
      changed: () => {
        changed()
      },
      tell: (event, detail) => {
        tell(host, options, event, detail)
      },
      announce: (text) => {
        shell.announce(text)
      },
      keep: saver.keep,
    },
    recalled.board,
    { ...keeper.settings(), ...settingsOf(options) },
    options.language ?? languageAt(host),
  )
  const set = (settings: PlayerSettings): void => {
    core.set(settings)
    core.coach()
    keeper.keepSettings(core.settings)
    options.onSettings?.(core.settings)
    shell.reopen()
  }
  const shell = new Shell<K>({ host, puzzle, options, core, set, notSaved: () => notSaved(core, saver) })
  const changed = changeWatcher(core, shell)
  installStyle(host)
  shell.start()
  if (recalled.broken) core.say(core.words.broken)
  core.coach()
  const unfollow = watchElsewhere(window, () => followElsewhere(core, keeper))
  const disconnect = connect(host, core, shell, saver)
  return handleOf(host, core, shell, keeper, () => {
    unfollow()
    disconnect()
  })
}

/** Brings the page up to date: with the next frame, or at once and anew for another board. */
function changeWatcher<K extends Kind>(core: PlayerCore<K>, shell: Shell<K>): () => void {
  let { board } = core.session.game
  return () => {
    if (core.session.game.board === board) {
      shell.invalidate()
      return
    }
    board = core.session.game.board
    shell.reopen()
  }
}

/** Why nothing is saved, when nothing is. */
function notSaved<K extends Kind>(core: PlayerCore<K>, saver: Saver): string | undefined {
  const result = saver.result()
  return result === 'blocked' || result === 'full' ? core.words[result] : undefined
}

/** Ties the player to what happens in the page around it; gives what takes everything down. */
function connect<K extends Kind>(host: HTMLElement, core: PlayerCore<K>, shell: Shell<K>, saver: Saver): () => void {
  const unwatch = watchLanguage(host.ownerDocument, () => {
    core.speak(core.settings.language ?? languageAt(host))
  })
  window.addEventListener('pagehide', saver.stop)
  return () => {
    saver.stop()
    window.removeEventListener('pagehide', saver.stop)
    unwatch()
    core.stop()
    shell.destroy()
  }
}

/** Calls after some ms; gives what takes it back. */
function after(ms: number, act: () => void): () => void {
  const wait = setTimeout(act, ms)
  return () => {
    clearTimeout(wait)
  }
}

function settingsOf(options: PlayerSettings): PlayerSettings {
  const { conflicts, ...rest } = Object.fromEntries(
    SETTINGS.filter((name) => options[name] !== undefined).map((name) => [name, options[name]]),
  ) as PlayerSettings
  return conflicts === false ? { errors: 'off', ...rest } : rest
}

const CALLBACKS = {
  'kazu-change': 'onChange',
  'kazu-hint': 'onHint',
  'kazu-check': 'onCheck',
  'kazu-solve': 'onSolve',
} as const

function tell<K extends Kind>(
  host: HTMLElement,
  options: PlayerOptions<K>,
  event: PlayerEvent,
  detail: PlayerDetail<K>,
): void {
  options[CALLBACKS[event]]?.(detail)
  host.dispatchEvent(new CustomEvent(event, { detail, bubbles: true, composed: true }))
}

function handleOf<K extends Kind>(
  host: HTMLElement,
  core: PlayerCore<K>,
  shell: Shell<K>,
  keeper: ReturnType<typeof makeKeeper<K>>,
  destroy: () => void,
): PlayerHandle<K> {
  return {
    host,
    game: () => core.session.game,
    detail: () => core.detail(),
    load: (board) => {
      const recalled = keeper.recall(board)
      const loaded = core.load(recalled.board)
      if (loaded && recalled.broken) core.say(core.words.broken)
      return loaded
    },
    set: (settings) => {
      core.set(settings)
      core.coach()
      core.speak(settings.language ?? core.settings.language ?? languageAt(host))
      shell.reopen()
    },
    settings: () => core.settings,
    select: (cell) => {
      core.select(cell)
    },
    play: (move) => {
      core.play(move)
    },
    enter: (value) => {
      core.pad(value === 0 ? 'erase' : String(value), false)
    },
    mode: (name) => core.choose(name),
    undo: () => {
      core.undo()
    },
    redo: () => {
      core.redo()
    },
    hint: () => {
      core.hint()
    },
    check: () => {
      core.check()
    },
    restart: () => {
      core.restart()
    },
    say: (text) => {
      core.say(text)
    },
    focus: () => {
      shell.focus()
    },
    destroy,
  }
}
