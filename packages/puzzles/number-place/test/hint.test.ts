import { Filler, countAnswers, numbersOf, type Layout } from '@kazu/groups'
import { answerOfNumbers } from '@kazu/numbers'
import { sayHint, type Fact, type Instance, type ReasonStep } from '@kazu/puzzle'
import { describe, expect, test } from 'vitest'
import {
  generateNumberPlace,
  gradeNumberPlace,
  hintNumberPlace,
  newNumberPlace,
  playNumberPlace,
  type NumberPlaceBoard,
  type NumberPlaceGame,
  type NumberPlaceHint,
  type NumberPlaceTechnique,
} from '../src/index.js'
import { numberPlaceLayout } from '../src/board.js'
import { numberPlaceWords } from '../src/words.js'
import { boardOf } from './case.js'

const NINE = numberPlaceLayout(9)
const filler = new Filler(NINE)

/** All hints of a board from start to end, with the numbers that stood before each. */
function climb(board: NumberPlaceBoard): { hint: NumberPlaceHint; values: readonly number[] }[] {
  const steps: { hint: NumberPlaceHint; values: readonly number[] }[] = []
  let game: NumberPlaceGame = newNumberPlace(board)
  for (;;) {
    const hint = hintNumberPlace(game)
    if (hint === null) return steps
    steps.push({ hint, values: answerOfNumbers(board, game.marks) })
    game = hint.moves.reduce(playNumberPlace, game)
  }
}

/** What a person knows who has filled cells, and what was ruled out: masks of candidates, bit v the number v. */
class Known {
  readonly masks: number[]

  constructor(
    private readonly layout: Layout,
    values: readonly number[],
  ) {
    this.masks = values.map((value) => (value === 0 ? 2 ** (layout.size + 1) - 2 : 1 << value))
    values.forEach((value, cell) => value !== 0 && this.leavePeers(cell))
  }

  private leavePeers(cell: number): void {
    for (const peer of this.layout.peers[cell] ?? [])
      this.masks[peer] = (this.masks[peer] as number) & ~(this.masks[cell] as number)
  }

  learn({ place, value, holds }: Fact): void {
    this.masks[place] = (this.masks[place] as number) & (holds ? 1 << value : ~(1 << value))
    if (holds) this.leavePeers(place)
  }

  places(cells: readonly number[], value: number): number[] {
    return cells.filter((cell) => ((this.masks[cell] as number) & (1 << value)) !== 0)
  }

  copy(): Known {
    const copy = new Known(this.layout, [])
    copy.masks.push(...this.masks)
    return copy
  }
}

function groupOf({ rule, details }: Instance): readonly number[] {
  const group = NINE.groups.find(({ type, index }) => type === rule && index + 1 === details?.['group'])
  return group?.cells ?? []
}

/** Whether a step of a chain follows from its rule instance alone. */
function followsAlone(known: Known, { fact, because }: ReasonStep): boolean {
  if (because.rule === 'cell') return known.masks[fact.place] === 1 << fact.value
  return known.places(groupOf(because), fact.value).join() === String(fact.place)
}

function isBroken(known: Known, broken: Instance): boolean {
  if (broken.rule === 'cell') return known.masks[broken.cells[0] as number] === 0
  return known.places(groupOf(broken), Number(broken.details?.['numbers'])).length === 0
}

/** Whether a supposition and its steps break the rule instance that is named, each step by its own instance. */
function refutes(known: Known, suppose: Fact, steps: readonly ReasonStep[], broken: Instance): boolean {
  const trial = known.copy()
  trial.learn(suppose)
  for (const step of steps) {
    if (!followsAlone(trial, step)) return false
    trial.learn(step.fact)
  }
  return isBroken(trial, broken)
}

/** The steps of a chain that stands before a placement, out of its path and its causes. */
function chainOf(path: string, because: readonly Instance[]): { suppose: Fact; steps: ReasonStep[]; broken: Instance } {
  const facts = path.split(' ').map((part): Fact => {
    const [place = 0, value = 0] = part.split('=').map(Number)
    return { layer: 'entry', place, value, holds: true }
  })
  const [suppose, ...rest] = facts as [Fact, ...Fact[]]
  const steps = rest.map((fact, at) => ({ fact, because: because[at] as Instance }))
  return { suppose, steps, broken: because[because.length - 1] as Instance }
}

