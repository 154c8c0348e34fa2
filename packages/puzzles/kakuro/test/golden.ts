import type { MakeOptions } from '@kazu/puzzle'
import type { KakuroLevel } from '../src/kind.js'

/** Boards that were made once and must come out the same for ever: changing one is a major version. */
export const golden: readonly { readonly options: MakeOptions<KakuroLevel>; readonly code: string }[] = [
  { options: { width: 4, height: 4, level: 'easy', seed: 1 }, code: 'kakuro:4x4:gbq.7abb' },
  { options: { width: 4, height: 4, level: 'medium', seed: 1 }, code: 'kakuro:4x4:e6q.759b' },
  { options: { width: 4, height: 4, level: 'hard', seed: 1 }, code: 'kakuro:4x4:c7q.7ag6' },
  { options: { width: 4, height: 4, level: 'expert', seed: 1 }, code: 'kakuro:4x4:a7q.7ab9' },
  { options: { width: 7, height: 6, level: 'easy', seed: 8 }, code: 'kakuro:7x6:n..nc-B-l-Ao-fm..-7mfH9hdJd4' },
  { options: { width: 7, height: 6, level: 'medium', seed: 8 }, code: 'kakuro:7x6:n..nc-A-l-Ao-fm..-6mcG8AcId4' },
  { options: { width: 7, height: 6, level: 'hard', seed: 8 }, code: 'kakuro:7x6:..-hm.B-a7m3fn.m...m...ah3h8' },
  { options: { width: 7, height: 6, level: 'expert', seed: 8 }, code: 'kakuro:7x6:..-Am.g-67mdcn.m...m...8h8ib' },
  {
    options: { width: 10, height: 10, level: 'easy', seed: 15 },
    code: 'kakuro:10x10:...3-8Em...SAo..Pfn...-flh-f-h-g-..-Dp..-Tp..afob-..m-Dm..l..-3l..Cb9Cd',
  },
  {
    options: { width: 10, height: 10, level: 'medium', seed: 15 },
    code: 'kakuro:10x10:...8-cCm...SOo..Mgn...-elh-h-h-g-..-Dp..-Sp..afoc-..m-Dm..l..-4l..C9eCd',
  },
  {
    options: { width: 10, height: 10, level: 'hard', seed: 15 },
    code: 'kakuro:10x10:...8-cCm...SOo..Mgn...-elh-E-h-g-..-Dp..-Sp..aCoc-..m-Dm..l..-4l..C9eCd',
  },
  {
    options: { width: 10, height: 10, level: 'expert', seed: 15 },
    code: 'kakuro:10x10:...8-dAm...SOo..Mhn...-elB-E-h-g-..-Fp..-Sp..aEoc-..m-Dm..l..-4l..C7eCd',
  },
]
