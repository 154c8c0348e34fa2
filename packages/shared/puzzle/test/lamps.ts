import { emptyMarks, pencilFault, playPencil } from '../src/index.js'
import type { Engine, Kind, KindWords, Language, LayerShape, PencilMarks, PencilMove, Verdict } from '../src/index.js'

/** A row of three lamps of which both ends are to be lit: just enough of a kind to be played. */
export interface LampsKind extends Kind {
  readonly board: { readonly length: number }
  readonly marks: PencilMarks<'lamp'>
  readonly move: PencilMove<'lamp'>
  readonly answer: readonly number[]
  readonly rule: 'end'
  readonly technique: 'glance'
  readonly level: 'easy'
}

const SHAPE: Readonly<Record<'lamp', LayerShape>> = { lamp: { places: 3, most: 2 } }

/** The one board. */
export const board: LampsKind['board'] = { length: 3 }

const dark = (marks: LampsKind['marks']): number[] => [0, 2].filter((cell) => marks.lamp[cell] !== 1)

function check(_: LampsKind['board'], answer: LampsKind['answer']): Verdict<'end'> {
  return answer.join('') === '101'
    ? { ok: true }
    : { ok: false, reason: 'end', faults: [{ rule: 'end', cells: [0, 2] }] }
}

function unused(): never {
  throw new Error('Nothing asks for this.')
}

/** The engine of the lamps. */
export const engine: Engine<LampsKind> = {
  kind: 'lamps',
  levels: ['easy'],
  sizes: { offered: [], makes: 'offered', takes: 'offered' },
  fault: (value) =>
    typeof value === 'object' && value !== null && 'length' in value ? null : 'A row of lamps has its length.',
  marksFault: (_, marks) => pencilFault(SHAPE, marks),
  size: () => ({ width: 3, height: 1 }),
  start: () => emptyMarks(SHAPE),
  play: (_, marks, move) => playPencil(SHAPE, marks, move),
  answer: (_, marks) => marks.lamp.map((value) => (value === 1 ? 1 : 0)),
  marksOf: (_, answer) => ({ lamp: answer }),
  check,
  progress: (_, marks) => ({ faults: [], done: 2 - dark(marks).length, total: 2 }),
  hint: (_, marks) => {
    const [cell] = dark(marks)
    if (cell === undefined) return null
    const because = { rule: 'end', cells: [cell] } as const
    const facts = [{ layer: 'lamp', place: cell, value: 1, holds: true }]
    const moves = [[{ layer: 'lamp', place: cell, value: 1 } as const]]
    return { rung: 3, moves, target: [cell], because: [because], reason: { type: 'rule', facts, because } }
  },
  solve: unused,
  generate: unused,
  grade: unused,
  read: unused,
  write: unused,
  encode: unused,
  decode: unused,
}

const spoken: KindWords<'end', 'glance', 'easy'> = {
  name: 'Lamps',
  aim: 'Light both ends.',
  levels: { easy: 'easy' },
  rules: {
    end: {
      name: 'Ends',
      law: 'Both ends are lit.',
      why: ({ cells }) => `the end at r1c${(cells[0] ?? 0) + 1} is lit`,
      broken: () => 'An end is dark.',
    },
  },
  techniques: {
    glance: {
      name: 'Glance',
      text: ({ because }, _size, why = () => 'nothing') => `Look: ${because.map(why).join('; ')}.`,
    },
  },
  fact: ({ place, holds }) => `r1c${place + 1} is ${holds ? 'lit' : 'dark'}`,
}

/** The words of the lamps, which speak no other language. */
export const WORDS: Readonly<Record<Language, typeof spoken>> = { en: spoken, ja: spoken, it: spoken }
