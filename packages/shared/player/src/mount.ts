import type { Kind } from '@kazu/puzzle'
import { PlayerCore } from './core.js'
import { makeKeeper, storageOf } from './keeper.js'
import { languageAt, watchLanguage } from './language.js'
import type { PlayerDetail, PlayerEvent, PlayerHandle, PlayerOptions, PlayerPuzzle, PlayerSettings } from './options.js'
import type { SaveResult } from './saving.js'
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
  'clock',
  'locked',
  'controls',
  'language',
  'theme',
  'material',
  'pieces',
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
  let saved: SaveResult | 'off' = 'off'
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = (): void => {
    clearTimeout(timer)
    timer = undefined
    const before = saved
    saved = keeper.keep(core)
    if (saved !== before && (saved === 'blocked' || saved === 'full')) core.say(core.words[saved])
  }
  const core = new PlayerCore<K>(
    {
      puzzle,
      ask: options.ask,
      now: () => performance.now(),
      after: (ms, act) => {
        const wait = setTimeout(act, ms)
        return () => {
          clearTimeout(wait)
        }
      },
      changed: () => {
        changed()
      },
      tell: (event, detail) => {
        tell(host, options, event, detail)
      },
      announce: (text) => {
        shell.announce(text)
      },
      // All that one act does is kept at once, right after it.
      keep: (when) => {
        if (when === 'now') flush()
        else timer ??= setTimeout(flush, 0)
      },
    },
    recalled.board,
    { ...keeper.settings(), ...settingsOf(options) },
    options.language ?? languageAt(host),
  )
  const shell = new Shell<K>({
    host,
    puzzle,
    options,
    core,
    set: (settings) => {
      core.set(settings)
      keeper.keepSettings(core.settings)
      options.onSettings?.(core.settings)
      shell.reopen()
    },
    notSaved: () => (saved === 'blocked' || saved === 'full' ? core.words[saved] : undefined),
  })
  let board = core.session.game.board
  const changed = (): void => {
    if (core.session.game.board === board) shell.invalidate()
    else {
      board = core.session.game.board
      shell.reopen()
    }
  }
  installStyle(host)
  shell.start()
  if (recalled.broken) core.say(core.words.broken)
  const unwatch = watchLanguage(host.ownerDocument, () => {
    core.speak(core.settings.language ?? languageAt(host))
  })
  window.addEventListener('pagehide', flush)
  return handleOf(host, core, shell, keeper, () => {
    if (timer !== undefined) flush()
    window.removeEventListener('pagehide', flush)
    unwatch()
    core.stop()
    shell.destroy()
  })
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
    load: (board) => core.load(keeper.recall(board).board),
    set: (settings) => {
      core.set(settings)
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
