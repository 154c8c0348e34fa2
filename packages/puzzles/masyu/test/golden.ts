import type { MakeOptions } from '@kazu/puzzle'
import type { MasyuLevel } from '../src/kind.js'

/** Boards that were made once and must come out the same for ever: changing one is a major version. */
export const golden: readonly { readonly options: MakeOptions<MasyuLevel>; readonly code: string }[] = [
  { options: { width: 5, height: 5, level: 'easy', seed: 1 }, code: 'masyu:5x5:........w.b.w..w......w..' },
  { options: { width: 5, height: 5, level: 'medium', seed: 1 }, code: 'masyu:5x5:.......bw....w...b.......' },
  { options: { width: 5, height: 5, level: 'hard', seed: 1 }, code: 'masyu:5x5:.......b.w.......w.w.....' },
  { options: { width: 5, height: 5, level: 'expert', seed: 1 }, code: 'masyu:5x5:........wwb...........w..' },
  {
    options: { width: 7, height: 6, level: 'easy', seed: 8 },
    code: 'masyu:7x6:......b..ww....w..b.......w.....ww..b.b...',
  },
  {
    options: { width: 7, height: 6, level: 'medium', seed: 8 },
    code: 'masyu:7x6:b.w..w..............b.b.w...ww............',
  },
  {
    options: { width: 7, height: 6, level: 'hard', seed: 8 },
    code: 'masyu:7x6:..w.w.......w..w.b.............w.ww.......',
  },
  {
    options: { width: 7, height: 6, level: 'expert', seed: 8 },
    code: 'masyu:7x6:......b..ww....w..b.......w......w..b.b...',
  },
  {
    options: { width: 10, height: 10, level: 'easy', seed: 15 },
    code: 'masyu:10x10:b..b...b.b....w.w...b.....w.....................b..wwb...w...w.b....w......www...w.b.w.w......w.....',
  },
  {
    options: { width: 10, height: 10, level: 'medium', seed: 15 },
    code: 'masyu:10x10:...........b.w.b.w.....w....w..w..........b..b..b........w............b...ww..b........w....b.bb.w..',
  },
  {
    options: { width: 10, height: 10, level: 'hard', seed: 15 },
    code: 'masyu:10x10:b..b...b.b....w.w...b.....w.....................b..wwb...w...w.b....w......www...w.b...w......w.....',
  },
  {
    options: { width: 10, height: 10, level: 'expert', seed: 15 },
    code: 'masyu:10x10:...........b.w.b.w.....w....w..w..........b..b..b........w............b...ww..b........w....b....w..',
  },
]
