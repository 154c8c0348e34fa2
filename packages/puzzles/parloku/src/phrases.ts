import type { Language } from '@kazu/puzzle'

/** A row, a column or a box. */
export type Unit = 'row' | 'column' | 'box'

/**
 * How a language says the steps of the logical path. Causes are clauses without a capital and a full stop; cells and
 * letters come as they are written.
 */
export interface Phrases {
  readonly starts: (word: string, cell: string) => string
  /** That the letter at a place of a word, from 1, sits beside the one before it. */
  readonly beside: (word: string, place: number, letter: string, cell: string) => string
  readonly taken: (cells: readonly string[]) => string
  readonly has: (cells: readonly string[], unit: Unit, group: number, letter: string) => string
  readonly room: (cell: string, letter: string, next: string) => string
  readonly finish: (cell: string, letter: string, word: string) => string
  /** That a word is walked from its start. */
  readonly walked: (word: string, cell: string) => string
  /** That it cannot be walked, as a sentence. */
  readonly broken: (word: string, cell: string) => string
  readonly sees: (cell: string, letters: readonly string[]) => string
  readonly onlyPlace: (unit: Unit, group: number, letter: string, cell: string) => string
  /** What stands between two sentences. */
  readonly between: string
  /** Causes in a row, as one sentence. */
  readonly sentence: (causes: readonly string[]) => string
  readonly so: (cell: string, letter: string) => string
  readonly fix: (cell: string, letter: string) => string
  readonly reveal: (cell: string, letter: string) => string
}

function listed(items: readonly string[], last: string): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${last} ${items[items.length - 1] ?? ''}`
}

/** `an` before letters whose English name begins with a vowel. */
function withArticle(letter: string): string {
  return `${'AEFHILMNORSX'.includes(letter.normalize('NFD').charAt(0)) ? 'an' : 'a'} ${letter}`
}

const NTH = {
  en: 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth',
  it: 'prima seconda terza quarta quinta sesta settima ottava nona decima undicesima dodicesima tredicesima quattordicesima quindicesima sedicesima',
}

function nth(language: 'en' | 'it', place: number): string {
  return NTH[language].split(' ')[place - 1] ?? String(place)
}

function opened(text: string): string {
  // A place keeps its small r, and a badge stands before what it marks.
  return /^(?:\(\d+\) )?r\d+c\d+/.test(text)
    ? text
    : text.replace(/^((?:\(\d+\) )?)(.)/u, (_all, badge: string, first: string) => badge + first.toUpperCase())
}

const english: Phrases = {
  starts: (word, cell) => `${word} starts at ${cell}`,
  beside: (word, place, letter, cell) => `the ${nth('en', place)} letter of ${word}, ${letter}, sits next to ${cell}`,
  taken: (cells) => `${listed(cells, 'and')} ${cells.length > 1 ? 'are' : 'is'} taken`,
  has: (cells, unit, group, letter) =>
    `${listed(cells, 'and')} ${cells.length > 1 ? 'are' : 'is'} in ${unit} ${group}, which already has ${withArticle(letter)}`,
  room: (cell, letter, next) => `${cell} fits ${letter}, but then the next letter, ${next}, would have no room`,
  finish: (cell, letter, word) => `${cell} fits ${letter}, but from there ${word} can’t be finished`,
  walked: (word, cell) => `${word} is walked from ${cell}`,
  broken: (word, cell) => `${word} can no longer be walked from ${cell}.`,
  sees: (cell, letters) => `${cell} already sees ${letters.join(' ')} in its row, column and box`,
  onlyPlace: (unit, group, letter, cell) => `in ${unit} ${group}, ${letter} fits only in ${cell}`,
  between: ' ',
  sentence: (causes) => `${opened(causes.join('; '))}.`,
  so: (cell, letter) => `So ${cell} is ${letter}.`,
  fix: (cell, letter) => `The ${letter} in ${cell} is not right. Take it off the board.`,
  reveal: (cell, letter) => `This one is tricky: ${cell} is ${letter}.`,
}

const IN_UNIT: Readonly<Record<Unit, string>> = { row: 'nella riga', column: 'nella colonna', box: 'nel riquadro' }

const italian: Phrases = {
  starts: (word, cell) => `${word} parte da ${cell}`,
  beside: (word, place, letter, cell) => `la ${nth('it', place)} lettera di ${word}, ${letter}, sta accanto a ${cell}`,
  taken: (cells) => `${listed(cells, 'e')} ${cells.length > 1 ? 'sono occupate' : 'è occupata'}`,
  has: (cells, unit, group, letter) =>
    `${listed(cells, 'e')} ${cells.length > 1 ? 'sono' : 'è'} ${IN_UNIT[unit]} ${group}, che ha già una ${letter}`,
  room: (cell, letter, next) =>
    `in ${cell} la ${letter} ci starebbe, ma poi la lettera dopo, ${next}, non avrebbe posto`,
  finish: (cell, letter, word) => `in ${cell} la ${letter} ci starebbe, ma da lì ${word} non si può completare`,
  walked: (word, cell) => `${word} si percorre da ${cell}`,
  broken: (word, cell) => `${word} non si può più percorrere da ${cell}.`,
  sees: (cell, letters) => `${cell} vede già ${letters.join(' ')} nella sua riga, colonna e riquadro`,
  onlyPlace: (unit, group, letter, cell) => `${IN_UNIT[unit]} ${group}, la ${letter} può andare solo in ${cell}`,
  between: ' ',
  sentence: (causes) => `${opened(causes.join('; '))}.`,
  so: (cell, letter) => `Quindi ${cell} è ${letter}.`,
  fix: (cell, letter) => `La ${letter} in ${cell} non è giusta. Toglila dalla griglia.`,
  reveal: (cell, letter) => `Questa è difficile: ${cell} è ${letter}.`,
}

function unitName(unit: Unit, group: number): string {
  if (unit === 'box') return `ブロック${group}`
  return `${group}${unit === 'row' ? '行目' : '列目'}`
}

const japanese: Phrases = {
  starts: (word, cell) => `「${word}」は${cell}から始まる`,
  beside: (word, place, letter, cell) => `「${word}」の${place}文字目の${letter}は、${cell}の隣に入る`,
  taken: (cells) => `${cells.join('・')}はもう埋まっている`,
  has: (cells, unit, group, letter) => `${cells.join('・')}のある${unitName(unit, group)}には、もう${letter}がある`,
  room: (cell, letter, next) => `${cell}に${letter}を入れると、次の${next}の入るところがない`,
  finish: (cell, letter, word) => `${cell}に${letter}を入れると、「${word}」を最後までたどれない`,
  walked: (word, cell) => `「${word}」は${cell}からたどれる`,
  broken: (word, cell) => `${cell}から「${word}」をたどれなくなりました。`,
  sees: (cell, letters) => `${cell}と同じ行・列・ブロックには、もう${letters.join('・')}がある`,
  onlyPlace: (unit, group, letter, cell) => `${unitName(unit, group)}で${letter}が入るのは${cell}だけである`,
  between: '',
  sentence: (causes) => `${causes.join('。')}。`,
  so: (cell, letter) => `よって、${cell}は${letter}です。`,
  fix: (cell, letter) => `${cell}の${letter}は間違いです。盤面から外しましょう。`,
  reveal: (cell, letter) => `ここは難しいところです。${cell}は${letter}です。`,
}

/** The steps of the logical path in every language. */
export const PHRASES: Readonly<Record<Language, Phrases>> = { en: english, ja: japanese, it: italian }
