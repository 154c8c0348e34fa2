import { LANGUAGES, languageOf } from '@kazu/puzzle'
import type { Language, Material, Pieces } from '@kazu/puzzle'
import { pageStorage } from '@kazu/player'

/** What a visitor chose for the whole site. */
export interface Look {
  readonly language: Language
  readonly theme: 'auto' | 'light' | 'dark'
  readonly material: Material
  readonly pieces: Pieces
}

const KEY = 'kazu:site:look'

let look: Look = read()
const watchers = new Set<(look: Look) => void>()

/** What is chosen now. */
export function currentLook(): Look {
  return look
}

/** Calls with every change; gives what ends it. */
export function watchLook(act: (look: Look) => void): () => void {
  watchers.add(act)
  return () => watchers.delete(act)
}

/** Chooses, keeps what was chosen where that may be done, and puts it on the page. */
export function chooseLook(change: Partial<Look>): void {
  look = { ...look, ...change }
  try {
    pageStorage()?.setItem(KEY, JSON.stringify(look))
  } catch {
    // A blocked or full storage loses the choice with the page; nothing that is on the screen.
  }
  showLook()
  for (const act of watchers) act(look)
}

/** Puts language and theme on the page, from where the players take them. */
export function showLook(): void {
  const root = document.documentElement
  root.lang = look.language
  if (look.theme === 'auto') delete root.dataset['theme']
  else root.dataset['theme'] = look.theme
  root.dataset['material'] = look.material
}

function read(): Look {
  const asked = new URLSearchParams(location.search).get('lang')
  const first: Look = {
    language: languageOf(asked ?? navigator.language),
    theme: 'auto',
    material: 'ivory',
    pieces: 'ink',
  }
  try {
    const kept = JSON.parse(pageStorage()?.getItem(KEY) ?? '{}') as Partial<Record<keyof Look, unknown>>
    const one = <Value>(value: unknown, values: readonly Value[], other: Value): Value =>
      values.find((known) => known === value) ?? other
    return {
      language: asked === null ? one(kept.language, LANGUAGES, first.language) : first.language,
      theme: one(kept.theme, ['auto', 'light', 'dark'] as const, 'auto'),
      material: one(kept.material, ['ivory', 'wood', 'slate'] as const, 'ivory'),
      pieces: one(kept.pieces, ['ink', 'tiles'] as const, 'ink'),
    }
  } catch {
    return first
  }
}
