import type { MakeOptions } from '@kazu/puzzle'
import type { NurikabeLevel } from '../src/kind.js'

/** Boards that were made once and must come out the same for ever: changing one is a major version. */
export const golden: readonly { readonly options: MakeOptions<NurikabeLevel>; readonly code: string }[] = [
  {
    options: { width: 5, height: 5, level: 'easy', seed: 1 },
    code: 'nurikabe:5x5:g1h1i1l3g2m',
  },
  {
    options: { width: 5, height: 5, level: 'medium', seed: 1 },
    code: 'nurikabe:5x5:o6g1i2h1i1h',
  },
  {
    options: { width: 5, height: 5, level: 'hard', seed: 1 },
    code: 'nurikabe:5x5:1g1n1h4l1i',
  },
  {
    options: { width: 5, height: 5, level: 'expert', seed: 1 },
    code: 'nurikabe:5x5:i1h7u3g3',
  },
  {
    options: { width: 7, height: 6, level: 'easy', seed: 8 },
    code: 'nurikabe:7x6:1k1h3j1k1g1g1m3h1g1j',
  },
  {
    options: { width: 7, height: 6, level: 'medium', seed: 8 },
    code: 'nurikabe:7x6:i2g4h1s3g1g1p1g2h',
  },
  {
    options: { width: 7, height: 6, level: 'hard', seed: 8 },
    code: 'nurikabe:7x6:h2i1j1m1g5h1h3j2j1j',
  },
  {
    options: { width: 7, height: 6, level: 'expert', seed: 8 },
    code: 'nurikabe:7x6:l41n2o6i1j3h4i',
  },
  {
    options: { width: 9, height: 9, level: 'easy', seed: 15 },
    code: 'nurikabe:9x9:q5g1g1g2g1i1o2i5h1o1g1j2l1i1g1i1l',
  },
  {
    options: { width: 9, height: 9, level: 'medium', seed: 15 },
    code: 'nurikabe:9x9:g2g3q1j1q2i2m5g5i3q22h1s5',
  },
  {
    options: { width: 9, height: 9, level: 'hard', seed: 15 },
    code: 'nurikabe:9x9:1k3i1i3k3l2r2h5j3l1j3j3k1j2j',
  },
  {
    options: { width: 9, height: 9, level: 'expert', seed: 15 },
    code: 'nurikabe:9x9:h2j1j3k1j2g1p1g1h2h5i1w5h3q',
  },
]
