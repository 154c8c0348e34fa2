import { countAnswers, Filler } from '@kazu/groups'
import { fillerOf, NUMBERS_LEVELS, requireMade, type MadeNumbers, type NumbersAnswer } from '@kazu/numbers'
import { requireLevel, requireOptions, type Made, type Report } from '@kazu/puzzle'
import { randomBelow, requireSeed, seededRandom, shuffled, valueName, type Random } from '@kazu/random'
import { CELLS, SIDE, type ParlokuBoard } from './board.js'
import { parlokuGrids, UNITS, type GridWord, type ParlokuGrid } from './grid.js'
import { gradeGrid } from './hint.js'
import type { ParlokuLevel } from './kind.js'
import { pathEnd } from './path.js'
import { wordList, wordPool, pickWords, type WordPool } from './pool.js'
import { NEIGHBOURS } from './walks.js'

/** What to make. */
export interface ParlokuOptions {
  readonly level: ParlokuLevel
  /** A whole number from 1 to 2147483647. */
  readonly seed: number
  /** The language of the words, out of our own lists; English unless said. */
  readonly language?: ParlokuLanguage | undefined
  /** Words of one's own, in any language, instead of our lists. Those that can be on no board are passed over. */
  readonly words?: readonly string[] | undefined
  /** The language tag by which small letters of `words` become capitals, as `tr`; as in most languages unless said. */
  readonly locale?: string | undefined
}

/** The languages of our word lists. */
export type ParlokuLanguage = 'en' | 'it' | 'ja'

/** The languages of our word lists. */
export const PARLOKU_LANGUAGES: readonly ParlokuLanguage[] = ['en', 'it', 'ja']

/** A parloku that was made. */
export type MadeParloku = Made<ParlokuBoard, NumbersAnswer, ParlokuLevel>

/** How many times a board is begun before words are said to give none of the level. */
const TRIES_MOST = 5000

/**
 * Makes the puzzle of words, a level and a seed: the same for ever. 2 to 4 words of six letters together are walked
 * across a grid that fits them; then letters are printed until there is one answer at the level, and no more than are
 * needed. Throws a RangeError in a plain sentence for what cannot be made.
 */
export function makeParloku(options: ParlokuOptions, report?: Report): MadeParloku {
  requireOptions(options)
  const { level, seed, language = 'en', words, locale } = options
  requireLevel(NUMBERS_LEVELS, level)
  requireSeed(seed)
  const pool = poolOf(language, words, locale)
  const random = seededRandom(seed)
  for (let tries = 0; tries < TRIES_MOST; tries++) {
    report?.(tries / (tries + 4))
    const made = tried(pool, level, random)
    if (made === null) continue
    report?.(1)
    return { ...made, level, seed }
  }
  throw new RangeError(`These words gave no board of the level ${level}.`)
}

/** Makes a board with the options that every kind takes: six cells a side, and the language of the words. */
export function makeSized(
  options: ParlokuOptions & { readonly width?: unknown; readonly height?: unknown },
  report?: Report,
): MadeParloku {
  requireOptions(options)
  requireMade({ kind: 'parloku', makes: [SIDE] }, options.width, options.height)
  return makeParloku(options, report)
}

const pools = new Map<string, WordPool>()

function poolOf(language: unknown, words: unknown, locale: unknown): WordPool {
  if (!(PARLOKU_LANGUAGES as readonly unknown[]).includes(language)) {
    throw new RangeError(`The language must be one of ${PARLOKU_LANGUAGES.join(', ')}, not ${valueName(language)}.`)
  }
  if (locale !== undefined && typeof locale !== 'string')
    throw new RangeError(`The locale must be a language tag, not ${valueName(locale)}.`)
  if (words !== undefined) return wordPool(words, locale)
  const known = pools.get(language as string) ?? wordPool(wordList(language as ParlokuLanguage), undefined)
  pools.set(language as string, known)
  return known
}

type Board = Pick<MadeNumbers<never>, 'solution'> & { readonly board: ParlokuBoard }

function tried(pool: WordPool, level: ParlokuLevel, random: Random): Board | null {
  const picked = pickWords(pool, random)
  if (picked === null) return null
  const placed = walkWords(picked.words, random)
  if (placed === null) return null
  const { grid, solution } = placed
  const givens = level === 'easy' ? easyGivens(grid, solution, random) : fewGivens(grid, solution, level, random)
  return givens === null ? null : sorted(picked.letters, { ...grid, givens }, solution)
}

/** The board with its letters in the order of their characters, as puzzlepaw has them. */
function sorted(letters: readonly string[], { givens, words }: ParlokuGrid, solution: NumbersAnswer): Board {
  const order = [...letters].sort()
  const valueOf = (value: number): number => order.indexOf(letters[value - 1] as string) + 1
  return {
    board: {
      letters: order,
      givens: givens.flatMap((value, cell) => (value === 0 ? [] : [{ cell, letter: letters[value - 1] as string }])),
      words: words.map(({ start, word }) => ({ cell: start, word })),
    },
    solution: solution.map(valueOf),
  }
}

const filler = new Filler(UNITS)

