import { cellAt, cellName } from '@kazu/grid'
import type { Rectangle, Size } from '@kazu/grid'
import { capital } from '@kazu/puzzle'
import type { Fact, Instance, KindWords, Language, TechniqueStep } from '@kazu/puzzle'
import { rectangleOfFact } from './fact.js'
import type { ShikakuLevel, ShikakuTechnique } from './kind.js'
import type { ShikakuRule } from './rules.js'

type ShikakuWords = KindWords<ShikakuRule, ShikakuTechnique, ShikakuLevel>

function cellOf(instance: Instance, size: Size): string {
  return cellName(size, instance.cells[0] ?? 0)
}

/** The cells of a piece: its first and its last one where it has many. */
function spanOf({ cells }: Instance, size: Size): string {
  const names = [cells[0] ?? 0, cells[cells.length - 1] ?? 0].map((cell) => cellName(size, cell))
  return [...new Set(names)].join('–')
}

function detail(subject: { readonly details?: Instance['details'] }, name: string): string {
  return String(subject.details?.[name] ?? '')
}

function numberOf(instance: Instance): string {
  return detail(instance, 'number')
}

/** A number with its article: `il 6`, `l’8`. */
function italianNumber(subject: { readonly details?: Instance['details'] }): string {
  const number = detail(subject, 'number')
  return /^(1|11|8.*)$/.test(number) ? `l’${number}` : `il ${number}`
}

/** A rectangle by its corners: `r1c1–r2c3`, or one cell. */
function rectangleName(size: Size, { left, top, right, bottom }: Rectangle): string {
  const names = [cellAt(size, top, left), cellAt(size, bottom, right)].map((cell) => cellName(size, cell))
  return [...new Set(names)].join('–')
}

/** What a fact speaks of: the printed number's cell, and the cells. */
function factParts(fact: Fact, size: Size): { readonly clue: string; readonly cells: string; readonly drawn: boolean } {
  return {
    clue: cellName(size, fact.place),
    cells: rectangleName(size, rectangleOfFact(size, fact)),
    drawn: fact.layer === 'rectangle',
  }
}

/** The instance on which a technique rests. */
function groundOf(step: TechniqueStep): Instance {
  return step.because[0] ?? { rule: '', cells: [] }
}

