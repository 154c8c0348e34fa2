import { describe, expect, test } from 'vitest'
import type { Engine, Fact, Hint, Kind } from '@kazu/puzzle'
import { akariEngine } from '../../packages/puzzles/akari/src/engine.ts'
import { shikakuEngine } from '../../packages/puzzles/shikaku/src/engine.ts'
import { slitherlinkEngine } from '../../packages/puzzles/slitherlink/src/engine.ts'
import { playByHints } from './hint-play.ts'
import { variety } from './hint-words.ts'
import { PROVERS } from './provers.ts'
import type { Proof } from './provers.ts'

const SMALL = { width: 5, height: 5, level: 'hard', seed: 2 }

const ENGINES = [akariEngine, shikakuEngine, slitherlinkEngine] as unknown as readonly Engine<Kind>[]

function proofOf(kind: string, board: unknown): Proof {
  const prover = PROVERS[kind]
  if (prover === undefined) throw new Error(kind)
  return prover(board)
}

/** The engine with its hints changed. */
function withHints(engine: Engine<Kind>, change: (hint: Hint) => Hint | null): Engine<Kind> {
  return {
    ...engine,
    hint: (board, marks) => {
      const hint = engine.hint(board, marks)
      return hint === null ? null : change(hint)
    },
  }
}

function denied(hint: Hint): Hint {
  const facts = hint.reason.facts.map((fact) => ({ ...fact, holds: !fact.holds }))
  return { ...hint, reason: { ...hint.reason, facts } }
}

describe.each(ENGINES.map((engine) => [engine.kind, engine] as const))(
  'a board of %s played by its hints',
  (kind, engine) => {
    const { board } = engine.generate(SMALL)

    test('is finished by reasons, each of which is proved', () => {
      const { finished, hints, milliseconds, wrong } = playByHints(engine, board, proofOf(kind, board))
      expect({ finished, wrong }).toEqual({ finished: true, wrong: [] })
      expect(milliseconds).toHaveLength(hints.length)
    })

    test('tells of every hint that says the opposite of what is forced', () => {
      const { hints, wrong } = playByHints(withHints(engine, denied), board, proofOf(kind, board))
      expect(wrong).toHaveLength(hints.length)
    })

    test('is not finished by reasons where the answer is given away, or where a hint is missing', () => {
      const given = withHints(engine, (hint) => ({ ...hint, rung: 5 }))
      expect(playByHints(given, board, proofOf(kind, board)).finished).toBe(false)
      const silent = playByHints(
        withHints(engine, () => null),
        board,
        proofOf(kind, board),
      )
      expect(silent).toMatchObject({ finished: false, wrong: ['no hint leads on'] })
    })
  },
)

test('a fact that only the answer of the whole board tells is not proved on a board that has two', () => {
  const empty = { width: 2, height: 2, cells: [null, null, null, null] }
  const light: Fact = { layer: 'shade', place: 0, value: 1, holds: true }
  expect(proofOf('akari', empty)({ shade: [0, 0, 0, 0] }, light)).toBe(false)
  expect(proofOf('akari', empty)({ shade: [2, 2, 0, 0] }, { ...light, holds: false })).toBe(true)
})

test('the cells of a ? are proved one by one', () => {
  const board = { width: 2, height: 2, clues: ['?', 0, 2, 0] }
  const fact = (first: number, last: number): Fact => ({
    layer: 'owner',
    place: 0,
    value: first * 4 + last + 1,
    holds: true,
  })
  const marks = { rectangle: [0, 0, 0, 0], wall: [] }
  expect(proofOf('shikaku', board)(marks, fact(0, 1))).toBe(true)
  expect(proofOf('shikaku', board)(marks, fact(0, 3))).toBe(false)
})

describe('the hints that are said', () => {
  const size = { width: 1, height: 1 }
  const sample = (rung: number, reason: object) => ({ hint: { rung, reason } as unknown as Hint, size })
  const technique = (name: string) => sample(2, { type: 'technique', technique: name })
  const rule = (name: string) => sample(3, { type: 'rule', because: { rule: name, cells: [] } })

  test('are one of each technique, then one of each other sort, and only then more of the same', () => {
    const all = [rule('r'), technique('a'), technique('a'), rule('s'), technique('b')]
    expect(variety(all, 4)).toEqual([technique('a'), technique('b'), rule('r'), rule('s')])
    expect(variety(all, 9)).toEqual([technique('a'), technique('b'), rule('r'), rule('s'), technique('a')])
  })
})
