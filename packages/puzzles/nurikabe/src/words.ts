import { cellName } from '@kazu/grid'
import type { Size } from '@kazu/grid'
import { listed } from '@kazu/puzzle'
import type { Fact, Instance, KindWords, Language, TechniqueStep } from '@kazu/puzzle'
import type { NurikabeLevel, NurikabeTechnique } from './kind.js'
import type { NurikabeRule } from './rules.js'

type NurikabeWords = KindWords<NurikabeRule, NurikabeTechnique, NurikabeLevel>

/** How many cells of a long list are named; of the sea all that matters is which piece is spoken of. */
const NAMED = 4

function namesOf({ cells }: Pick<Instance, 'cells'>, size: Size): string[] {
  return cells.slice(0, NAMED).map((cell) => cellName(size, cell))
}

/** Cells by their names, the last one after a word of the language (`and`) where it has one. */
function named(instance: Pick<Instance, 'cells'>, size: Size, last?: string): string {
  const names = namesOf(instance, size)
  if (instance.cells.length > NAMED) return `${names.join(last === undefined ? '、' : ', ')}…`
  return last === undefined ? names.join('、') : listed(names, last)
}

function cellOf(instance: Instance | undefined, size: Size): string {
  return cellName(size, instance?.cells[0] ?? 0)
}

/** A number that an instance tells; empty where it tells none. */
function told(instance: Instance | undefined, what: 'number' | 'cells'): string {
  return String(instance?.details?.[what] ?? '')
}

function causeOf(step: TechniqueStep, size: Size): string {
  return cellOf(step.because[0], size)
}

/** Whether a technique speaks of land that has no clue yet. */
function isOwnerless(step: TechniqueStep): boolean {
  return step.because[0]?.rule === 'owner'
}

/** How one language says facts: what is sea, what is land, and whose a cell is. */
interface FactWords {
  readonly sea: (cells: string, count: number) => string
  readonly land: (cells: string, count: number) => string
  readonly owned: (cell: string, clue: string | null) => string
  readonly disowned: (cell: string, clue: string | null) => string
  readonly and: string
  readonly list: (cells: readonly string[]) => string
}

function sayFact(fact: Fact, size: Size, words: FactWords): string {
  const cell = cellName(size, fact.place)
  if (fact.layer === 'shade') return fact.holds ? words.sea(cell, 1) : words.land(cell, 1)
  const clue = fact.value < 0 ? null : cellName(size, fact.value)
  return fact.holds ? words.owned(cell, clue) : words.disowned(cell, clue)
}

/** Several facts: the sea and the land each in one list. Whose a cell is goes unsaid where sea or land is said of it. */
function sayFacts(facts: readonly Fact[], size: Size, words: FactWords): string {
  const cellsThat = (holds: boolean): string[] =>
    facts
      .filter((fact) => fact.layer === 'shade' && fact.holds === holds)
      .map((fact) => fact.place)
      .sort((a, b) => a - b)
      .map((cell) => cellName(size, cell))
  const [sea, land] = [cellsThat(true), cellsThat(false)]
  const others = facts.filter(
    ({ layer, place }) => layer === 'island' && !facts.some((fact) => fact.layer === 'shade' && fact.place === place),
  )
  const parts = [
    ...others.map((fact) => sayFact(fact, size, words)),
    ...(sea.length > 0 ? [words.sea(words.list(sea), sea.length)] : []),
    ...(land.length > 0 ? [words.land(words.list(land), land.length)] : []),
  ]
  return parts.join(words.and)
}

const ENGLISH_FACTS: FactWords = {
  sea: (cells, count) => (count > 1 ? `${cells} are sea` : `${cells} is sea`),
  land: (cells, count) => (count > 1 ? `${cells} are land` : `${cells} is land`),
  owned: (cell, clue) =>
    clue === null ? `${cell} belongs to an island without a number` : `${cell} belongs to the island of ${clue}`,
  disowned: (cell, clue) =>
    clue === null
      ? `${cell} belongs to no island without a number`
      : `${cell} does not belong to the island of ${clue}`,
  and: ' and ',
  list: (cells) => listed(cells, 'and'),
}

