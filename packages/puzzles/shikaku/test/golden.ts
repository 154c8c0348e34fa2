import type { MakeOptions } from '@kazu/puzzle'
import type { ShikakuLevel } from '../src/kind.js'

/** Boards that were made once and must come out the same for ever: changing one is a major version. */
export const golden: readonly { readonly options: MakeOptions<ShikakuLevel>; readonly code: string }[] = [
  { options: { width: 5, height: 5, level: 'easy', seed: 1 }, code: 'shikaku:5x5:h3h6g6o64l' },
  { options: { width: 5, height: 5, level: 'medium', seed: 1 }, code: 'shikaku:5x5:g6g4l5l4g2i4g' },
  { options: { width: 5, height: 5, level: 'hard', seed: 1 }, code: 'shikaku:5x5:4k2j6g8p5' },
  { options: { width: 5, height: 5, level: 'expert', seed: 1 }, code: 'shikaku:5x5:j3g6g3i2h3i6g2i' },
  { options: { width: 7, height: 6, level: 'easy', seed: 8 }, code: 'shikaku:7x6:3i4g2h5i4h24g2n3423m2g2' },
  { options: { width: 7, height: 6, level: 'medium', seed: 8 }, code: 'shikaku:7x6:g4j23g5i4h2g42n3423l2h2' },
  { options: { width: 7, height: 6, level: 'hard', seed: 8 }, code: 'shikaku:7x6:h2g3h4j4g3h2h3h24h4h4j3k4' },
  { options: { width: 7, height: 6, level: 'expert', seed: 8 }, code: 'shikaku:7x6:2h4i2h3h2h3h4g22g22j2g4h2h4h2' },
  {
    options: { width: 10, height: 10, level: 'easy', seed: 15 },
    code: 'shikaku:10x10:36h6j6h3h4h5k6h5j34q42t3i6j52i33l25j2g4h3g3h2',
  },
  {
    options: { width: 10, height: 10, level: 'medium', seed: 15 },
    code: 'shikaku:10x10:36h6j6h3h4h5k6h5j3p4g42t3i6j52i33l25j2g4h3g3h2',
  },
  {
    options: { width: 10, height: 10, level: 'hard', seed: 15 },
    code: 'shikaku:10x10:3j3g3k3h3i24j4l4j442h23i2g2g1g2324g3h4i2g2g32i3h2h2j4g3h3i3g4h',
  },
  {
    options: { width: 10, height: 10, level: 'expert', seed: 15 },
    code: 'shikaku:10x10:3k3g4i4i3h42h3i3i4j4j2g233242h212l3i4g2g23g2g3j2h2i4h3g3i3h4h',
  },
]
