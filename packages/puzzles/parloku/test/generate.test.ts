import { describe, expect, test } from 'vitest'
import {
  generateParloku,
  gradeParloku,
  PARLOKU_LANGUAGES,
  PARLOKU_LEVELS,
  solveParloku,
  traceParloku,
} from '../src/index.js'
import type { ParlokuOptions } from '../src/index.js'
import { isBoardLetter, splitLetters } from '../src/letters.js'
import { wordList } from '../src/pool.js'

describe('making', () => {
  test('gives 2 to 4 words of six letters together, one answer at the level, and no letter to spare', () => {
    const counts = new Set<number>()
    for (const language of PARLOKU_LANGUAGES) {
      for (const level of PARLOKU_LEVELS) {
        for (let seed = 11; seed <= 15; seed++) {
          const { board, solution } = generateParloku({ level, seed, language })
          expect(solveParloku(board)).toMatchObject({ count: 1, complete: true, solution })
          expect(gradeParloku(board).level).toBe(level)
          counts.add(board.words.length)
          expect(board.words.length).toBeGreaterThan(1)
          board.words.forEach(({ word }, at) => {
            expect(wordList(language)).toContain(word)
            expect(traceParloku(board, solution, at)).toHaveLength(splitLetters(word).length)
          })
          expect(board.givens.length).toBeLessThan(12)
          if (level === 'hard')
            for (const spared of board.givens)
              expect(solveParloku({ ...board, givens: board.givens.filter((one) => one !== spared) }).count).toBe(2)
        }
      }
    }
    expect([...counts].sort()).toEqual([2, 3, 4])
  })

  test('takes words of one’s own, in any language', () => {
    const words = ['istanbul', 'kılıç', 'çiçek', 'balık', 'kitap', 'kalp', 'ipek', 'ilik', 'tilki', 'kilit']
    const { board } = generateParloku({ level: 'easy', seed: 3, words, locale: 'tr' })
    const capitals = words.map((word) => word.toLocaleUpperCase('tr'))
    for (const { word } of board.words) expect(capitals).toContain(word)
    const greek = generateParloku({ level: 'easy', seed: 1, words: ['ΝΕΡΟ', 'ΟΡΕΝ', 'ΡΟΝΤΕΛ', 'ΤΟΝΕΡ'] })
    expect(greek.board.words.length).toBeGreaterThan(1)
  })

  test.each([
    [{ words: [] }, 'The words have fewer than six different letters together.'],
    [{ words: ['AB', 'ABA'] }, 'The words have fewer than six different letters together.'],
    [
      { words: ['ABCDE', 'FGHIJ', 'KLMN'] },
      'No two of the words have at most six different letters together and can be walked.',
    ],
    [{ words: ['A B', 'CD'] }, "A word has letters alone, which the text 'A B' has not."],
    [{ words: ['AB', 7] }, 'A word must be a text, not 7.'],
    [{ words: 'AB' }, "The words must be a list, not the text 'AB'."],
    [{ language: 'fr' }, "The language must be one of en, it, ja, not the text 'fr'."],
    [{ locale: 7 }, 'The locale must be a language tag, not 7.'],
    [{ level: 'expert' }, 'Kazu has no level called expert.'],
    [{ seed: 0 }, '0 is not a seed: a whole number from 1 to 2147483647.'],
  ])('%j is refused: %s', (options, sentence) => {
    const all = { level: 'easy', seed: 1, ...options } as unknown as ParlokuOptions
    expect(() => generateParloku(all)).toThrow(new RangeError(sentence))
  })

  test('says when words give no board of a level', () => {
    // Both words cannot start, for neither leaves the other room.
    const words = ['ABABABABABABABAB', 'CDCDCDCDCDCDCDCD', 'EFEFEFEFEFEFEFEF']
    expect(() => generateParloku({ level: 'hard', seed: 1, words })).toThrow(
      new RangeError('These words gave no board of the level hard.'),
    )
  })

  test('reports how far it is, never falling, and 1 at the end', () => {
    const reports: number[] = []
    generateParloku({ level: 'hard', seed: 2 }, (done) => reports.push(done))
    expect(reports.at(-1)).toBe(1)
    expect(reports.every((done, at) => done >= (reports[at - 1] ?? 0))).toBe(true)
  })
})

describe('our lists', () => {
  test.each(PARLOKU_LANGUAGES)(
    'hold some hundreds of words in %s, each once, and only such as can be on a board',
    (language) => {
      const words = wordList(language)
      expect(words.length).toBeGreaterThan(300)
      expect(new Set(words).size).toBe(words.length)
      for (const word of words) {
        const letters = splitLetters(word)
        expect(letters.every(isBoardLetter), word).toBe(true)
        expect(new Set(letters).size, word).toBeLessThanOrEqual(6)
        expect(
          letters.some((letter, at) => letter === letters[at + 1]),
          word,
        ).toBe(false)
      }
    },
  )
})