const english: NurikabeWords = {
  name: 'Nurikabe',
  aim: 'Shade the sea, so that an island of the stated size is left round every number.',
  levels: { easy: 'Easy', medium: 'Medium', hard: 'Hard', expert: 'Expert' },
  rules: {
    land: {
      name: 'Clues',
      law: 'A cell with a number or a question mark is land.',
      why: (instance, size) => `${cellOf(instance, size)} has a clue, so it is land`,
      broken: (instance, size) => `The clue at ${cellOf(instance, size)} is shaded.`,
    },
    pool: {
      name: 'No pools',
      law: 'The sea nowhere fills a block of two by two cells.',
      why: (instance, size) => `${named(instance, size, 'and')} must not all be sea`,
      broken: (instance, size) => `The sea fills the block of ${named(instance, size, 'and')}.`,
    },
    owner: {
      name: 'Every island has a clue',
      law: 'Every island holds a clue.',
      why: (instance, size) => `land at ${named(instance, size, 'and')} needs a clue that it can reach`,
      broken: (instance, size) => `The island at ${named(instance, size, 'and')} has no clue.`,
    },
    sea: {
      name: 'One sea',
      law: 'All cells of the sea are joined by their sides.',
      why: (instance, size) =>
        instance.cells.length === 0
          ? 'all sea is joined'
          : `the sea at ${named(instance, size, 'and')} must hang together`,
      broken: (instance, size) => `The sea at ${named(instance, size, 'and')} is cut off.`,
    },
    apart: {
      name: 'One clue an island',
      law: 'No island holds two clues.',
      why: (instance, size) => `islands of two clues must not meet at ${named(instance, size, 'and')}`,
      broken: (instance, size) => `The clues at ${named(instance, size, 'and')} stand in one island.`,
    },
    size: {
      name: 'Numbers',
      law: 'A number says how many cells its island has; a question mark leaves it open.',
      why: (instance, size) => {
        const number = told(instance, 'number')
        return `the island of ${cellOf(instance, size)} has ${number} ${number === '1' ? 'cell' : 'cells'}`
      },
      broken: (instance, size) =>
        `The island of ${cellOf(instance, size)} has ${told(instance, 'cells')} cells instead of ${told(instance, 'number')}.`,
    },
  },
  techniques: {
    complete: {
      name: 'Complete island',
      text: (step, size) => `The island of ${causeOf(step, size)} has all its cells, so the sea lies round it.`,
    },
    touching: {
      name: 'About to touch',
      text: (step, size) =>
        `Land there would join the islands of ${named(step.because[0] ?? { cells: [] }, size, 'and')}.`,
    },
    'pool-to-be': {
      name: 'Pool to be',
      text: (step, size) =>
        `With ${named(step.because[0] ?? { cells: [] }, size, 'and')} it would fill a block of two by two.`,
    },
    unreachable: {
      name: 'Unreachable',
      text: (step, size) => `No island can reach ${causeOf(step, size)}.`,
    },
    'island-exit': {
      name: 'Bottleneck',
      text: (step, size) =>
        isOwnerless(step)
          ? `The land at ${causeOf(step, size)} has no clue yet and can grow in one place only.`
          : `The island of ${causeOf(step, size)} still lacks cells and can grow in one place only.`,
    },
    'sea-exit': {
      name: 'Way out of the sea',
      text: (step, size) => `The sea at ${causeOf(step, size)} can join the rest through one cell only.`,
    },
    'last-room': {
      name: 'No cell to spare',
      text: (step, size) => `The island of ${causeOf(step, size)} needs every cell that it can still reach.`,
    },
  },
  fact: (fact, size) => sayFact(fact, size, ENGLISH_FACTS),
  facts: (facts, size) => sayFacts(facts, size, ENGLISH_FACTS),
}

const JAPANESE_FACTS: FactWords = {
  sea: (cells) => `${cells}は海である`,
  land: (cells) => `${cells}は島である`,
  owned: (cell, clue) => (clue === null ? `${cell}は数字のない島に属する` : `${cell}は${clue}の島に属する`),
  disowned: (cell, clue) => (clue === null ? `${cell}は数字のない島に属さない` : `${cell}は${clue}の島に属さない`),
  and: '、',
  list: (cells) => cells.join('、'),
}

