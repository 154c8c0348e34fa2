import type { MakeOptions } from '@kazu/puzzle'
import type { ParlokuOptions } from '../src/generate.js'
import type { ParlokuLevel } from '../src/kind.js'

type Options = MakeOptions<ParlokuLevel> & Pick<ParlokuOptions, 'language'>

/** Boards that were made once and must come out the same for ever: changing one is a major version. */
export const GOLDEN: readonly { readonly options: Options; readonly code: string }[] = [
  {
    options: { width: 6, height: 6, level: 'easy', seed: 1 },
    code: 'ABCLOT_13B.14O.20A.35L.53L_32COBALT.43CAT.10COAT',
  },
  {
    options: { width: 6, height: 6, level: 'medium', seed: 1 },
    code: 'ABCLOT_02B.03T.21L.43C.45T.54B.55O_32COBALT.43CAT.10COAT',
  },
  {
    options: { width: 6, height: 6, level: 'hard', seed: 1 },
    code: 'ABCLOT_02B.21L.45T.54B.55O_32COBALT.43CAT.10COAT',
  },
  {
    options: { width: 6, height: 6, level: 'easy', seed: 2, language: 'it' },
    code: 'AEIMNO_03M.12M.33I.52O.55N_25MINA.32NOME.00ANIMA',
  },
  {
    options: { width: 6, height: 6, level: 'medium', seed: 2, language: 'it' },
    code: 'AIORST_03S.05O.10S.30T.31I.35S.55R_42RITO.02ASTRO',
  },
  {
    options: { width: 6, height: 6, level: 'hard', seed: 2, language: 'it' },
    code: 'AIORST_10S.30T.31I.35S.55R_42RITO.02ASTRO',
  },
  {
    options: { width: 6, height: 6, level: 'easy', seed: 3, language: 'ja' },
    code: 'あいかしねん_23か.32い.34ね.45ね.52ん_14あね.42しんかい.25あい.51かね',
  },
  {
    options: { width: 6, height: 6, level: 'medium', seed: 3, language: 'ja' },
    code: 'かたとなぶめ_32た.34め.41た.42か.43な.50ぶ.51な_04かたな.21かぶと.35かめ',
  },
  {
    options: { width: 6, height: 6, level: 'hard', seed: 3, language: 'ja' },
    code: 'かちひべらる_12る.42ら.43ひ.54ち_05ちから.30かべ.21ひる',
  },
  {
    options: { width: 6, height: 6, level: 'hard', seed: 2147483647 },
    code: 'AELNPT_34N.43P.50N_11PLANT.20PLATE.24TALE',
  },
]
