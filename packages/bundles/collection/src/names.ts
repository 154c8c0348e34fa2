import type { Language } from '@kazu/puzzle'

type Names = Readonly<Record<Language, string>>

/** The kinds that there are. */
type KindName =
  | 'parloku'
  | 'number-place'
  | 'jigsaw'
  | 'diagonal'
  | 'more-or-less'
  | 'sum-cages'
  | 'kakuro'
  | 'ripple'
  | 'towers'
  | 'masyu'
  | 'slitherlink'
  | 'akari'
  | 'shikaku'
  | 'nurikabe'

/** What every kind is called, for those who have not loaded it: the same as in its own words. */
export const KIND_NAMES: Readonly<Record<KindName, Names>> = {
  'number-place': { en: 'Sudoku', ja: 'ナンプレ', it: 'Sudoku' },
  jigsaw: { en: 'Jigsaw Sudoku', ja: 'ジグソーナンプレ', it: 'Sudoku a incastro' },
  diagonal: { en: 'Diagonal Sudoku', ja: '対角線ナンプレ', it: 'Sudoku diagonale' },
  'more-or-less': { en: 'Futoshiki', ja: '不等式', it: 'Futoshiki' },
  'sum-cages': { en: 'Killer Sudoku', ja: 'サムナンプレ', it: 'Sudoku killer' },
  kakuro: { en: 'Kakuro', ja: 'カックロ', it: 'Kakuro' },
  ripple: { en: 'Ripple Effect', ja: '波及効果', it: 'Effetto onda' },
  towers: { en: 'Skyscrapers', ja: '摩天楼', it: 'Grattacieli' },
  masyu: { en: 'Masyu', ja: 'ましゅ', it: 'Masyu' },
  slitherlink: { en: 'Slitherlink', ja: 'スリザーリンク', it: 'Slitherlink' },
  akari: { en: 'Akari', ja: '美術館', it: 'Akari' },
  shikaku: { en: 'Shikaku', ja: '四角に切れ', it: 'Shikaku' },
  nurikabe: { en: 'Nurikabe', ja: 'ぬりかべ', it: 'Nurikabe' },
  parloku: { en: 'Parloku', ja: 'パロク', it: 'Parloku' },
}
