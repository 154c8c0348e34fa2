import type { MakeOptions } from '@kazu/puzzle'
import type { AkariLevel } from '../src/kind.js'

/** Boards that were made once and must come out the same for ever: changing one is a major version. */
export const golden: readonly { readonly options: MakeOptions<AkariLevel>; readonly code: string }[] = [
  { options: { width: 4, height: 4, level: 'easy', seed: 1 }, code: 'akari:4x4:#......30......#' },
  { options: { width: 4, height: 4, level: 'medium', seed: 1 }, code: 'akari:4x4:#......#0......1' },
  { options: { width: 4, height: 4, level: 'hard', seed: 1 }, code: 'akari:4x4:..0.#........2..' },
  { options: { width: 4, height: 4, level: 'expert', seed: 1 }, code: 'akari:4x4:0.....1.........' },
  {
    options: { width: 7, height: 6, level: 'easy', seed: 8 },
    code: 'akari:7x6:....#.......#..2.##....##.4..1.......2....',
  },
  {
    options: { width: 7, height: 6, level: 'medium', seed: 8 },
    code: 'akari:7x6:.0..#.....2.#..#..........3..2.0.....#..#.',
  },
  {
    options: { width: 7, height: 6, level: 'hard', seed: 8 },
    code: 'akari:7x6:....#.1.0......#.0......2.#......2.0.#....',
  },
  {
    options: { width: 7, height: 6, level: 'expert', seed: 8 },
    code: 'akari:7x6:0.##0..........11........10..........00#.#',
  },
  {
    options: { width: 10, height: 10, level: 'easy', seed: 15 },
    code: 'akari:10x10:..1...#..........0.0..1.......#1.0..0#..#...2..........#...#..0#..3.2#.......#..1.2..........#...2..',
  },
  {
    options: { width: 10, height: 10, level: 'medium', seed: 15 },
    code: 'akari:10x10:1...1.#...........2...#.......0#.0..##.##...2..........#...#1.##..3.#0.......2...1...........1.#...0',
  },
  {
    options: { width: 10, height: 10, level: 'hard', seed: 15 },
    code: 'akari:10x10:..1..1...#.0................##......1.#.#2..00........##..20.2.1......#1................1.#...1..1..',
  },
  {
    options: { width: 10, height: 10, level: 'expert', seed: 15 },
    code: 'akari:10x10:#.......1#....0.0..1.2..#.##.#.......0....10.....#1.....0#....2.......#.#1.#..2.0..0.1....##.......#',
  },
]
