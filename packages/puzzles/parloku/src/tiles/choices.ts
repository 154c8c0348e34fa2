import type { Language } from '@kazu/puzzle'

type Said = Readonly<Record<Language, string>>

interface Choice {
  readonly name: string
  readonly title: Said
  readonly values: readonly { readonly value: string; readonly label: Said }[]
}

function said(value: string, en: string, ja: string, it: string): Choice['values'][number] {
  return { value, label: { en, ja, it } }
}

/** What the player may choose of the tiles: their colour, shape and type, and whether the mechanism is shown. */
export const TILE_CHOICES: readonly Choice[] = [
  {
    name: 'tile-colour',
    title: { en: 'Colour of the tiles', ja: 'タイルの色', it: 'Colore delle tessere' },
    values: [
      said('soft', 'soft', 'やわらかい', 'tenue'),
      said('bright', 'bright', '鮮やか', 'vivace'),
      said('plain', 'plain', '無地', 'unito'),
    ],
  },
  {
    name: 'tile-shape',
    title: { en: 'Shape of the tiles', ja: 'タイルの形', it: 'Forma delle tessere' },
    values: [
      said('rounded', 'rounded', '角丸', 'arrotondata'),
      said('square', 'square', '四角', 'quadrata'),
      said('round', 'round', '丸', 'rotonda'),
      said('blob', 'blob', 'しずく', 'a goccia'),
    ],
  },
  {
    name: 'tile-type',
    title: { en: 'Type of the letters', ja: '文字の書体', it: 'Carattere delle lettere' },
    values: [
      said('plain', 'plain', 'ゴシック', 'lineare'),
      said('book', 'book', '明朝', 'da libro'),
      said('typewriter', 'typewriter', 'タイプライター', 'da macchina'),
    ],
  },
  {
    name: 'mechanism',
    title: { en: 'Show the mechanism', ja: '仕組みを見せる', it: 'Mostra il meccanismo' },
    values: [said('off', 'off', 'なし', 'no'), said('on', 'on', 'あり', 'sì')],
  },
]
