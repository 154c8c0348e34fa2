import type { MakeOptions } from '@kazu/puzzle'
import type { SlitherlinkLevel } from '../src/kind.js'

/** Boards that were made once and must come out the same for ever: changing one is a major version. */
export const golden: readonly { readonly options: MakeOptions<SlitherlinkLevel>; readonly code: string }[] = [
  { options: { width: 5, height: 5, level: 'easy', seed: 1 }, code: 'slitherlink:5x5:.312.12.21...30.1.3..2.1.' },
  { options: { width: 5, height: 5, level: 'medium', seed: 1 }, code: 'slitherlink:5x5:.31..12..1...30.1.3..2.1.' },
  { options: { width: 5, height: 5, level: 'hard', seed: 1 }, code: 'slitherlink:5x5:.31..12.21...3..1.3..2.1.' },
  { options: { width: 5, height: 5, level: 'expert', seed: 1 }, code: 'slitherlink:5x5:.31..12..1...3..1.3..2.1.' },
  {
    options: { width: 7, height: 6, level: 'easy', seed: 8 },
    code: 'slitherlink:7x6:123..1.3.0.00...210......23....1......0.01',
  },
  {
    options: { width: 7, height: 6, level: 'medium', seed: 8 },
    code: 'slitherlink:7x6:.23..1...0..0.1.210......2...0.1........01',
  },
  {
    options: { width: 7, height: 6, level: 'hard', seed: 8 },
    code: 'slitherlink:7x6:123..1......0.1.210......2......3.......01',
  },
  {
    options: { width: 7, height: 6, level: 'expert', seed: 8 },
    code: 'slitherlink:7x6:.1..2.02...2..3.0.0.....1..01..2...2.1..0.',
  },
  {
    options: { width: 10, height: 10, level: 'easy', seed: 15 },
    code: 'slitherlink:10x10:..001...00......1321..0...2.2..0..0.3.........10..02210.0..1..10.....1......0.01.....00..10222....12',
  },
  {
    options: { width: 10, height: 10, level: 'medium', seed: 15 },
    code: 'slitherlink:10x10:.......10.....3.1.21..0...2.2..0..0.3....0.3.....202..0.0..1..10.....1......0..1.....000.10222....1.',
  },
  {
    options: { width: 10, height: 10, level: 'hard', seed: 15 },
    code: 'slitherlink:10x10:........0.....3.1.21..0...2.2..0..0.3....0.3.....202..0....1..10...............1.....000.10222....1.',
  },
  {
    options: { width: 10, height: 10, level: 'expert', seed: 15 },
    code: 'slitherlink:10x10:........0.....3.1.21..0...2.2..0..0.3....0.3.....202..0.0..1..10.....1......0..1.....00..10222....1.',
  },
]
