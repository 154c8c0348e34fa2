import { readParloku, writeParloku } from '@kazu/parloku'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  boardOfDraft,
  draftLetters,
  draftOf,
  EMPTY_DRAFT,
  withGiven,
  withMore,
  withNewWord,
  withoutWord,
  withStart,
  withWord,
} from '../src/builder/draft.js'
import type { Draft } from '../src/builder/draft.js'
import { builderScene } from '../src/builder/scene.js'
import { verdictOf } from '../src/builder/verdict.js'
import { BUILDER_WORDS } from '../src/builder/words.js'

const CODE = 'AILPST_51S.23L.04P_00ITALIA.20PASTA.40ALPI'

function draftOfCode(code: string): Draft {
  const { board } = readParloku(code)
  if (board === null) throw new Error(code)
  return draftOf(board)
}

describe('a draft', () => {
  test('of a board is that board', () => {
    const made = boardOfDraft(draftOfCode(CODE))
    expect(made.board === null ? '' : writeParloku(made.board)).toBe(CODE)
  })

  test('has the letters of its words, its printed letters and those wanted beside them', () => {
    const typed = withWord(withWord(withNewWord(withNewWord(EMPTY_DRAFT)), 0, 'càne'), 1, 'a1 b')
    expect(draftLetters(typed)).toEqual(['A', 'B', 'C', 'E', 'N', 'À'])
    expect(typed.words.map(({ word }) => word)).toEqual(['CÀNE', 'AB'])
    expect(draftLetters(withMore(EMPTY_DRAFT, 'xyx'))).toEqual(['X', 'Y'])
    expect(boardOfDraft(withMore(EMPTY_DRAFT, 'abcde'))).toEqual({ board: null, problem: 'few' })
    expect(boardOfDraft(withMore(EMPTY_DRAFT, 'abcdefg'))).toEqual({ board: null, problem: 'many' })
  })

  test('leaves words out that start nowhere', () => {
    const away = withStart(draftOfCode(CODE), 1, null)
    expect(boardOfDraft(away).board?.words.map(({ word }) => word)).toEqual(['ITALIA', 'ALPI'])
    expect(draftLetters(away)).toEqual(['A', 'I', 'L', 'P', 'S', 'T'])
  })

  test('keeps a letter whose last printed copy goes, and a cell that holds another one', () => {
    const one = withGiven(withMore(EMPTY_DRAFT, 'ABCDEF'), 'A', 0, 3)
    expect(withGiven(one, 'B', 0, 3)).toBe(one)
    const alone = { ...one, more: ['B', 'C', 'D', 'E', 'F'] }
    expect(draftLetters(withGiven(alone, 'A', 0, null))).toEqual(['A', 'B', 'C', 'D', 'E', 'F'])
  })

  test('takes eight words and sixteen letters each, and gives them up again', () => {
    const eight = Array.from({ length: 12 }).reduce((draft: Draft) => withNewWord(draft), EMPTY_DRAFT)
    expect(eight.words.length).toBe(8)
    expect(withWord(eight, 0, 'A'.repeat(40)).words[0]?.word.length).toBe(16)
    expect(withoutWord(eight, 0).words.length).toBe(7)
  })
})

describe('the stage', () => {
  const scene = builderScene(BUILDER_WORDS.en)

  test('has a key for each thing once, whatever is moved', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 12 }), (moves) => {
        let draft = draftOfCode(CODE)
        for (const [which, where] of moves) {
          const items = scene.view(draft)
          const keys = items.map(({ key }) => key)
          expect(new Set(keys).size).toBe(keys.length)
          const { key } = items[which % items.length] as (typeof items)[number]
          const from = { stage: scene, state: draft, key, from: { x: 0, y: 0 } }
          const landings = scene.behaviour(draft, key)?.(from).landings ?? []
          draft = landings[where % landings.length]?.state ?? draft
          expect(boardOfDraft(draft).board).not.toBeNull()
        }
      }),
      { numRuns: 40 },
    )
  })

  test('lets a letter go to every cell that holds none, and a word to every cell', () => {
    const draft = draftOfCode(CODE)
    const landingsOf = (key: string): number =>
      scene.behaviour(draft, key)?.({ stage: scene, state: draft, key, from: { x: 0, y: 0 } }).landings.length ?? 0
    // 36 cells but the three that hold a letter, and the tray.
    expect(landingsOf('t0 A')).toBe(34)
    expect(landingsOf('w0')).toBe(37)
  })
})

describe('the verdict', () => {
  test('tells one answer, several with where they differ, and none', () => {
    const of = (code: string): ReturnType<typeof verdictOf> => {
      const { board } = boardOfDraft(draftOfCode(code))
      if (board === null) throw new Error(code)
      return verdictOf(board)
    }
    expect(of(CODE)).toMatchObject({ count: 1, complete: true, differing: [], suggestions: null })
    const open = of('AILPST_51S_00ITALIA.20PASTA.40ALPI')
    expect(open).toMatchObject({ count: 4, complete: true })
    expect(open.differing.length).toBeGreaterThan(0)
    // A letter that is suggested does what it promises.
    const [first] = open.suggestions?.single ?? []
    const printed = `${Math.floor((first?.cell ?? 0) / 6)}${(first?.cell ?? 0) % 6}${first?.letter ?? ''}`
    expect(of(`AILPST_51S.${printed}_00ITALIA.20PASTA.40ALPI`)).toMatchObject({ count: 1, complete: true })
    expect(of('AILPST_00A.01A_')).toMatchObject({ count: 0, complete: true })
    expect(of('AILPST__')).toMatchObject({ complete: false })
  })
})
