import { cellName, DIRECTIONS, sideOf } from '@kazu/grid'
import type { Direction, Size } from '@kazu/grid'
import { sayLoop } from '@kazu/loops'
import { listed } from '@kazu/puzzle'
import type { Fact, Instance, KindWords, Language, TechniqueStep } from '@kazu/puzzle'
import { placeOfSide } from './describe.js'
import type { SlitherlinkLevel, SlitherlinkTechnique } from './kind.js'
import type { SlitherlinkRule } from './rules.js'

type SlitherlinkWords = KindWords<SlitherlinkRule, SlitherlinkTechnique, SlitherlinkLevel>

function cellsOf(instance: Instance, size: Size, between: string): string {
  return instance.cells.map((cell) => cellName(size, cell)).join(between)
}

function clueOf(instance: Instance): string {
  return String(instance.details?.['clue'] ?? '')
}

/** The number of a cell with its article. */
function italianClue(instance: Instance): string {
  const clue = clueOf(instance)
  return `${clue === '1' ? 'l’' : clue === '0' ? 'lo ' : 'il '}${clue}`
}

/** A corner by the first and the last of the cells round it, or by the one cell that there is. */
function cornerOf(instance: Instance, size: Size, of: string, where: string, and: string, meet: string): string {
  const names = instance.cells.map((cell) => cellName(size, cell))
  const [first = ''] = names
  const last = names[names.length - 1] ?? ''
  return (names.length < 2 ? `${of} ${first}` : `${where} ${first}${and}${last}${meet}`).trimStart()
}

/** The cells that a step names, each once. */
function causes(step: TechniqueStep, size: Size, between: string): string {
  return [...new Set(step.because.flatMap((instance) => instance.cells))]
    .map((cell) => cellName(size, cell))
    .join(between)
}

/** Where a side lies: between two cells, or at one on the frame. */
function placed(
  fact: Fact,
  size: Size,
  say: {
    readonly between: (one: string, other: string) => string
    readonly at: (way: Direction, cell: string) => string
  },
): string {
  const { cell, direction, beyond } = placeOfSide(size, fact.place)
  const name = cellName(size, cell)
  return beyond === -1 ? say.at(direction, name) : say.between(name, cellName(size, beyond))
}

const ENGLISH_WAYS: Readonly<Record<Direction, string>> = {
  up: 'above',
  down: 'below',
  left: 'left of',
  right: 'right of',
}
const JAPANESE_WAYS: Readonly<Record<Direction, string>> = { up: '上', down: '下', left: '左', right: '右' }
const ITALIAN_WAYS: Readonly<Record<Direction, string>> = {
  up: 'sopra',
  down: 'sotto',
  left: 'a sinistra di',
  right: 'a destra di',
}

function english(fact: Fact, size: Size): string {
  return placed(fact, size, {
    between: (one, other) => `between ${one} and ${other}`,
    at: (way, cell) => `${ENGLISH_WAYS[way]} ${cell}`,
  })
}

function japanese(fact: Fact, size: Size): string {
  return placed(fact, size, {
    between: (one, other) => `${one}と${other}の間`,
    at: (way, cell) => `${cell}の${JAPANESE_WAYS[way]}`,
  })
}

function italian(fact: Fact, size: Size): string {
  return placed(fact, size, {
    between: (one, other) => `tra ${one} e ${other}`,
    at: (way, cell) => `${ITALIAN_WAYS[way]} ${cell}`,
  })
}

/** The cell whose four sides some facts are; null for any other facts. */
function cellAround(facts: readonly Fact[], size: Size): number | null {
  const [first] = facts
  if (first === undefined || facts.length !== DIRECTIONS.length) return null
  const { cell, beyond } = placeOfSide(size, first.place)
  const places = new Set(facts.map(({ place }) => place))
  const isAround = (one: number): boolean => DIRECTIONS.every((way) => places.has(sideOf(size, one, way)))
  return [cell, beyond].find((one) => one !== -1 && isAround(one)) ?? null
}