/** The words of shikaku in each language. */
export const SHIKAKU_WORDS: Readonly<Record<Language, ShikakuWords>> = {
  en: {
    name: 'Shikaku',
    aim: 'Cut the board into rectangles, one number in each: the number of its cells.',
    levels: { easy: 'Easy', medium: 'Medium', hard: 'Hard', expert: 'Expert' },
    rules: {
      number: {
        name: 'A number in each',
        law: 'Every cell belongs to a rectangle, and every rectangle holds a number.',
        why: (instance, size) => {
          if (detail(instance, 'form') === 'reach') return `only one number can still reach ${cellOf(instance, size)}`
          return detail(instance, 'form') === 'none'
            ? `no number could reach ${cellOf(instance, size)}`
            : `${cellOf(instance, size)} belongs to a number`
        },
        broken: (instance, size) => `There is no number in ${spanOf(instance, size)}.`,
      },
      'one-number': {
        name: 'Only one number',
        law: 'No rectangle holds two numbers.',
        why: (instance, size) => `${cellOf(instance, size)} belongs to one number only`,
        broken: (instance, size) => `There is more than one number in ${spanOf(instance, size)}.`,
      },
      rectangle: {
        name: 'Rectangles',
        law: 'Every piece is a rectangle, and no line ends inside one.',
        why: (instance, size) => `the piece of ${cellOf(instance, size)} is a rectangle`,
        broken: (instance, size) =>
          detail(instance, 'form') === 'loose'
            ? `The line at ${spanOf(instance, size)} ends inside its piece.`
            : `The piece from ${spanOf(instance, size)} is no rectangle.`,
      },
      area: {
        name: 'The right size',
        law: 'A rectangle has as many cells as its number says; a question mark may be any number.',
        why: (instance, size) => {
          const who = `the ${numberOf(instance)} at ${cellOf(instance, size)}`
          const form = detail(instance, 'form')
          if (form === 'only') return `${who} has one rectangle left`
          if (form === 'common') return `all rectangles left for ${who} have that in common`
          return form === 'none' ? `no rectangle would be left for ${who}` : `${who} has a rectangle of that size`
        },
        broken: (instance, size) =>
          `The ${numberOf(instance)} has ${detail(instance, 'cells')} cells in ${spanOf(instance, size)}.`,
      },
    },
    techniques: {
      'only-rectangle': {
        name: 'Only rectangle',
        text: (step, size) =>
          `The ${detail(step, 'number')} at ${cellOf(groundOf(step), size)} fits in one place only.`,
      },
      'common-cells': {
        name: 'Common cells',
        text: (step, size) =>
          `Every rectangle that is left for the ${detail(step, 'number')} at ${cellOf(groundOf(step), size)} has the same cells in it.`,
      },
      'one-owner': {
        name: 'Cell of one owner',
        text: (step, size) =>
          `No other number than the ${detail(step, 'number')} can reach ${cellOf(groundOf(step), size)}.`,
      },
    },
    fact: (fact, size) => {
      const { clue, cells, drawn } = factParts(fact, size)
      if (drawn) return `the rectangle ${cells}`
      return fact.holds ? `the number at ${clue} takes ${cells}` : `the number at ${clue} does not take ${cells}`
    },
  },
  ja: {
    name: '四角に切れ',
    aim: '盤面を長方形に切り分けましょう。どの長方形にも、そのマスの数を表す数字が一つ入ります。',
    levels: { easy: 'やさしい', medium: 'ふつう', hard: 'むずかしい', expert: '達人' },
    rules: {
      number: {
        name: 'どれにも数字',
        law: 'どのマスもどれかの長方形に入り、どの長方形にも数字が入ります。',
        why: (instance, size) =>
          detail(instance, 'form') === 'reach'
            ? `${cellOf(instance, size)}に届く数字は一つしか残っていない`
            : `${cellOf(instance, size)}はどれかの数字の長方形に入る`,
        broken: (instance, size) => `${spanOf(instance, size)}には数字がありません。`,
      },
      'one-number': {
        name: '数字は一つだけ',
        law: '一つの長方形に数字が二つ入ることはありません。',
        why: (instance, size) => `${cellOf(instance, size)}は一つの数字だけのものである`,
        broken: (instance, size) => `${spanOf(instance, size)}には数字が二つ以上あります。`,
      },
      rectangle: {
        name: '長方形',
        law: '切り分けた形はすべて長方形で、中で途切れる線はありません。',
        why: (instance, size) => `${cellOf(instance, size)}の形は長方形である`,
        broken: (instance, size) =>
          detail(instance, 'form') === 'loose'
            ? `${spanOf(instance, size)}の線が形の中で途切れています。`
            : `${spanOf(instance, size)}の形は長方形ではありません。`,
      },
      area: {
        name: '大きさ',
        law: '長方形のマスの数は、中の数字と同じです。疑問符はどの数でもかまいません。',
        why: (instance, size) => {
          const who = `${cellOf(instance, size)}の${numberOf(instance)}`
          const form = detail(instance, 'form')
          if (form === 'only') return `${who}に残る長方形は一つしかない`
          if (form === 'common') return `${who}に残る長方形はどれもそのマスを含む`
          return `${who}は数字どおりの大きさの長方形に入る`
        },
        broken: (instance, size) =>
          `${spanOf(instance, size)}は${detail(instance, 'cells')}マスですが、数字は${numberOf(instance)}です。`,
      },
    },
    techniques: {
      'only-rectangle': {
        name: 'ただ一つの長方形',
        text: (step, size) =>
          `${cellOf(groundOf(step), size)}の${detail(step, 'number')}が収まる長方形は一つしかありません。`,
      },
      'common-cells': {
        name: '共通のマス',
        text: (step, size) =>
          `${cellOf(groundOf(step), size)}の${detail(step, 'number')}に残る長方形は、どれも同じマスを含みます。`,
      },
      'one-owner': {
        name: '届くのは一つ',
        text: (step, size) =>
          `${cellOf(groundOf(step), size)}に届く数字は${detail(step, 'number')}のほかにありません。`,
      },
    },
    fact: (fact, size) => {
      const { clue, cells, drawn } = factParts(fact, size)
      if (drawn) return `長方形${cells}`
      return fact.holds ? `${clue}の数字が${cells}を取る` : `${clue}の数字が${cells}を取らない`
    },
  },
  it: {
    name: 'Shikaku',
    aim: 'Taglia lo schema in rettangoli, ognuno con un numero: quello delle sue caselle.',
    levels: { easy: 'Facile', medium: 'Medio', hard: 'Difficile', expert: 'Esperto' },
    rules: {
      number: {
        name: 'Un numero in ognuno',
        law: 'Ogni casella sta in un rettangolo e ogni rettangolo contiene un numero.',
        why: (instance, size) => {
          if (detail(instance, 'form') === 'reach')
            return `un solo numero può ancora raggiungere ${cellOf(instance, size)}`
          return detail(instance, 'form') === 'none'
            ? `nessun numero potrebbe raggiungere ${cellOf(instance, size)}`
            : `${cellOf(instance, size)} appartiene a un numero`
        },
        broken: (instance, size) => `In ${spanOf(instance, size)} non c’è nessun numero.`,
      },
      'one-number': {
        name: 'Un numero solo',
        law: 'Nessun rettangolo contiene due numeri.',
        why: (instance, size) => `${cellOf(instance, size)} appartiene a un numero solo`,
        broken: (instance, size) => `In ${spanOf(instance, size)} c’è più di un numero.`,
      },
      rectangle: {
        name: 'Rettangoli',
        law: 'Ogni pezzo è un rettangolo e nessuna linea finisce al suo interno.',
        why: (instance, size) => `il pezzo di ${cellOf(instance, size)} è un rettangolo`,
        broken: (instance, size) =>
          detail(instance, 'form') === 'loose'
            ? `La linea in ${spanOf(instance, size)} finisce dentro il suo pezzo.`
            : `Il pezzo ${spanOf(instance, size)} non è un rettangolo.`,
      },
      area: {
        name: 'La misura giusta',
        law: 'Un rettangolo ha tante caselle quante dice il suo numero; un punto interrogativo vale qualsiasi numero.',
        why: (instance, size) => {
          const who = `${italianNumber(instance)} in ${cellOf(instance, size)}`
          const form = detail(instance, 'form')
          if (form === 'only') return `per ${who} resta un solo rettangolo`
          if (form === 'common') return `tutti i rettangoli rimasti per ${who} hanno quelle caselle`
          return form === 'none'
            ? `per ${who} non resterebbe nessun rettangolo`
            : `${who} ha un rettangolo di quella misura`
        },
        broken: (instance, size) =>
          `${capital(italianNumber(instance))} ha ${detail(instance, 'cells')} caselle in ${spanOf(instance, size)}.`,
      },
    },
    techniques: {
      'only-rectangle': {
        name: 'Unico rettangolo',
        text: (step, size) =>
          `${capital(italianNumber(step))} in ${cellOf(groundOf(step), size)} sta in un posto solo.`,
      },
      'common-cells': {
        name: 'Caselle comuni',
        text: (step, size) =>
          `Tutti i rettangoli rimasti per ${italianNumber(step)} in ${cellOf(groundOf(step), size)} hanno le stesse caselle.`,
      },
      'one-owner': {
        name: 'Casella di uno solo',
        text: (step, size) =>
          `Nessun numero tranne ${italianNumber(step)} può raggiungere ${cellOf(groundOf(step), size)}.`,
      },
    },
    fact: (fact, size) => {
      const { clue, cells, drawn } = factParts(fact, size)
      if (drawn) return `il rettangolo ${cells}`
      return fact.holds ? `il numero in ${clue} prende ${cells}` : `il numero in ${clue} non prende ${cells}`
    },
  },
}
