import { LANGUAGES } from '@kazu/puzzle'
import type { Language, Material, Pieces } from '@kazu/puzzle'
import { chooser } from './dom.js'
import { chooseLook, currentLook } from './look.js'
import type { Look } from './look.js'
import { LANGUAGE_NAMES } from './words.js'
import type { SiteWords } from './words.js'

/** Chooses the language of the whole site. */
export function languageField(words: SiteWords): HTMLElement {
  const languages = LANGUAGES.map((one): [string, string] => [one, LANGUAGE_NAMES[one]])
  return chooser(words.language, languages, currentLook().language, (value) => {
    chooseLook({ language: value as Language })
  })
}

/** Chooses light or dark, or whichever the device says. */
export function themeField(words: SiteWords): HTMLElement {
  return chooser(words.theme, Object.entries(words.themes), currentLook().theme, (value) => {
    chooseLook({ theme: value as Look['theme'] })
  })
}

/** Chooses what the boards are made of. */
export function materialField(words: SiteWords): HTMLElement {
  return chooser(words.material, Object.entries(words.materials), currentLook().material, (value) => {
    chooseLook({ material: value as Material })
  })
}

/** Chooses what is written with. */
export function piecesField(words: SiteWords): HTMLElement {
  return chooser(words.pieces, Object.entries(words.pieceNames), currentLook().pieces, (value) => {
    chooseLook({ pieces: value as Pieces })
  })
}
