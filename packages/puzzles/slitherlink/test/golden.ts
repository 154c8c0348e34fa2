import type { MakeOptions } from '@kazu/puzzle'
import type { SlitherlinkLevel } from '../src/kind.js'

/** Boards that were made once and must come out the same for ever: changing one is a major version. */
export const golden: readonly { readonly options: MakeOptions<SlitherlinkLevel>; readonly code: string }[] = [
  { options: { width: 5, height: 5, level: 'easy', seed: 1 }, code: 'slitherlink:5x5:.312.12.21...30.1.3..2.1.' },
  { options: { width: 5, height: 5, level: 'medium', seed: 1 }, code: 'slitherlink:5x5:.31..12..1...30.1.3..2.1.' },
  { options: { width: 5, height: 5, level: 'hard', seed: 1 }, code: 'slitherlink:5x5:.31..12.21...3..1.3..2.1.' },
  { options: { width: 5, height: 5, level: 'expert', seed: 1 }, code: 'slitherlink:5x5:..1..3.2.11.1111......121' },
  {
    options: { width: 7, height: 6, level: 'easy', seed: 8 },
    code: 'slitherlink:7x6:123..1.3.0.00...210......2.....1......0.01',
  },
  {
    options: { width: 7, height: 6, level: 'medium', seed: 8 },
    code: 'slitherlink:7x6:..3..1.3.0..0...210......2.....1......0.01',
  },
  {
    options: { width: 7, height: 6, level: 'hard', seed: 8 },
    code: 'slitherlink:7x6:.1.....2..02..3...0.....1..01...3..2.1..0.',
  },
  {
    options: { width: 7, height: 6, level: 'expert', seed: 8 },
    code: 'slitherlink:7x6:.1.....2..02..3...0.....1..01...3..2.1....',
  },
  {
    options: { width: 10, height: 10, level: 'easy', seed: 15 },
    code: 'slitherlink:10x10:..0010..00.......321..0...2.2.....0......0....10..02.10.0..1..10.....1......0.01.....00..10222....12',
  },
  {
    options: { width: 10, height: 10, level: 'medium', seed: 15 },
    code: 'slitherlink:10x10:..0010..0........321..0...2.2.....0......0....10..02.10.0..1..10.....1......0.0......00..10222....1.',
  },
  {
    options: { width: 10, height: 10, level: 'hard', seed: 15 },
    code: 'slitherlink:10x10:..0010...0.......321..0...2.2.....0......0....10..02.10.0..1..10.....1......0..1.....00..10222....12',
  },
  {
    options: { width: 10, height: 10, level: 'expert', seed: 15 },
    code: 'slitherlink:10x10:1.0...1.........022..2.1..2.......2..2...11..321.121.0..10.12.0..0.....11..0..0...223..213.22.......',
  },
]
