import { cellName } from '@kazu/grid'
import type { Size } from '@kazu/grid'
import { listed } from '@kazu/puzzle'
import type { Fact, Instance, KindWords, Language, TechniqueStep } from '@kazu/puzzle'
import type { AkariLevel, AkariTechnique } from './kind.js'
import type { AkariRule } from './rules.js'

type AkariWords = KindWords<AkariRule, AkariTechnique, AkariLevel>

function named({ cells }: Instance, size: Size, between: string): string {
  return cells.map((cell) => cellName(size, cell)).join(between)
}

function cellOf(instance: Instance, size: Size): string {
  return cellName(size, instance.cells[0] ?? 0)
}

/** A number that an instance tells; empty where it tells none. */
function told(instance: Instance | undefined, what: 'number' | 'lights'): string {
  return String(instance?.details?.[what] ?? '')
}

function causeOf(step: TechniqueStep, size: Size): string {
  const [first] = step.because
  return first === undefined ? '' : cellOf(first, size)
}

/** Whether a technique speaks of a wall that wants no light at all. */
function isZero(step: TechniqueStep): boolean {
  return told(step.because[0], 'number') === '0'
}

/** The cells of several facts: those with a light and those without, in order. */
function sortedCells(facts: readonly Fact[], size: Size): { readonly lights: string[]; readonly none: string[] } {
  const cells = (holds: boolean): string[] =>
    facts
      .filter((fact) => fact.holds === holds)
      .map((fact) => fact.place)
      .sort((a, b) => a - b)
      .map((cell) => cellName(size, cell))
  return { lights: cells(true), none: cells(false) }
}

/** One clause about cells with lights and cells without; either may be missing. */
function bothKinds(
  facts: readonly Fact[],
  size: Size,
  say: {
    readonly lights: (cells: readonly string[]) => string
    readonly none: (cells: readonly string[]) => string
    readonly and: string
  },
): string {
  const { lights, none } = sortedCells(facts, size)
  const parts = [lights.length > 0 ? say.lights(lights) : '', none.length > 0 ? say.none(none) : '']
  return parts.filter((part) => part !== '').join(say.and)
}

const english: AkariWords = {
  name: 'Akari',
  aim: 'Place lights so that every white cell is lit.',
  levels: { easy: 'Easy', medium: 'Medium', hard: 'Hard', expert: 'Expert' },
  choices: {
    symmetry: {
      name: 'Symmetry',
      values: {
        none: 'None',
        'half-turn': 'Half turn',
        'quarter-turn': 'Quarter turn',
        'left-right': 'Left and right',
        'up-down': 'Top and bottom',
      },
    },
  },
  rules: {
    white: {
      name: 'White cells',
      law: 'Lights stand in white cells. They shine along row and column as far as a wall or the edge.',
      why: (instance, size) => `${cellOf(instance, size)} is a wall`,
      broken: (instance, size) => `A light stands on the wall at ${cellOf(instance, size)}.`,
    },
    apart: {
      name: 'No light on a light',
      law: 'No light shines on another light.',
      why: (instance, size) =>
        instance.cells.length === 1
          ? `the light at ${cellOf(instance, size)} shines there`
          : `the lights at ${named(instance, size, ' and ')} would shine on each other`,
      broken: (instance, size) => `The lights at ${named(instance, size, ' and ')} shine on each other.`,
    },
    number: {
      name: 'Numbers',
      law: 'A number on a wall says how many lights stand in the cells that share a side with it.',
      why: (instance, size) => {
        const number = told(instance, 'number')
        return `the wall at ${cellOf(instance, size)} has ${number === '0' ? 'no' : number} ${number === '1' ? 'light' : 'lights'} beside it`
      },
      broken: (instance, size) =>
        `The wall at ${cellOf(instance, size)} says ${told(instance, 'number')}, but has ${told(instance, 'lights')} beside it.`,
    },
    lit: {
      name: 'All is lit',
      law: 'Every white cell is lit.',
      why: (instance, size) => `${cellOf(instance, size)} must be lit`,
      broken: (instance, size) => `Nothing lights ${named(instance, size, ', ')}.`,
    },
  },
  techniques: {
    'full-wall': {
      name: 'Full wall',
      text: (step, size) =>
        isZero(step)
          ? `The wall at ${causeOf(step, size)} has no light beside it.`
          : `The wall at ${causeOf(step, size)} has all its lights.`,
    },
    'last-light': {
      name: 'Last lights',
      text: (step, size) => `The wall at ${causeOf(step, size)} needs a light in every place that is left beside it.`,
    },
    'only-light': {
      name: 'Only light',
      text: (step, size) => `There is only one place left from which ${causeOf(step, size)} can be lit.`,
    },
    'blocked-corner': {
      name: 'Blocked corner',
      text: (step, size) =>
        `A light there would shine on places that the wall at ${causeOf(step, size)} needs for its own lights.`,
    },
    'left-dark': {
      name: 'Left dark',
      text: (step, size) => `A light there would shine on every place from which ${causeOf(step, size)} can be lit.`,
    },
  },
  fact: (fact, size) => {
    const cell = cellName(size, fact.place)
    return fact.holds ? `there is a light at ${cell}` : `there is no light at ${cell}`
  },
  facts: (facts, size) =>
    bothKinds(facts, size, {
      lights: (cells) => `${cells.length > 1 ? 'there are lights' : 'there is a light'} at ${listed(cells, 'and')}`,
      none: (cells) => `there is no light at ${listed(cells, 'or')}`,
      and: ' and ',
    }),
}