const japanese: NurikabeWords = {
  name: 'ぬりかべ',
  aim: '海を塗って、どの数字のまわりにもその大きさの島を残しましょう。',
  levels: { easy: 'やさしい', medium: 'ふつう', hard: 'むずかしい', expert: '達人' },
  rules: {
    land: {
      name: '数字のマス',
      law: '数字や「？」のマスは島です。',
      why: (instance, size) => `${cellOf(instance, size)}は数字のマスで、島である`,
      broken: (instance, size) => `${cellOf(instance, size)}の数字のマスが塗られています。`,
    },
    pool: {
      name: '池を作らない',
      law: '海が2×2のかたまりになってはいけません。',
      why: (instance, size) => `${named(instance, size)}がすべて海であってはならない`,
      broken: (instance, size) => `${named(instance, size)}の2×2がすべて海です。`,
    },
    owner: {
      name: '島には数字がある',
      law: 'どの島にも数字があります。',
      why: (instance, size) => `${named(instance, size)}が島なら、どこかの数字に届かなければならない`,
      broken: (instance, size) => `${named(instance, size)}の島に数字がありません。`,
    },
    sea: {
      name: '海は一つ',
      law: '海のマスは辺でつながってすべて一つになります。',
      why: (instance, size) =>
        instance.cells.length === 0
          ? '海はすべてつながる'
          : `${named(instance, size)}の海は一つにつながらなければならない`,
      broken: (instance, size) => `${named(instance, size)}の海が切り離されています。`,
    },
    apart: {
      name: '島には数字が一つ',
      law: '一つの島に二つの数字は入りません。',
      why: (instance, size) => `${named(instance, size)}で二つの数字の島がつながってはならない`,
      broken: (instance, size) => `${namesOf(instance, size).join('と')}の数字が同じ島にあります。`,
    },
    size: {
      name: '島の大きさ',
      law: '数字はその島のマスの数です。「？」の島の大きさは自由です。',
      why: (instance, size) => `${cellOf(instance, size)}の島は${told(instance, 'number')}マスである`,
      broken: (instance, size) =>
        `${cellOf(instance, size)}の島は${told(instance, 'number')}マスのはずですが、${told(instance, 'cells')}マスです。`,
    },
  },
  techniques: {
    complete: {
      name: '完成した島',
      text: (step, size) => `${causeOf(step, size)}の島はもう全部そろっているので、まわりは海です。`,
    },
    touching: {
      name: '触れそうな島',
      text: (step, size) =>
        `そこが島だと、${namesOf(step.because[0] ?? { cells: [] }, size).join('と')}の島がつながってしまいます。`,
    },
    'pool-to-be': {
      name: '池になる',
      text: (step, size) => `${named(step.because[0] ?? { cells: [] }, size)}と合わせて2×2の海になってしまいます。`,
    },
    unreachable: {
      name: '届かないマス',
      text: (step, size) => `${causeOf(step, size)}にはどの島も届きません。`,
    },
    'island-exit': {
      name: '島の出口',
      text: (step, size) =>
        isOwnerless(step)
          ? `${causeOf(step, size)}の島にはまだ数字がなく、広がれるのは一か所だけです。`
          : `${causeOf(step, size)}の島はまだマスが足りず、広がれるのは一か所だけです。`,
    },
    'sea-exit': {
      name: '海の出口',
      text: (step, size) => `${causeOf(step, size)}の海が残りの海とつながれるのは一か所だけです。`,
    },
    'last-room': {
      name: '余りなし',
      text: (step, size) => `${causeOf(step, size)}の島には、まだ届くマスがすべて必要です。`,
    },
  },
  fact: (fact, size) => sayFact(fact, size, JAPANESE_FACTS),
  facts: (facts, size) => sayFacts(facts, size, JAPANESE_FACTS).replace(/である、/g, 'であり、'),
}

const ITALIAN_FACTS: FactWords = {
  sea: (cells, count) => (count > 1 ? `${cells} sono mare` : `${cells} è mare`),
  land: (cells, count) => (count > 1 ? `${cells} sono terra` : `${cells} è terra`),
  owned: (cell, clue) =>
    clue === null ? `${cell} appartiene a un’isola senza numero` : `${cell} appartiene all’isola di ${clue}`,
  disowned: (cell, clue) =>
    clue === null ? `${cell} non appartiene a un’isola senza numero` : `${cell} non appartiene all’isola di ${clue}`,
  and: ' e ',
  list: (cells) => listed(cells, 'e'),
}

