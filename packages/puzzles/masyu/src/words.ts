import { cellName, linkEnds } from '@kazu/grid'
import type { Size } from '@kazu/grid'
import { sayLoop } from '@kazu/loops'
import { listed } from '@kazu/puzzle'
import type { Fact, Instance, KindWords, Language, TechniqueStep } from '@kazu/puzzle'
import type { MasyuLevel, MasyuTechnique } from './kind.js'
import type { MasyuRule } from './rules.js'

type MasyuWords = KindWords<MasyuRule, MasyuTechnique, MasyuLevel>

function cellOf(instance: Instance, size: Size): string {
  return cellName(size, instance.cells[0] ?? 0)
}

/** A white pearl's cell stands in the middle of the three that its turning rule names. */
function middleOf(instance: Instance, size: Size): string {
  return cellName(size, instance.cells[Math.floor((instance.cells.length - 1) / 2)] ?? 0)
}

function cellsOf(instance: Instance, size: Size, between: string): string {
  return instance.cells.map((cell) => cellName(size, cell)).join(between)
}

function endsOf(fact: Fact, size: Size): [string, string] {
  const [first, second] = linkEnds(size, fact.place)
  return [cellName(size, first), cellName(size, second)]
}

/** Lines and crosses of several facts, each as its two cells: `r1c1–r1c2`. */
function sortedLinks(facts: readonly Fact[], size: Size): { readonly lines: string[]; readonly none: string[] } {
  const name = (fact: Fact): string => endsOf(fact, size).join('–')
  return { lines: facts.filter(({ holds }) => holds).map(name), none: facts.filter(({ holds }) => !holds).map(name) }
}

/** One clause about lines that there are and lines that there are not; either may be missing. */
function bothKinds(
  facts: readonly Fact[],
  size: Size,
  say: {
    readonly lines: (names: readonly string[]) => string
    readonly none: (names: readonly string[]) => string
    readonly and: string
  },
): string {
  const { lines, none } = sortedLinks(facts, size)
  const parts = [lines.length > 0 ? say.lines(lines) : '', none.length > 0 ? say.none(none) : '']
  return parts.filter((part) => part !== '').join(say.and)
}

function causes(step: TechniqueStep, size: Size, between: string): string {
  return [...new Set(step.because.flatMap((instance) => instance.cells))]
    .map((cell) => cellName(size, cell))
    .join(between)
}

