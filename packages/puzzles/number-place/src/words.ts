import type { KindWords, Language } from '@kazu/puzzle'
import type { NumberPlaceLevel, NumberPlaceTechnique } from './kind.js'
import type { NumberPlaceRule } from './rules.js'
import { english } from './words/english.js'
import { italian } from './words/italian.js'
import { japanese } from './words/japanese.js'

/** The words of number-place in every language. */
export const numberPlaceWords: Readonly<
  Record<Language, KindWords<NumberPlaceRule, NumberPlaceTechnique, NumberPlaceLevel>>
> = { en: english, ja: japanese, it: italian }
