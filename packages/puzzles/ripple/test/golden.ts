import type { MakeOptions } from '@kazu/puzzle'
import type { RippleLevel } from '../src/kind.js'

/** Boards that were made once and must come out the same for ever: changing one is a major version. */
export const golden: readonly { readonly options: MakeOptions<RippleLevel>; readonly code: string }[] = [
  { options: { width: 4, height: 4, level: 'easy', seed: 1 }, code: 'ripple:4x4:628ivgh5g42g6j3i' },
  { options: { width: 4, height: 4, level: 'medium', seed: 1 }, code: 'ripple:4x4:628ivgh5g4h6j3i' },
  { options: { width: 4, height: 4, level: 'hard', seed: 1 }, code: 'ripple:4x4:aa88u01h1h4l5h' },
  { options: { width: 4, height: 4, level: 'expert', seed: 1 }, code: 'ripple:4x4:hm8e305j34g4m' },
  {
    options: { width: 7, height: 6, level: 'easy', seed: 8 },
    code: 'ripple:7x6:7ah8ip2gh41p3v8h2i3g8g157g4g7g2h3h7g6p423h',
  },
  {
    options: { width: 7, height: 6, level: 'medium', seed: 8 },
    code: 'ripple:7x6:7ah8ip2gh41p3v8h2i3g8g1g7g4g7g2h3h7g6q23h',
  },
  { options: { width: 7, height: 6, level: 'hard', seed: 8 }, code: 'ripple:7x6:pdr4au901ckcfonk2h4k8g62j1i5o3k' },
  {
    options: { width: 7, height: 6, level: 'expert', seed: 8 },
    code: 'ripple:7x6:64h5ipc0575nho12g3i3h1h1l7i5j2i73h41g2h',
  },
  {
    options: { width: 9, height: 9, level: 'easy', seed: 15 },
    code: 'ripple:9x9:a8ud9im9irqrcj07fts5213um6o9dol1j3n531h7h1g1h8g5l74l7h2p2i5i1i52i',
  },
  {
    options: { width: 9, height: 9, level: 'medium', seed: 15 },
    code: 'ripple:9x9:a8ud9im9irqrcj07fts5213um6o9dol1j3s7j1h8g5l74l7h2p2i5i1i52i',
  },
  {
    options: { width: 9, height: 9, level: 'hard', seed: 15 },
    code: 'ripple:9x9:2ptrndqm3vjho4g6im026hj9b9us301h8m3h7g5l8j4j5j1h5j23p2m7k842j1g',
  },
  {
    options: { width: 9, height: 9, level: 'expert', seed: 15 },
    code: 'ripple:9x9:mfmc2n6bjhior2gdb7uvianrb3vo3gp1j4i7g5k36i71zl1i23m5g68j',
  },
]