/** Demands that every part of a hint follows: each elimination from filled cells and those before it. */
function demandFollows({ reason }: NumberPlaceHint, values: readonly number[]): void {
  if (reason.type !== 'technique' && reason.type !== 'what-if') throw new Error(reason.type)
  const known = new Known(NINE, values)
  for (const step of reason.before ?? []) {
    for (const fact of step.facts) {
      const { count } = countAnswers(
        filler,
        values.map((value, cell) => (cell === fact.place ? fact.value : value)),
      )
      expect(count, `${step.technique} rules out what may be`).toBe(0)
    }
    if (step.technique === 'chain') {
      const { suppose, steps, broken } = chainOf(String(step.details?.['path']), step.because)
      expect(refutes(known, suppose, steps, broken)).toBe(true)
    } else {
      expect(PATTERNS[step.technique]?.(known, step.because, step.facts), step.technique).toBe(true)
    }
    for (const fact of step.facts) {
      expect(known.places([fact.place], fact.value), 'nothing is ruled out twice').toEqual([fact.place])
      known.learn(fact)
    }
  }
  const placed = reason.facts[0] as Fact
  if (reason.type === 'what-if') {
    expect(refutes(known, reason.suppose, reason.steps, reason.broken)).toBe(true)
    expect(reason.suppose).toEqual({ ...placed, holds: false })
  } else if (reason.technique === 'only-number') {
    expect(known.masks[placed.place]).toBe(1 << placed.value)
  } else {
    expect(known.places(groupOf(reason.because[0] as Instance), placed.value)).toEqual([placed.place])
  }
}

type Pattern = (known: Known, because: readonly Instance[], facts: readonly Fact[]) => boolean

const numbers = ({ details }: Instance): number[] => String(details?.['numbers']).split(' ').map(Number)
const within = (inner: readonly number[], outer: readonly number[]): boolean =>
  inner.every((cell) => outer.includes(cell))

const locked: Pattern = (known, [first, second], facts) => {
  const [inner, outer] = [first, second] as [Instance, Instance]
  const [value] = numbers(inner) as [number]
  const swept = facts.every(({ place }) => groupOf(outer).includes(place) && !groupOf(inner).includes(place))
  return (
    swept && within(known.places(groupOf(inner), value), groupOf(outer)) && facts.every((fact) => fact.value === value)
  )
}

const naked: Pattern = (known, [only], facts) => {
  const { cells } = only as Instance
  const union = cells.reduce((mask, cell) => mask | (known.masks[cell] as number), 0)
  const swept = facts.every(
    ({ place, value }) => groupOf(only as Instance).includes(place) && !cells.includes(place) && (union >> value) & 1,
  )
  return swept && within(cells, groupOf(only as Instance)) && numbersOf(union).length === cells.length
}

const hidden: Pattern = (known, [only], facts) => {
  const { cells } = only as Instance
  const kept = numbers(only as Instance)
  const crowd = kept.every((value) => within(known.places(groupOf(only as Instance), value), cells))
  return (
    crowd &&
    kept.length === cells.length &&
    facts.every(({ place, value }) => cells.includes(place) && !kept.includes(value))
  )
}

const fish: Pattern = (known, because, facts) => {
  const lines = because.filter(({ details }) => details?.['says'] === 'only-places')
  const across = because.filter((instance) => !lines.includes(instance))
  const [value] = numbers(because[0] as Instance) as [number]
  const swept = across.flatMap(groupOf)
  const own = lines.flatMap(groupOf)
  const fits = lines.every((line) => within(known.places(groupOf(line), value), swept))
  return (
    fits &&
    lines.length === across.length &&
    facts.every((fact) => fact.value === value && swept.includes(fact.place) && !own.includes(fact.place))
  )
}

