import type { MakeOptions } from '@kazu/puzzle'
import type { ShikakuLevel } from '../src/kind.js'

/** Boards that were made once and must come out the same for ever: changing one is a major version. */
export const golden: readonly { readonly options: MakeOptions<ShikakuLevel>; readonly code: string }[] = [
  { options: { width: 5, height: 5, level: 'easy', seed: 1 }, code: 'shikaku:5x5:i3g6h6l6i4k' },
  { options: { width: 5, height: 5, level: 'medium', seed: 1 }, code: 'shikaku:5x5:4n36h6i6m' },
  { options: { width: 5, height: 5, level: 'hard', seed: 1 }, code: 'shikaku:5x5:h3i4n32k3ag' },
  { options: { width: 5, height: 5, level: 'expert', seed: 1 }, code: 'shikaku:5x5:g2h32h4j3k36h2g' },
  { options: { width: 7, height: 6, level: 'easy', seed: 8 }, code: 'shikaku:7x6:h4i235j4k2h424l3i3g2g2g2' },
  { options: { width: 7, height: 6, level: 'medium', seed: 8 }, code: 'shikaku:7x6:i4h23i5i4i2i24k2h343h2g2g' },
  { options: { width: 7, height: 6, level: 'hard', seed: 8 }, code: 'shikaku:7x6:h6o4k5i5m24h66h4i' },
  { options: { width: 7, height: 6, level: 'expert', seed: 8 }, code: 'shikaku:7x6:g3h3i2g2g22g5m6i35j2h3h4h' },
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
    code: 'shikaku:10x10:7l6i5p4i6q6i42h5i46h3g3g2g4i6h46s4j2k5h6i',
  },
  {
    options: { width: 10, height: 10, level: 'expert', seed: 15 },
    code: 'shikaku:10x10:1j6h2g2k6j3h3h22j3h3h4224g6h2j3j4h2j5i4h42h4l2g3h3g22i4h3g',
  },
]
