import type { MakeOptions } from '@kazu/puzzle'
import type { NurikabeLevel } from '../src/kind.js'

/** Boards that were made once and must come out the same for ever: changing one is a major version. */
export const golden: readonly { readonly options: MakeOptions<NurikabeLevel>; readonly code: string }[] = [
  {
    options: { width: 5, height: 5, level: 'easy', seed: 1 },
    code: 'nurikabe:5x5:g2h2n1h1k3h',
  },
  {
    options: { width: 5, height: 5, level: 'medium', seed: 1 },
    code: 'nurikabe:5x5:j22m2h1m3',
  },
  {
    options: { width: 5, height: 5, level: 'hard', seed: 1 },
    code: 'nurikabe:5x5:q2g9p3',
  },
  {
    options: { width: 5, height: 5, level: 'expert', seed: 1 },
    code: 'nurikabe:5x5:h1g2l3l2l',
  },
  {
    options: { width: 7, height: 6, level: 'easy', seed: 8 },
    code: 'nurikabe:7x6:2k2j5h1n3h2g1s',
  },
  {
    options: { width: 7, height: 6, level: 'medium', seed: 8 },
    code: 'nurikabe:7x6:h2h4g1m4z3g2h1',
  },
  {
    options: { width: 7, height: 6, level: 'hard', seed: 8 },
    code: 'nurikabe:7x6:2p3g33n1h4p1j',
  },
  {
    options: { width: 7, height: 6, level: 'expert', seed: 8 },
    code: 'nurikabe:7x6:1i3g2h3x1h4g2n',
  },
  {
    options: { width: 9, height: 9, level: 'easy', seed: 15 },
    code: 'nurikabe:9x9:i2g3i2l1j2j31o2p3i3i2p1g1j2h1h2',
  },
  {
    options: { width: 9, height: 9, level: 'medium', seed: 15 },
    code: 'nurikabe:9x9:i2g3i2l1j2j91o2p3m2p1l2i3g2',
  },
  {
    options: { width: 9, height: 9, level: 'hard', seed: 15 },
    code: 'nurikabe:9x9:i2g3g3g2q2k1o2p3h8j2p1l2i3g2',
  },
  {
    options: { width: 9, height: 9, level: 'expert', seed: 15 },
    code: 'nurikabe:9x9:h7p1i1p4h1g4p2j1p3j4l6n',
  },
]