const wing: Pattern = (known, because, facts) => {
  const [pivot, first, second] = because.map(({ cells }) => cells[0]) as [number, number, number]
  const sees = (one: number, other: number): boolean => NINE.peers[one]?.includes(other) === true
  const [fact] = facts as [Fact]
  // Whichever number the pivot takes, one of the wings is the number that is ruled out.
  const ends = numbersOf(known.masks[pivot] as number).every((value) => {
    const trial = known.copy()
    trial.learn({ layer: 'entry', place: pivot, value, holds: true })
    return [first, second].some((cell) => trial.masks[cell] === 1 << fact.value)
  })
  return ends && facts.every(({ place }) => sees(place, first) && sees(place, second))
}

const PATTERNS: Partial<Record<NumberPlaceTechnique, Pattern>> = {
  pointing: locked,
  claiming: locked,
  'naked-pair': naked,
  'naked-triple': naked,
  'hidden-pair': hidden,
  'hidden-triple': hidden,
  'x-wing': fish,
  swordfish: fish,
  'xy-wing': wing,
}

/** Boards that need each technique, as the seeds that make them. */
const NEEDS: readonly (readonly [technique: NumberPlaceTechnique, seed: number])[] = [
  ['only-number', 1],
  ['only-place', 2],
  ['pointing', 6],
  ['claiming', 18],
  ['naked-pair', 32],
  ['hidden-pair', 7],
  ['naked-triple', 67],
  ['hidden-triple', 42],
  ['x-wing', 41],
  ['xy-wing', 22],
  ['chain', 3],
]

describe('hints', () => {
  test('begin with what the original says: r1c3 of seed 7 has but 8 left', () => {
    const { board } = generateNumberPlace({ size: 9, level: 'easy', seed: 7 })
    expect(hintNumberPlace(newNumberPlace(board))).toMatchObject({
      rung: 2,
      moves: [[{ layer: 'entry', place: 2, value: 8 }]],
      target: [2],
      reason: { type: 'technique', technique: 'only-number' },
    })
  })

  test.each(NEEDS)('use %s and everything before it, each step proved again (seed %i)', (technique, seed) => {
    const { board, solution } = generateNumberPlace({ size: 9, level: 'hard', seed })
    const steps = climb(board)
    const used = new Set<string>()
    for (const { hint, values } of steps) {
      demandFollows(hint, values)
      const { reason } = hint
      if (reason.type === 'technique') used.add(reason.technique)
      if (reason.type === 'what-if') used.add('chain')
      if (reason.type === 'technique' || reason.type === 'what-if')
        reason.before?.forEach((step) => used.add(step.technique))
    }
    expect(used).toContain(technique)
    expect(steps).toHaveLength(board.givens.filter((given) => given === 0).length)
    expect(
      steps.every(({ hint }) =>
        hint.moves.every((move) => move.every(({ place, value }) => solution[place] === value)),
      ),
    ).toBe(true)
  })

  test('name every wrong entry first, and take them away', () => {
    const { board, solution } = generateNumberPlace({ size: 9, level: 'easy', seed: 1 })
    const [first, second, third] = board.givens.flatMap((given, cell) => (given === 0 ? [cell] : [])) as [
      number,
      number,
      number,
    ]
    const wrong = (place: number) => ({ layer: 'entry', place, value: ((solution[place] as number) % 9) + 1 }) as const
    const right = { layer: 'entry', place: second, value: solution[second] as number } as const
    const hint = hintNumberPlace(playNumberPlace(newNumberPlace(board), [wrong(first), right, wrong(third)]))
    expect(hint).toMatchObject({ rung: 1, target: [first, third], reason: { type: 'mistake' } })
    expect(hint?.moves).toEqual([[first, third].map((place) => ({ layer: 'entry', place, value: 0 }))])
  })

  test('are none for a solved board, and for a board with no answer or more than one', () => {
    const { board, solution } = generateNumberPlace({ size: 4, level: 'easy', seed: 1 })
    const all = solution.map((value, place) => ({ layer: 'entry', place, value }) as const)
    const played = playNumberPlace(
      newNumberPlace(board),
      all.filter(({ place }) => board.givens[place] === 0),
    )
    expect(hintNumberPlace(played)).toBeNull()
    expect(hintNumberPlace(newNumberPlace(boardOf('.'.repeat(16))))).toBeNull()
    expect(hintNumberPlace(newNumberPlace(boardOf(`11${'.'.repeat(14)}`)))).toBeNull()
  })

  test('say plainly when only the answer leads on', () => {
    const board = boardOf('8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..')
    const hint = hintNumberPlace(newNumberPlace(board))
    expect(hint).toMatchObject({ rung: 5, because: [], reason: { type: 'answer' } })
    expect(hint?.words('en')).toBe('No short reason leads on from here. In the one answer r8c7 is 9.')
  })

  test('are said in three languages, with badges for the causes', () => {
    const { board } = generateNumberPlace({ size: 9, level: 'easy', seed: 7 })
    const hint = hintNumberPlace(newNumberPlace(board))
    expect(hint?.words('en')).toBe(
      'Only number: r1c3 has one number left: (1) row 1 holds 2, 3, 4, 5 and 7; (2) column 3 holds 1, 6 and 9. So r1c3 is 8.',
    )
    expect(hint?.words('it')).toBe(
      'Numero unico: In r1c3 resta un solo numero: (1) la riga 1 contiene già 2, 3, 4, 5 e 7; (2) la colonna 3 contiene già 1, 6 e 9. Quindi in r1c3 sta 8.',
    )
    expect(hint?.words('ja')).toContain('(1) 1行目にはもう2・3・4・5・7がある')
    expect(hint?.because.map(({ rule, cells }) => [rule, cells.length])).toEqual([
      ['row', 5],
      ['column', 3],
    ])
  })
})