/** The words of masyu in each language. */
export const MASYU_WORDS: Readonly<Record<Language, MasyuWords>> = {
  en: {
    name: 'Masyu',
    aim: 'Draw one loop through all the pearls.',
    levels: { easy: 'Easy', medium: 'Medium', hard: 'Hard', expert: 'Expert' },
    rules: {
      line: {
        name: 'A line',
        law: 'Draw lines between the centres of cells that share a side.',
        why: () => 'there must be a loop',
        broken: () => 'There is no line yet.',
      },
      'no-branch': {
        name: 'No branches',
        law: 'The loop never branches.',
        why: (instance, size) => `the loop does not branch at ${cellOf(instance, size)}`,
        broken: (instance, size) => `The line branches at ${cellOf(instance, size)}.`,
      },
      'no-cross': {
        name: 'No crossings',
        law: 'The loop never crosses itself.',
        why: (instance, size) => `the loop does not cross itself at ${cellOf(instance, size)}`,
        broken: (instance, size) => `The line crosses itself at ${cellOf(instance, size)}.`,
      },
      'white-straight': {
        name: 'White: straight',
        law: 'The loop goes straight through every white pearl.',
        why: (instance, size) => `the loop goes straight through the white pearl at ${cellOf(instance, size)}`,
        broken: (instance, size) => `The line turns on the white pearl at ${cellOf(instance, size)}.`,
      },
      'black-turn': {
        name: 'Black: turn',
        law: 'The loop turns on every black pearl.',
        why: (instance, size) => `the loop turns on the black pearl at ${cellOf(instance, size)}`,
        broken: (instance, size) => `The line goes straight through the black pearl at ${cellOf(instance, size)}.`,
      },
      'black-straight': {
        name: 'Black: straight on both sides',
        law: 'The loop goes straight through the cells before and after a black pearl.',
        why: (instance, size) => `the loop goes straight beside the black pearl (${cellsOf(instance, size, ', ')})`,
        broken: (instance, size) => `The line turns right beside a black pearl (${cellsOf(instance, size, ', ')}).`,
      },
      'white-turn': {
        name: 'White: turn beside it',
        law: 'The loop turns in the cell before or after a white pearl, or in both.',
        why: (instance, size) => `the loop turns right before or after the white pearl at ${middleOf(instance, size)}`,
        broken: (instance, size) =>
          `The line turns neither before nor after the white pearl (${cellsOf(instance, size, ', ')}).`,
      },
      pearl: {
        name: 'Every pearl',
        law: 'The loop passes every pearl.',
        why: (instance, size) => `the loop passes the pearl at ${cellOf(instance, size)}`,
        broken: (instance, size) => `The pearl at ${cellOf(instance, size)} is not on the line.`,
      },
      'no-end': {
        name: 'No loose ends',
        law: 'The loop has no ends.',
        why: (instance, size) => `the loop cannot end at ${cellOf(instance, size)}`,
        broken: (instance, size) => `The line ends at ${cellOf(instance, size)}.`,
      },
      'one-loop': {
        name: 'One loop',
        law: 'All the lines are one single loop.',
        why: (instance) => sayLoop(instance, 'en'),
        broken: (instance, size) => `A separate piece of the line lies at ${cellsOf(instance, size, ', ')}.`,
      },
    },
    techniques: {
      'black-edge': {
        name: 'Black pearl at the edge',
        text: (step, size) =>
          `The black pearl at ${causes(step, size, ', ')} has no room for two steps towards the edge.`,
      },
      'white-edge': {
        name: 'White pearl on the edge',
        text: (step, size) => `The white pearl at ${causes(step, size, ', ')} can only be passed along the edge.`,
      },
      'black-pair': {
        name: 'Two black pearls side by side',
        text: (step, size) =>
          `A line between the black pearls at ${causes(step, size, ' and ')} would have to turn and go straight at once.`,
      },
      'white-row': {
        name: 'Three white pearls in a row',
        text: (step, size) =>
          `A line along the white pearls at ${causes(step, size, ', ')} would have no turn beside the middle one.`,
      },
      'black-before-whites': {
        name: 'A black pearl facing two white ones',
        text: (step, size) =>
          `A line from the black pearl towards the white ones (${causes(step, size, ', ')}) would go straight too long.`,
      },
    },
    fact: (fact, size) => {
      const [first, second] = endsOf(fact, size)
      return fact.holds ? `a line joins ${first} and ${second}` : `no line joins ${first} and ${second}`
    },
    facts: (facts, size) =>
      bothKinds(facts, size, {
        lines: (names) => `${names.length > 1 ? 'there are lines' : 'there is a line'} ${listed(names, 'and')}`,
        none: (names) => `there is no line ${listed(names, 'or')}`,
        and: ' and ',
      }),
  },
  ja: {
    name: 'ましゅ',
    aim: 'すべての真珠を通る一つの輪を描きましょう。',
    levels: { easy: 'やさしい', medium: 'ふつう', hard: 'むずかしい', expert: '達人' },
    rules: {
      line: {
        name: '線',
        law: '辺で隣り合うマスの中心を線で結びます。',
        why: () => '輪が一つ必要である',
        broken: () => 'まだ線がありません。',
      },
      'no-branch': {
        name: '枝分かれなし',
        law: '輪は枝分かれしません。',
        why: (instance, size) => `輪は${cellOf(instance, size)}で枝分かれしない`,
        broken: (instance, size) => `線が${cellOf(instance, size)}で枝分かれしています。`,
      },
      'no-cross': {
        name: '交差なし',
        law: '輪は交差しません。',
        why: (instance, size) => `輪は${cellOf(instance, size)}で交差しない`,
        broken: (instance, size) => `線が${cellOf(instance, size)}で交差しています。`,
      },
      'white-straight': {
        name: '白：直進',
        law: '輪は白い真珠をまっすぐ通ります。',
        why: (instance, size) => `輪は${cellOf(instance, size)}の白い真珠をまっすぐ通る`,
        broken: (instance, size) => `線が${cellOf(instance, size)}の白い真珠で曲がっています。`,
      },
      'black-turn': {
        name: '黒：曲がる',
        law: '輪は黒い真珠で必ず曲がります。',
        why: (instance, size) => `輪は${cellOf(instance, size)}の黒い真珠で曲がる`,
        broken: (instance, size) => `線が${cellOf(instance, size)}の黒い真珠を直進しています。`,
      },
      'black-straight': {
        name: '黒：両隣は直進',
        law: '輪は黒い真珠の前後のマスをまっすぐ通ります。',
        why: (instance, size) => `輪は黒い真珠の隣でまっすぐ進む（${cellsOf(instance, size, '、')}）`,
        broken: (instance, size) => `線が黒い真珠のすぐ隣で曲がっています（${cellsOf(instance, size, '、')}）。`,
      },
      'white-turn': {
        name: '白：隣で曲がる',
        law: '輪は白い真珠の前か後、または両方のマスで曲がります。',
        why: (instance, size) => `輪は${middleOf(instance, size)}の白い真珠の前か後で曲がる`,
        broken: (instance, size) => `線が白い真珠の前でも後でも曲がっていません（${cellsOf(instance, size, '、')}）。`,
      },
      pearl: {
        name: 'すべての真珠',
        law: '輪はすべての真珠を通ります。',
        why: (instance, size) => `輪は${cellOf(instance, size)}の真珠を通る`,
        broken: (instance, size) => `${cellOf(instance, size)}の真珠を線が通っていません。`,
      },
      'no-end': {
        name: '端なし',
        law: '輪に端はありません。',
        why: (instance, size) => `輪は${cellOf(instance, size)}で終わらない`,
        broken: (instance, size) => `線が${cellOf(instance, size)}で途切れています。`,
      },
      'one-loop': {
        name: '輪は一つ',
        law: '線は全体で一つの輪になります。',
        why: (instance) => sayLoop(instance, 'ja'),
        broken: (instance, size) => `離れた線があります（${cellsOf(instance, size, '、')}）。`,
      },
    },
    techniques: {
      'black-edge': {
        name: '端の黒い真珠',
        text: (step, size) => `${causes(step, size, '、')}の黒い真珠から端へ向かって二マス進む余地はありません。`,
      },
      'white-edge': {
        name: '端の白い真珠',
        text: (step, size) => `${causes(step, size, '、')}の白い真珠は端に沿って通るしかありません。`,
      },
      'black-pair': {
        name: '隣り合う黒い真珠',
        text: (step, size) =>
          `黒い真珠${causes(step, size, 'と')}の間に線を引くと、曲がりながら直進することになります。`,
      },
      'white-row': {
        name: '三つ並んだ白い真珠',
        text: (step, size) => `白い真珠${causes(step, size, '、')}に沿って線を引くと、真ん中の真珠の隣で曲がれません。`,
      },
      'black-before-whites': {
        name: '二つの白に向かう黒',
        text: (step, size) =>
          `黒い真珠から白い真珠へ線を引くと（${causes(step, size, '、')}）、まっすぐが長くなりすぎます。`,
      },
    },
    fact: (fact, size) => {
      const [first, second] = endsOf(fact, size)
      return fact.holds ? `${first}と${second}の間に線がある` : `${first}と${second}の間に線はない`
    },
    facts: (facts, size) =>
      bothKinds(facts, size, {
        lines: (names) => `${names.join('、')}には線があり`,
        none: (names) => `${names.join('、')}には線がない`,
        and: '、',
      }).replace(/あり$/, 'ある'),
  },
  it: {
    name: 'Masyu',
    aim: 'Disegna un solo anello attraverso tutte le perle.',
    levels: { easy: 'Facile', medium: 'Medio', hard: 'Difficile', expert: 'Esperto' },
    rules: {
      line: {
        name: 'Una linea',
        law: 'Unisci con linee i centri delle caselle che hanno un lato in comune.',
        why: () => 'un anello deve esserci',
        broken: () => 'Non c’è ancora nessuna linea.',
      },
      'no-branch': {
        name: 'Nessun bivio',
        law: 'L’anello non si divide mai.',
        why: (instance, size) => `l’anello non si divide in ${cellOf(instance, size)}`,
        broken: (instance, size) => `La linea si divide in ${cellOf(instance, size)}.`,
      },
      'no-cross': {
        name: 'Nessun incrocio',
        law: 'L’anello non incrocia mai sé stesso.',
        why: (instance, size) => `l’anello non si incrocia in ${cellOf(instance, size)}`,
        broken: (instance, size) => `La linea si incrocia in ${cellOf(instance, size)}.`,
      },
      'white-straight': {
        name: 'Bianca: diritto',
        law: 'L’anello attraversa diritto ogni perla bianca.',
        why: (instance, size) => `l’anello attraversa diritto la perla bianca in ${cellOf(instance, size)}`,
        broken: (instance, size) => `La linea curva sulla perla bianca in ${cellOf(instance, size)}.`,
      },
      'black-turn': {
        name: 'Nera: curva',
        law: 'L’anello curva su ogni perla nera.',
        why: (instance, size) => `l’anello curva sulla perla nera in ${cellOf(instance, size)}`,
        broken: (instance, size) => `La linea attraversa diritto la perla nera in ${cellOf(instance, size)}.`,
      },
      'black-straight': {
        name: 'Nera: diritto ai lati',
        law: 'L’anello va diritto nelle caselle prima e dopo una perla nera.',
        why: (instance, size) => `l’anello va diritto accanto alla perla nera (${cellsOf(instance, size, ', ')})`,
        broken: (instance, size) =>
          `La linea curva subito accanto a una perla nera (${cellsOf(instance, size, ', ')}).`,
      },
      'white-turn': {
        name: 'Bianca: curva accanto',
        law: 'L’anello curva nella casella prima o dopo una perla bianca, o in entrambe.',
        why: (instance, size) => `l’anello curva subito prima o dopo la perla bianca in ${middleOf(instance, size)}`,
        broken: (instance, size) =>
          `La linea non curva né prima né dopo la perla bianca (${cellsOf(instance, size, ', ')}).`,
      },
      pearl: {
        name: 'Ogni perla',
        law: 'L’anello passa per ogni perla.',
        why: (instance, size) => `l’anello passa per la perla in ${cellOf(instance, size)}`,
        broken: (instance, size) => `La perla in ${cellOf(instance, size)} non è sulla linea.`,
      },
      'no-end': {
        name: 'Nessun capo',
        law: 'L’anello non ha capi.',
        why: (instance, size) => `l’anello non può finire in ${cellOf(instance, size)}`,
        broken: (instance, size) => `La linea finisce in ${cellOf(instance, size)}.`,
      },
      'one-loop': {
        name: 'Un solo anello',
        law: 'Tutte le linee formano un solo anello.',
        why: (instance) => sayLoop(instance, 'it'),
        broken: (instance, size) => `Un pezzo di linea è separato: ${cellsOf(instance, size, ', ')}.`,
      },
    },
    techniques: {
      'black-edge': {
        name: 'Perla nera al bordo',
        text: (step, size) =>
          `La perla nera in ${causes(step, size, ', ')} non ha spazio per due passi verso il bordo.`,
      },
      'white-edge': {
        name: 'Perla bianca sul bordo',
        text: (step, size) => `La perla bianca in ${causes(step, size, ', ')} si passa soltanto lungo il bordo.`,
      },
      'black-pair': {
        name: 'Due perle nere vicine',
        text: (step, size) =>
          `Una linea tra le perle nere in ${causes(step, size, ' e ')} dovrebbe curvare e andare diritta insieme.`,
      },
      'white-row': {
        name: 'Tre perle bianche in fila',
        text: (step, size) =>
          `Una linea lungo le perle bianche in ${causes(step, size, ', ')} non potrebbe curvare accanto a quella di mezzo.`,
      },
      'black-before-whites': {
        name: 'Una nera davanti a due bianche',
        text: (step, size) =>
          `Una linea dalla perla nera verso le bianche (${causes(step, size, ', ')}) andrebbe diritta troppo a lungo.`,
      },
    },
    fact: (fact, size) => {
      const [first, second] = endsOf(fact, size)
      return fact.holds ? `una linea unisce ${first} e ${second}` : `nessuna linea unisce ${first} e ${second}`
    },
    facts: (facts, size) =>
      bothKinds(facts, size, {
        lines: (names) => `${names.length > 1 ? 'ci sono linee' : 'c’è una linea'} ${listed(names, 'e')}`,
        none: (names) => `non c’è linea ${listed(names, 'né')}`,
        and: ' e ',
      }),
  },
}