/** One clause about lines that there are and lines that there are not; either may be missing. */
function bothKinds(
  facts: readonly Fact[],
  size: Size,
  name: (fact: Fact, size: Size) => string,
  say: {
    readonly around: (cell: string) => string
    readonly lines: (names: readonly string[]) => string
    readonly none: (names: readonly string[]) => string
    readonly and: string
  },
): string {
  const part = (holds: boolean): string[] => {
    const alike = facts.filter((fact) => fact.holds === holds)
    const cell = cellAround(alike, size)
    return cell === null ? alike.map((fact) => name(fact, size)) : [say.around(cellName(size, cell))]
  }
  const [lines, none] = [part(true), part(false)]
  return [lines.length > 0 ? say.lines(lines) : '', none.length > 0 ? say.none(none) : '']
    .filter((words) => words !== '')
    .join(say.and)
}

/** The words of slitherlink in each language. */
export const SLITHERLINK_WORDS: Readonly<Record<Language, SlitherlinkWords>> = {
  en: {
    name: 'Slitherlink',
    aim: 'Draw one loop along the dotted sides.',
    levels: { easy: 'Easy', medium: 'Medium', hard: 'Hard', expert: 'Expert' },
    rules: {
      line: {
        name: 'A line',
        law: 'Draw lines along the sides of cells.',
        why: () => 'there must be a loop',
        broken: () => 'There is no line yet.',
      },
      'no-branch': {
        name: 'No branches',
        law: 'The loop never branches.',
        why: (instance, size) =>
          `the loop does not branch at the corner ${cornerOf(instance, size, 'of', 'where', ' and ', ' meet')}`,
        broken: (instance, size) =>
          `The line branches at the corner ${cornerOf(instance, size, 'of', 'where', ' and ', ' meet')}.`,
      },
      'no-cross': {
        name: 'No crossings',
        law: 'The loop never crosses or touches itself.',
        why: (instance, size) =>
          `the loop does not cross itself at the corner ${cornerOf(instance, size, 'of', 'where', ' and ', ' meet')}`,
        broken: (instance, size) =>
          `The line crosses itself at the corner ${cornerOf(instance, size, 'of', 'where', ' and ', ' meet')}.`,
      },
      number: {
        name: 'Numbers',
        law: 'A number says how many sides of its cell are in the loop.',
        why: (instance, size) =>
          `the ${clueOf(instance)} at ${cellsOf(instance, size, ', ')} has exactly ${clueOf(instance)} of its sides in the loop`,
        broken: (instance, size) => `The number at ${cellsOf(instance, size, ', ')} does not count its lines.`,
      },
      'one-loop': {
        name: 'One loop',
        law: 'All the lines are one single loop.',
        why: (instance) => sayLoop(instance, 'en'),
        broken: (instance, size) => `A separate piece of the line lies at ${cellsOf(instance, size, ', ')}.`,
      },
      'no-end': {
        name: 'No loose ends',
        law: 'The loop has no ends.',
        why: (instance, size) =>
          `the loop cannot end at the corner ${cornerOf(instance, size, 'of', 'where', ' and ', ' meet')}`,
        broken: (instance, size) =>
          `The line ends at the corner ${cornerOf(instance, size, 'of', 'where', ' and ', ' meet')}.`,
      },
    },
    techniques: {
      zero: {
        name: 'Nothing round a 0',
        text: (step, size) => `The 0 at ${causes(step, size, ', ')} has no line at all.`,
      },
      'corner-three': {
        name: 'A 3 in the corner',
        text: (step, size) =>
          `Of the two sides in the corner the 3 at ${causes(step, size, ', ')} cannot take one alone, and needs one.`,
      },
      'corner-one': {
        name: 'A 1 in the corner',
        text: (step, size) =>
          `The 1 at ${causes(step, size, ', ')} cannot take both sides in the corner, nor one alone.`,
      },
      'corner-two': {
        name: 'A 2 in the corner',
        text: (step, size) =>
          `The 2 at ${causes(step, size, ', ')} takes both sides in the corner or neither; either way the line goes on along the frame.`,
      },
      'threes-beside': {
        name: 'Two 3s side by side',
        text: (step, size) =>
          `The 3s at ${causes(step, size, ' and ')} would close a loop of their own without a line between them.`,
      },
      'threes-diagonal': {
        name: 'Two 3s corner to corner',
        text: (step, size) =>
          `Where the 3s at ${causes(step, size, ' and ')} touch, each has one line; so both take the sides away from that corner.`,
      },
      'zero-three': {
        name: 'A 3 beside a 0',
        text: (step, size) =>
          `The cells ${causes(step, size, ' and ')} are a 0 and a 3: the 3 takes its other sides, and the line turns away from the 0.`,
      },
      'zero-three-diagonal': {
        name: 'A 3 and a 0 corner to corner',
        text: (step, size) =>
          `At the corner where the 0 and the 3 (${causes(step, size, ', ')}) touch, a line of the 3 can only go on along the 3.`,
      },
      'line-into-three': {
        name: 'A line runs into a 3',
        text: (step, size) =>
          `A line comes to a corner of the 3 at ${causes(step, size, ', ')}: it goes on along one side there, and the 3 needs both others.`,
      },
      'line-past-one': {
        name: 'A line runs into a 1',
        text: (step, size) =>
          `A line comes to a corner of the 1 at ${causes(step, size, ', ')} and can only go on along it: that is its one line.`,
      },
    },
    fact: (fact, size) => `there is ${fact.holds ? 'a' : 'no'} line ${english(fact, size)}`,
    facts: (facts, size) =>
      bothKinds(facts, size, english, {
        around: (cell) => `on any side of ${cell}`,
        lines: (names) => `${names.length > 1 ? 'there are lines' : 'there is a line'} ${listed(names, 'and')}`,
        none: (names) => `there is no line ${listed(names, 'or')}`,
        and: ' and ',
      }),
  },
  ja: {
    name: 'スリザーリンク',
    aim: '点線に沿って一つの輪を描きましょう。',
    levels: { easy: 'やさしい', medium: 'ふつう', hard: 'むずかしい', expert: '達人' },
    rules: {
      line: {
        name: '線',
        law: 'マスの辺に沿って線を引きます。',
        why: () => '輪が一つ必要である',
        broken: () => 'まだ線がありません。',
      },
      'no-branch': {
        name: '枝分かれなし',
        law: '輪は枝分かれしません。',
        why: (instance, size) => `輪は${cornerOf(instance, size, '', '', 'と', '')}の角で枝分かれしない`,
        broken: (instance, size) => `線が${cornerOf(instance, size, '', '', 'と', '')}の角で枝分かれしています。`,
      },
      'no-cross': {
        name: '交差なし',
        law: '輪は交差も接触もしません。',
        why: (instance, size) => `輪は${cornerOf(instance, size, '', '', 'と', '')}の角で交差しない`,
        broken: (instance, size) => `線が${cornerOf(instance, size, '', '', 'と', '')}の角で交差しています。`,
      },
      number: {
        name: '数字',
        law: '数字は、そのマスの辺のうち輪が通る数です。',
        why: (instance, size) =>
          `${cellsOf(instance, size, '、')}の${clueOf(instance)}のまわりの線はちょうど${clueOf(instance)}本である`,
        broken: (instance, size) => `${cellsOf(instance, size, '、')}の数字と線の数が合いません。`,
      },
      'one-loop': {
        name: '輪は一つ',
        law: '線は全体で一つの輪になります。',
        why: (instance) => sayLoop(instance, 'ja'),
        broken: (instance, size) => `離れた線があります（${cellsOf(instance, size, '、')}）。`,
      },
      'no-end': {
        name: '端なし',
        law: '輪に端はありません。',
        why: (instance, size) => `輪は${cornerOf(instance, size, '', '', 'と', '')}の角で終わらない`,
        broken: (instance, size) => `線が${cornerOf(instance, size, '', '', 'と', '')}の角で途切れています。`,
      },
    },
    techniques: {
      zero: {
        name: '0のまわりには線がない',
        text: (step, size) => `${causes(step, size, '、')}の0には線がまったくありません。`,
      },
      'corner-three': {
        name: '角の3',
        text: (step, size) =>
          `${causes(step, size, '、')}の3は、角の二辺のうち一方だけを通ることはできず、少なくとも一方が必要です。`,
      },
      'corner-one': {
        name: '角の1',
        text: (step, size) => `${causes(step, size, '、')}の1は、角の二辺の両方も、一方だけも通れません。`,
      },
      'corner-two': {
        name: '角の2',
        text: (step, size) =>
          `${causes(step, size, '、')}の2は角の二辺を両方通るか、どちらも通りません。いずれにせよ線は枠に沿って続きます。`,
      },
      'threes-beside': {
        name: '隣り合う3',
        text: (step, size) => `${causes(step, size, 'と')}の3は、間に線がないと自分たちだけで輪を閉じてしまいます。`,
      },
      'threes-diagonal': {
        name: '斜めの3',
        text: (step, size) =>
          `${causes(step, size, 'と')}の3が接する角では、それぞれ線は一本です。したがって反対側の二辺は線になります。`,
      },
      'zero-three': {
        name: '0の隣の3',
        text: (step, size) =>
          `${causes(step, size, 'と')}は0と3です。3は残りの三辺を通り、線は0から離れる向きに曲がります。`,
      },
      'zero-three-diagonal': {
        name: '0の斜めの3',
        text: (step, size) => `0と3（${causes(step, size, '、')}）が接する角では、3の線は3に沿って進むほかありません。`,
      },
      'line-into-three': {
        name: '3に入る線',
        text: (step, size) =>
          `線が${causes(step, size, '、')}の3の角に来ています。そこでは一辺だけを通るので、3には残りの二辺が必要です。`,
      },
      'line-past-one': {
        name: '1に入る線',
        text: (step, size) =>
          `線が${causes(step, size, '、')}の1の角に来て、1に沿うほかありません。それが1のただ一本の線です。`,
      },
    },
    fact: (fact, size) => `${japanese(fact, size)}は線${fact.holds ? 'である' : 'ではない'}`,
    facts: (facts, size) =>
      bothKinds(facts, size, japanese, {
        around: (cell) => `${cell}の四辺`,
        lines: (names) => `${names.join('・')}は線である`,
        none: (names) => `${names.join('・')}は線ではない`,
        and: '、',
      }),
  },
  it: {
    name: 'Slitherlink',
    aim: 'Disegna un solo anello lungo i lati punteggiati.',
    levels: { easy: 'Facile', medium: 'Medio', hard: 'Difficile', expert: 'Esperto' },
    rules: {
      line: {
        name: 'Una linea',
        law: 'Disegna linee lungo i lati delle caselle.',
        why: () => 'ci deve essere un anello',
        broken: () => 'Non c’è ancora nessuna linea.',
      },
      'no-branch': {
        name: 'Niente rami',
        law: 'L’anello non si dirama mai.',
        why: (instance, size) =>
          `l’anello non si dirama all’angolo ${cornerOf(instance, size, 'di', 'tra', ' e ', '')}`,
        broken: (instance, size) =>
          `La linea si dirama all’angolo ${cornerOf(instance, size, 'di', 'tra', ' e ', '')}.`,
      },
      'no-cross': {
        name: 'Niente incroci',
        law: 'L’anello non si incrocia e non si tocca.',
        why: (instance, size) =>
          `l’anello non si incrocia all’angolo ${cornerOf(instance, size, 'di', 'tra', ' e ', '')}`,
        broken: (instance, size) =>
          `La linea si incrocia all’angolo ${cornerOf(instance, size, 'di', 'tra', ' e ', '')}.`,
      },
      number: {
        name: 'Numeri',
        law: 'Un numero dice quanti lati della sua casella stanno nell’anello.',
        why: (instance, size) =>
          `${italianClue(instance)} in ${cellsOf(instance, size, ', ')} ha esattamente ${clueOf(instance)} dei suoi lati nell’anello`,
        broken: (instance, size) => `Il numero in ${cellsOf(instance, size, ', ')} non conta le sue linee.`,
      },
      'one-loop': {
        name: 'Un anello',
        law: 'Tutte le linee formano un solo anello.',
        why: (instance) => sayLoop(instance, 'it'),
        broken: (instance, size) => `Un pezzo di linea è separato: ${cellsOf(instance, size, ', ')}.`,
      },
      'no-end': {
        name: 'Niente estremità',
        law: 'L’anello non ha estremità.',
        why: (instance, size) =>
          `l’anello non può finire all’angolo ${cornerOf(instance, size, 'di', 'tra', ' e ', '')}`,
        broken: (instance, size) => `La linea finisce all’angolo ${cornerOf(instance, size, 'di', 'tra', ' e ', '')}.`,
      },
    },
    techniques: {
      zero: {
        name: 'Niente intorno a uno 0',
        text: (step, size) => `Lo 0 in ${causes(step, size, ', ')} non ha nessuna linea.`,
      },
      'corner-three': {
        name: 'Un 3 nell’angolo',
        text: (step, size) =>
          `Dei due lati nell’angolo il 3 in ${causes(step, size, ', ')} non può prenderne uno solo, e uno gli serve.`,
      },
      'corner-one': {
        name: 'Un 1 nell’angolo',
        text: (step, size) =>
          `L’1 in ${causes(step, size, ', ')} non può prendere entrambi i lati nell’angolo, e nemmeno uno solo.`,
      },
      'corner-two': {
        name: 'Un 2 nell’angolo',
        text: (step, size) =>
          `Il 2 in ${causes(step, size, ', ')} prende entrambi i lati nell’angolo o nessuno; in ogni caso la linea prosegue lungo il bordo.`,
      },
      'threes-beside': {
        name: 'Due 3 affiancati',
        text: (step, size) =>
          `I 3 in ${causes(step, size, ' e ')} chiuderebbero un anello tutto loro senza una linea in mezzo.`,
      },
      'threes-diagonal': {
        name: 'Due 3 in diagonale',
        text: (step, size) =>
          `Dove i 3 in ${causes(step, size, ' e ')} si toccano, ciascuno ha una linea; quindi prendono i lati lontani da quell’angolo.`,
      },
      'zero-three': {
        name: 'Un 3 accanto a uno 0',
        text: (step, size) =>
          `Le caselle ${causes(step, size, ' e ')} sono uno 0 e un 3: il 3 prende gli altri lati e la linea si allontana dallo 0.`,
      },
      'zero-three-diagonal': {
        name: 'Un 3 e uno 0 in diagonale',
        text: (step, size) =>
          `Nell’angolo in cui lo 0 e il 3 (${causes(step, size, ', ')}) si toccano, una linea del 3 può proseguire solo lungo il 3.`,
      },
      'line-into-three': {
        name: 'Una linea arriva a un 3',
        text: (step, size) =>
          `Una linea arriva a un angolo del 3 in ${causes(step, size, ', ')}: lì prosegue su un lato, e al 3 servono gli altri due.`,
      },
      'line-past-one': {
        name: 'Una linea arriva a un 1',
        text: (step, size) =>
          `Una linea arriva a un angolo dell’1 in ${causes(step, size, ', ')} e può proseguire solo lungo l’1: è la sua unica linea.`,
      },
    },
    fact: (fact, size) => `${fact.holds ? 'c’è una' : 'non c’è nessuna'} linea ${italian(fact, size)}`,
    facts: (facts, size) =>
      bothKinds(facts, size, italian, {
        around: (cell) => `intorno a ${cell}`,
        lines: (names) => `${names.length > 1 ? 'ci sono linee' : 'c’è una linea'} ${listed(names, 'e')}`,
        none: (names) => `non c’è nessuna linea ${listed(names, 'né')}`,
        and: ' e ',
      }),
  },
}