/** Words walked across an empty grid, each from a start of its own, and a grid that fits them; null where they did not. */
function walkWords(
  words: readonly Omit<GridWord, 'start'>[],
  random: Random,
): { readonly grid: ParlokuGrid; readonly solution: NumbersAnswer } | null {
  const values = new Array<number>(CELLS).fill(0)
  const placed: GridWord[] = []
  for (const word of words) {
    const taken = placed.map(({ start }) => start)
    const path = walkOf(word.values, values, taken, random)
    if (path === null) return null
    path.forEach((cell, at) => (values[cell] = word.values[at] as number))
    placed.push({ ...word, start: path[0] as number })
  }
  const { solution } = countAnswers(filler, values, { limit: 1, budget: 20_000 })
  return solution === null ? null : { grid: { size: SIDE, givens: values.map(() => 0), words: placed }, solution }
}

/** Cells looked at before a word is given up. */
const WALK_MOST = 2000

/** A walk of a word in a random direction from a random start, over free cells and such as have its letter. */
function walkOf(
  word: readonly number[],
  values: readonly number[],
  taken: readonly number[],
  random: Random,
): number[] | null {
  const path: number[] = []
  let looked = 0
  const fits = (cell: number, value: number): boolean => {
    if (path.includes(cell)) return false
    if (values[cell] !== 0) return values[cell] === value
    return (UNITS.peers[cell] as readonly number[]).every(
      (peer) => values[peer] !== value && (!path.includes(peer) || word[path.indexOf(peer)] !== value),
    )
  }
  const walk = (cells: readonly number[]): boolean => {
    if (path.length === word.length) return true
    for (const cell of shuffled(cells, random)) {
      if (looked++ > WALK_MOST) return false
      if (!fits(cell, word[path.length] as number)) continue
      path.push(cell)
      if (walk(NEIGHBOURS[cell] as readonly number[])) return true
      path.pop()
    }
    return false
  }
  return walk([...values.keys()].filter((cell) => !taken.includes(cell))) ? path : null
}

/** Printed letters from which words and singles lead to the end, none of which can be spared. */
function easyGivens(grid: ParlokuGrid, solution: NumbersAnswer, random: Random): number[] {
  const givens = [...grid.givens]
  let end = pathEnd(grid, givens)
  for (const cell of shuffled([...givens.keys()], random)) {
    if (end[cell] !== 0) continue
    givens[cell] = end[cell] = solution[cell] as number
    end = pathEnd(grid, end)
  }
  return withoutSpare(givens, random, (left) => !pathEnd(grid, left).includes(0))
}

/** The givens without those that can be spared, tried in a random order. */
function withoutSpare(givens: number[], random: Random, enough: (left: readonly number[]) => boolean): number[] {
  for (const cell of shuffled([...givens.keys()], random)) {
    const value = givens[cell] as number
    if (value === 0) continue
    givens[cell] = 0
    if (!enough(givens)) givens[cell] = value
  }
  return givens
}

/** Printed letters that leave one answer, none of which can be spared; more of them where that is too hard. */
function fewGivens(
  grid: ParlokuGrid,
  solution: NumbersAnswer,
  level: ParlokuLevel,
  random: Random,
): readonly number[] | null {
  const givens = withoutSpare(
    tellingGivens(grid, solution, random),
    random,
    (left) => otherAnswer(grid, left, solution) === null,
  )
  const gradeOf = (): ParlokuLevel | null => gradeGrid({ ...grid, givens: [...givens] }, solution).level
  let grade = gradeOf()
  if (level === 'medium' && grade === 'hard') {
    for (const cell of shuffled([...givens.keys()], random)) {
      if (givens[cell] !== 0) continue
      givens[cell] = solution[cell] as number
      grade = gradeOf()
      if (grade !== 'hard') break
    }
  }
  return grade === level ? givens : null
}

/** Printed letters, each where an answer that is left differs from the wanted one, until none is left. */
function tellingGivens(grid: ParlokuGrid, solution: NumbersAnswer, random: Random): number[] {
  const givens = [...grid.givens]
  for (;;) {
    const other = otherAnswer(grid, givens, solution)
    if (other === null) return givens
    const cells = solution.flatMap((value, cell) => (other[cell] === value ? [] : [cell]))
    const cell = cells[randomBelow(cells.length, random)] as number
    givens[cell] = solution[cell] as number
  }
}

/** Steps of work after which a board counts as one that is not proved. */
const PROOF_MOST = 100_000

/** An answer that differs from the wanted one, or what stands for it where the search was stopped; null for none. */
function otherAnswer(grid: ParlokuGrid, givens: readonly number[], solution: NumbersAnswer): NumbersAnswer | null {
  const found: NumbersAnswer[] = []
  const { complete } = countAnswers(fillerOf(parlokuGrids.layout(grid)), givens, {
    limit: 2,
    budget: PROOF_MOST,
    found: (answer) => found.push(answer),
  })
  const other = found.find((answer) => answer.some((value, cell) => value !== solution[cell]))
  return other ?? (complete ? null : solution.map((value) => (value % SIDE) + 1))
}