const japanese: AkariWords = {
  name: '美術館',
  aim: '明かりを置いて、すべての白マスを照らしましょう。',
  levels: { easy: 'やさしい', medium: 'ふつう', hard: 'むずかしい', expert: '達人' },
  choices: {
    symmetry: {
      name: '対称',
      values: {
        none: 'なし',
        'half-turn': '180度回転',
        'quarter-turn': '90度回転',
        'left-right': '左右',
        'up-down': '上下',
      },
    },
  },
  rules: {
    white: {
      name: '白マス',
      law: '明かりは白マスに置きます。光は縦と横に、壁か盤の端まで届きます。',
      why: (instance, size) => `${cellOf(instance, size)}は壁である`,
      broken: (instance, size) => `${cellOf(instance, size)}の壁に明かりがあります。`,
    },
    apart: {
      name: '明かりは照らし合わない',
      law: '明かりどうしが照らし合ってはいけません。',
      why: (instance, size) =>
        instance.cells.length === 1
          ? `${cellOf(instance, size)}の明かりがそこを照らす`
          : `${named(instance, size, 'と')}の明かりは照らし合わない`,
      broken: (instance, size) => `${named(instance, size, 'と')}の明かりが照らし合っています。`,
    },
    number: {
      name: '数字',
      law: '壁の数字は、辺で接するマスに置く明かりの数です。',
      why: (instance, size) => `${cellOf(instance, size)}の壁の隣には明かりが${told(instance, 'number')}個ある`,
      broken: (instance, size) =>
        `${cellOf(instance, size)}の壁の数字は${told(instance, 'number')}ですが、隣の明かりは${told(instance, 'lights')}個です。`,
    },
    lit: {
      name: 'すべて照らす',
      law: 'すべての白マスに光が届きます。',
      why: (instance, size) => `${cellOf(instance, size)}は照らされなければならない`,
      broken: (instance, size) => `${named(instance, size, '、')}に光が届いていません。`,
    },
  },
  techniques: {
    'full-wall': {
      name: '満ちた壁',
      text: (step, size) =>
        isZero(step)
          ? `${causeOf(step, size)}の壁の隣に明かりは置けません。`
          : `${causeOf(step, size)}の壁の明かりはもうそろっています。`,
    },
    'last-light': {
      name: '残りすべて',
      text: (step, size) => `${causeOf(step, size)}の壁には、隣に残ったマスすべてに明かりが必要です。`,
    },
    'only-light': {
      name: 'ただ一つの場所',
      text: (step, size) => `${causeOf(step, size)}を照らせる場所は一つしか残っていません。`,
    },
    'blocked-corner': {
      name: '角の禁止',
      text: (step, size) =>
        `そこに明かりを置くと、${causeOf(step, size)}の壁の明かりに必要な場所を照らしてしまいます。`,
    },
    'left-dark': {
      name: '闇が残る',
      text: (step, size) => `そこに明かりを置くと、${causeOf(step, size)}を照らせる場所がすべて照らされてしまいます。`,
    },
  },
  fact: (fact, size) => {
    const cell = cellName(size, fact.place)
    return fact.holds ? `${cell}に明かりがある` : `${cell}に明かりはない`
  },
  facts: (facts, size) =>
    bothKinds(facts, size, {
      lights: (cells) => `${cells.join('、')}には明かりがあり`,
      none: (cells) => `${cells.join('、')}には明かりがない`,
      and: '、',
    }).replace(/あり$/, 'ある'),
}

