import type { MakeOptions } from '@kazu/puzzle'
import type { ShikakuLevel } from '../src/kind.js'

/** Boards that were made once and must come out the same for ever: changing one is a major version. */
export const golden: readonly { readonly options: MakeOptions<ShikakuLevel>; readonly code: string }[] = [
  { options: { width: 5, height: 5, level: 'easy', seed: 1 }, code: 'shikaku:5x5:i3g6h6l6i4k' },
  { options: { width: 5, height: 5, level: 'medium', seed: 1 }, code: 'shikaku:5x5:4n36h6i6m' },
  { options: { width: 5, height: 5, level: 'hard', seed: 1 }, code: 'shikaku:5x5:2g3i4l3g6h2k5' },
  { options: { width: 5, height: 5, level: 'expert', seed: 1 }, code: 'shikaku:5x5:5k6k2g4i3h3g2g' },
  { options: { width: 7, height: 6, level: 'easy', seed: 8 }, code: 'shikaku:7x6:h4i235j4k2h424l3i3g2g2g2' },
  { options: { width: 7, height: 6, level: 'medium', seed: 8 }, code: 'shikaku:7x6:i4h23i5i4i2i24k2h343h2g2g' },
  { options: { width: 7, height: 6, level: 'hard', seed: 8 }, code: 'shikaku:7x6:h4i2h2h4h12j4h3h4g4h33h4h2h' },
  { options: { width: 7, height: 6, level: 'expert', seed: 8 }, code: 'shikaku:7x6:i2g4i42i3h3h2g3h4h3h4g2i3i3' },
  {
    options: { width: 10, height: 10, level: 'easy', seed: 15 },
    code: 'shikaku:10x10:l6o4i3g34g6g5q6g63h4j5k2g5j3k6g2h3g3h2h2g5l43j32g',
  },
  {
    options: { width: 10, height: 10, level: 'medium', seed: 15 },
    code: 'shikaku:10x10:l6k3i4i3h4g6g5q6g63h4j5k2g5j3k6g2h3g3h2h2g5l43j32g',
  },
  {
    options: { width: 10, height: 10, level: 'hard', seed: 15 },
    code: 'shikaku:10x10:3k3i2i3l4g3g4g3h4i3i44g2g2g3h2h212h2423j4k32i322i2i4g3h3h3j4g',
  },
  {
    options: { width: 10, height: 10, level: 'expert', seed: 15 },
    code: 'shikaku:10x10:g3i3i4h2g4h3h3g2i3h2h2g22h33i3g2j32g2h322g3h2h3i32g2h4g4i4i4j2h2g3g2g',
  },
]