describe('the words of a hint', () => {
  const said = (seed: number, technique: string): string[] =>
    climb(generateNumberPlace({ size: 9, level: 'hard', seed }).board).flatMap(({ hint }) => {
      const { reason } = hint
      const before = reason.type === 'technique' || reason.type === 'what-if' ? (reason.before ?? []) : []
      const used = before.some((step) => step.technique === technique) || reason.type === technique
      return used ? [sayHint(numberPlaceWords.en, hint, { width: 9, height: 9 }, 'en')] : []
    })

  test('tell what was ruled out first, and that it was', () => {
    expect(said(3, 'claiming')[0]).toBe(
      'Naked pair: (1) In row 2 the cells r2c1 and r2c3 can hold only 1 and 4. So r2c4 and r2c6 are neither 1 nor 4. ' +
        'Pointing: (2) In box 2 only r3c4 and r3c6 can hold 1; (3) row 3 takes 1 only once. So r3c3 is not 1. ' +
        'Claiming: (4) In row 2 only r2c1 and r2c3 can hold 4; (5) box 1 takes 4 only once. So r3c3 is not 4. ' +
        'Only number: r3c3 has one number left: (6) row 3 holds 3; (7) column 3 holds 2, 5, 6, 8 and 9; the other numbers are ruled out. So r3c3 is 7.',
    )
  })

  test('tell a chain from its supposition to what it breaks', () => {
    expect(said(3, 'what-if')[0]).toBe(
      'X-wing: (1) In column 1 only r1c1 and r8c1 can hold 5; (2) in column 9 only r1c9 and r8c9 can hold 5; ' +
        '(3) row 1 takes 5 only once; (4) row 8 takes 5 only once. So r1c8 and r8c8 are not 5. ' +
        'Suppose r2c1 is not 1. Then r2c1 is 4, for (5) r2c1 has no other number left; r8c1 is 1, for (6) column 1 has no other place for 1; ' +
        'r5c8 is 4, for (7) row 5 has no other place for 4; r1c8 is 6, for (8) r1c8 has no other number left. ' +
        'That cannot be: (9) r8c8 must hold a number. So r2c1 is 1.',
    )
  })
})

describe('grades', () => {
  test('are the levels of the original, with the steps and the hardest reason of the hints', () => {
    const grade = (level: 'easy' | 'medium' | 'hard', seed: number): unknown =>
      gradeNumberPlace(generateNumberPlace({ size: 9, level, seed }).board)
    expect(grade('easy', 1)).toEqual({ level: 'easy', steps: 41, hardest: { rung: 2, length: 0 } })
    expect(grade('hard', 3)).toEqual({ level: 'hard', steps: 57, hardest: { rung: 4, length: 4 } })
  })

  test('have no level without a single answer', () => {
    expect(gradeNumberPlace(boardOf('.'.repeat(81)))).toMatchObject({ level: null, steps: 0 })
  })
})