const italian: AkariWords = {
  name: 'Akari',
  aim: 'Metti le luci in modo che ogni casella bianca sia illuminata.',
  levels: { easy: 'Facile', medium: 'Medio', hard: 'Difficile', expert: 'Esperto' },
  choices: {
    symmetry: {
      name: 'Simmetria',
      values: {
        none: 'Nessuna',
        'half-turn': 'Mezzo giro',
        'quarter-turn': 'Quarto di giro',
        'left-right': 'Destra e sinistra',
        'up-down': 'Sopra e sotto',
      },
    },
  },
  rules: {
    white: {
      name: 'Caselle bianche',
      law: 'Le luci stanno nelle caselle bianche. Illuminano riga e colonna fino a un muro o al bordo.',
      why: (instance, size) => `${cellOf(instance, size)} è un muro`,
      broken: (instance, size) => `C’è una luce sul muro in ${cellOf(instance, size)}.`,
    },
    apart: {
      name: 'Nessuna luce su una luce',
      law: 'Nessuna luce ne illumina un’altra.',
      why: (instance, size) =>
        instance.cells.length === 1
          ? `la luce in ${cellOf(instance, size)} arriva fin lì`
          : `le luci in ${named(instance, size, ' e ')} si illuminerebbero a vicenda`,
      broken: (instance, size) => `Le luci in ${named(instance, size, ' e ')} si illuminano a vicenda.`,
    },
    number: {
      name: 'Numeri',
      law: 'Il numero su un muro dice quante luci stanno nelle caselle che hanno un lato in comune con esso.',
      why: (instance, size) => {
        const number = told(instance, 'number')
        return number === '0'
          ? `il muro in ${cellOf(instance, size)} non ha luci accanto`
          : `il muro in ${cellOf(instance, size)} ha accanto ${number} ${number === '1' ? 'luce' : 'luci'}`
      },
      broken: (instance, size) =>
        `Il muro in ${cellOf(instance, size)} dice ${told(instance, 'number')}, ma le luci accanto sono ${told(instance, 'lights')}.`,
    },
    lit: {
      name: 'Tutto illuminato',
      law: 'Ogni casella bianca è illuminata.',
      why: (instance, size) => `${cellOf(instance, size)} deve essere illuminata`,
      broken: (instance, size) => `Niente illumina ${named(instance, size, ', ')}.`,
    },
  },
  techniques: {
    'full-wall': {
      name: 'Muro al completo',
      text: (step, size) =>
        isZero(step)
          ? `Il muro in ${causeOf(step, size)} non ha luci accanto.`
          : `Il muro in ${causeOf(step, size)} ha già tutte le sue luci.`,
    },
    'last-light': {
      name: 'Ultime luci',
      text: (step, size) =>
        `Il muro in ${causeOf(step, size)} ha bisogno di una luce in ogni posto che gli resta accanto.`,
    },
    'only-light': {
      name: 'Unica luce',
      text: (step, size) => `Resta un solo posto da cui illuminare ${causeOf(step, size)}.`,
    },
    'blocked-corner': {
      name: 'Angolo proibito',
      text: (step, size) =>
        `Una luce lì illuminerebbe posti che servono al muro in ${causeOf(step, size)} per le sue luci.`,
    },
    'left-dark': {
      name: 'Resterebbe al buio',
      text: (step, size) => `Una luce lì illuminerebbe ogni posto da cui si può illuminare ${causeOf(step, size)}.`,
    },
  },
  fact: (fact, size) => {
    const cell = cellName(size, fact.place)
    return fact.holds ? `c’è una luce in ${cell}` : `non c’è una luce in ${cell}`
  },
  facts: (facts, size) =>
    bothKinds(facts, size, {
      lights: (cells) => `${cells.length > 1 ? 'ci sono luci' : 'c’è una luce'} in ${listed(cells, 'e')}`,
      none: (cells) => `non ci sono luci in ${listed(cells, 'né in')}`,
      and: ' e ',
    }),
}

/** The words of akari in each language. */
export const AKARI_WORDS: Readonly<Record<Language, AkariWords>> = { en: english, ja: japanese, it: italian }
