import type { MakeOptions } from '@kazu/puzzle'
import type { MasyuLevel } from '../src/kind.js'

/** Boards that were made once and must come out the same for ever: changing one is a major version. */
export const golden: readonly { readonly options: MakeOptions<MasyuLevel>; readonly code: string }[] = []