const italian: NurikabeWords = {
  name: 'Nurikabe',
  aim: 'Annerisci il mare, così che attorno a ogni numero resti un’isola di quella grandezza.',
  levels: { easy: 'Facile', medium: 'Medio', hard: 'Difficile', expert: 'Esperto' },
  rules: {
    land: {
      name: 'Indizi',
      law: 'Una casella con un numero o un punto interrogativo è terra.',
      why: (instance, size) => `${cellOf(instance, size)} ha un indizio, quindi è terra`,
      broken: (instance, size) => `L’indizio in ${cellOf(instance, size)} è annerito.`,
    },
    pool: {
      name: 'Niente stagni',
      law: 'Il mare non riempie mai un blocco di due caselle per due.',
      why: (instance, size) => `${named(instance, size, 'e')} non possono essere tutte mare`,
      broken: (instance, size) => `Il mare riempie il blocco di ${named(instance, size, 'e')}.`,
    },
    owner: {
      name: 'Ogni isola ha un indizio',
      law: 'Ogni isola contiene un indizio.',
      why: (instance, size) => `la terra in ${named(instance, size, 'e')} deve poter raggiungere un indizio`,
      broken: (instance, size) => `L’isola in ${named(instance, size, 'e')} non ha indizi.`,
    },
    sea: {
      name: 'Un solo mare',
      law: 'Tutte le caselle del mare sono unite per i lati.',
      why: (instance, size) =>
        instance.cells.length === 0
          ? 'tutto il mare è unito'
          : `il mare in ${named(instance, size, 'e')} deve restare unito`,
      broken: (instance, size) => `Il mare in ${named(instance, size, 'e')} è isolato.`,
    },
    apart: {
      name: 'Un indizio per isola',
      law: 'Nessuna isola contiene due indizi.',
      why: (instance, size) => `le isole di due indizi non possono incontrarsi in ${named(instance, size, 'e')}`,
      broken: (instance, size) => `Gli indizi in ${named(instance, size, 'e')} stanno nella stessa isola.`,
    },
    size: {
      name: 'Numeri',
      law: 'Un numero dice quante caselle ha la sua isola; un punto interrogativo lo lascia aperto.',
      why: (instance, size) => {
        const number = told(instance, 'number')
        return `l’isola di ${cellOf(instance, size)} ha ${number} ${number === '1' ? 'casella' : 'caselle'}`
      },
      broken: (instance, size) =>
        `L’isola di ${cellOf(instance, size)} ha ${told(instance, 'cells')} caselle invece di ${told(instance, 'number')}.`,
    },
  },
  techniques: {
    complete: {
      name: 'Isola completa',
      text: (step, size) => `L’isola di ${causeOf(step, size)} ha tutte le sue caselle, quindi attorno c’è il mare.`,
    },
    touching: {
      name: 'Stanno per toccarsi',
      text: (step, size) => `Terra lì unirebbe le isole di ${named(step.because[0] ?? { cells: [] }, size, 'e')}.`,
    },
    'pool-to-be': {
      name: 'Stagno in arrivo',
      text: (step, size) =>
        `Con ${named(step.because[0] ?? { cells: [] }, size, 'e')} riempirebbe un blocco di due per due.`,
    },
    unreachable: {
      name: 'Irraggiungibile',
      text: (step, size) => `Nessuna isola può raggiungere ${causeOf(step, size)}.`,
    },
    'island-exit': {
      name: 'Strettoia',
      text: (step, size) =>
        isOwnerless(step)
          ? `La terra in ${causeOf(step, size)} non ha ancora un indizio e può crescere in un solo posto.`
          : `All’isola di ${causeOf(step, size)} mancano caselle e può crescere in un solo posto.`,
    },
    'sea-exit': {
      name: 'Uscita del mare',
      text: (step, size) => `Il mare in ${causeOf(step, size)} può unirsi al resto per una sola casella.`,
    },
    'last-room': {
      name: 'Nessuna casella di troppo',
      text: (step, size) => `All’isola di ${causeOf(step, size)} servono tutte le caselle che può ancora raggiungere.`,
    },
  },
  fact: (fact, size) => sayFact(fact, size, ITALIAN_FACTS),
  facts: (facts, size) => sayFacts(facts, size, ITALIAN_FACTS),
}

/** The words of nurikabe in each language. */
export const NURIKABE_WORDS: Readonly<Record<Language, NurikabeWords>> = { en: english, ja: japanese, it: italian }
