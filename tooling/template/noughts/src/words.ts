import { cellName } from '@kazu/grid'
import type { Size } from '@kazu/grid'
import type { Fact, Instance, KindWords, Language } from '@kazu/puzzle'
import { symbol } from './board.js'
import type { NoughtsBoard } from './board.js'
import type { NoughtsKind, NoughtsLevel } from './kind.js'
import type { NoughtsRule } from './rules.js'

type NoughtsWords = KindWords<NoughtsRule, never, NoughtsLevel>

function cells({ cells: named }: Instance, size: Size, between: string): string {
  return named.map((cell) => cellName(size, cell)).join(between)
}

function place({ place: cell }: Fact, size: Size): string {
  return cellName(size, cell)
}

/** The words of the kind in each language. */
export const NOUGHTS_WORDS: Readonly<Record<Language, NoughtsWords>> = {
  en: {
    name: 'Noughts and ones',
    aim: 'Write 0 or 1 into every cell.',
    levels: { easy: 'easy', hard: 'hard' },
    rules: {
      printed: {
        name: 'Printed',
        law: 'What is printed stays.',
        why: (at, size) => `${cells(at, size, ', ')} is printed`,
        broken: (at, size) => `The printed number at ${cells(at, size, ', ')} was changed.`,
      },
      three: {
        name: 'Never three',
        law: 'Three cells in line are never all alike.',
        why: (at, size) => `${cells(at, size, ', ')} are not all alike`,
        broken: (at, size) => `There are three alike at ${cells(at, size, ', ')}.`,
      },
      balance: {
        name: 'Balance',
        law: 'Every row and column has as many 0 as 1.',
        why: (at, size) => `the line ${cells(at, size, ', ')} has as many 0 as 1`,
        broken: (at, size) => `The line ${cells(at, size, ', ')} has more of one number.`,
      },
      filled: {
        name: 'Filled',
        law: 'Every cell holds a number.',
        why: (at, size) => `${cells(at, size, ', ')} holds a number`,
        broken: (at, size) => `There is nothing at ${cells(at, size, ', ')} yet.`,
      },
    },
    techniques: {},
    fact: (fact, size) => `${place(fact, size)} is ${symbol(fact.value)}`,
  },
  ja: {
    name: '0と1',
    aim: 'すべてのマスに0か1を書きます。',
    levels: { easy: 'やさしい', hard: 'むずかしい' },
    rules: {
      printed: {
        name: '印刷された数字',
        law: '印刷された数字は変えられません。',
        why: (at, size) => `${cells(at, size, '、')}は印刷されている`,
        broken: (at, size) => `${cells(at, size, '、')}の印刷された数字が変わっています。`,
      },
      three: {
        name: '三つ並ばない',
        law: '同じ数字は縦横に三つ続きません。',
        why: (at, size) => `${cells(at, size, '、')}は三つとも同じにはならない`,
        broken: (at, size) => `${cells(at, size, '、')}に同じ数字が三つ並んでいます。`,
      },
      balance: {
        name: '同じ個数',
        law: 'どの列にも0と1が同じ個数入ります。',
        why: (at, size) => `${cells(at, size, '、')}の列には0と1が同じ個数入る`,
        broken: (at, size) => `${cells(at, size, '、')}の列は片方の数字が多すぎます。`,
      },
      filled: {
        name: 'すべて埋める',
        law: 'すべてのマスに数字が入ります。',
        why: (at, size) => `${cells(at, size, '、')}には数字が入る`,
        broken: (at, size) => `${cells(at, size, '、')}がまだ空いています。`,
      },
    },
    techniques: {},
    fact: (fact, size) => `${place(fact, size)}は${symbol(fact.value)}です`,
  },
  it: {
    name: 'Zeri e uni',
    aim: 'Scrivi 0 o 1 in ogni casella.',
    levels: { easy: 'facile', hard: 'difficile' },
    rules: {
      printed: {
        name: 'Stampati',
        law: 'I numeri stampati restano.',
        why: (at, size) => `${cells(at, size, ', ')} è stampata`,
        broken: (at, size) => `Il numero stampato in ${cells(at, size, ', ')} è cambiato.`,
      },
      three: {
        name: 'Mai tre',
        law: 'Tre caselle in fila non sono mai tutte uguali.',
        why: (at, size) => `${cells(at, size, ', ')} non sono tutte uguali`,
        broken: (at, size) => `Ci sono tre numeri uguali in ${cells(at, size, ', ')}.`,
      },
      balance: {
        name: 'Equilibrio',
        law: 'Ogni riga e ogni colonna ha tanti 0 quanti 1.',
        why: (at, size) => `la linea ${cells(at, size, ', ')} ha tanti 0 quanti 1`,
        broken: (at, size) => `La linea ${cells(at, size, ', ')} ha troppi numeri uguali.`,
      },
      filled: {
        name: 'Completo',
        law: 'Ogni casella ha un numero.',
        why: (at, size) => `${cells(at, size, ', ')} ha un numero`,
        broken: (at, size) => `Non c’è ancora niente in ${cells(at, size, ', ')}.`,
      },
    },
    techniques: {},
    fact: (fact, size) => `in ${place(fact, size)} va ${symbol(fact.value)}`,
  },
}

const CELL_WORDS: Readonly<Record<Language, { readonly printed: string; readonly empty: string }>> = {
  en: { printed: 'printed', empty: 'empty' },
  ja: { printed: '印刷', empty: '空き' },
  it: { printed: 'stampato', empty: 'vuota' },
}

/** What a reader hears of a cell: `1, printed`. */
export function describeNoughts(
  board: NoughtsBoard,
  marks: NoughtsKind['marks'],
  cell: number,
  language: Language,
): string {
  const { printed, empty } = CELL_WORDS[language]
  const given = board.givens[cell] ?? 0
  if (given !== 0) return `${symbol(given)}, ${printed}`
  const entry = marks.entry[cell] ?? 0
  return entry === 0 ? empty : symbol(entry)
}
