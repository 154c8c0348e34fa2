import { randomBelow, shuffled, valueName, type Random } from '@kazu/random'
import { SIDE, WORD_MOST } from './board.js'
import type { ParlokuLanguage } from './generate.js'
import { capitalLetters, isBoardLetter } from './letters.js'
import { ENGLISH_WORDS } from './words-en.js'
import { ITALIAN_WORDS } from './words-it.js'
import { JAPANESE_WORDS } from './words-ja.js'

const LISTS: Readonly<Record<ParlokuLanguage, readonly string[]>> = {
  en: ENGLISH_WORDS,
  it: ITALIAN_WORDS,
  ja: JAPANESE_WORDS,
}

/** Our own list of words in a language. */
export function wordList(language: ParlokuLanguage): readonly string[] {
  return LISTS[language]
}

/** A word of a pool: its text, its letters in order, and its different letters as places in the pool's alphabet. */
interface PoolWord {
  readonly word: string
  readonly letters: readonly string[]
  readonly different: readonly number[]
}

/** Words that can be on a board, and all their letters. */
export interface WordPool {
  readonly alphabet: readonly string[]
  readonly words: readonly PoolWord[]
}

/** How many words a list has at the most. */
const LIST_MOST = 20_000

/**
 * The words of a list that can be on a board: of 2 to 16 letters, six of them different at the most, none twice in a row.
 * Throws a RangeError for what is no list of words, and where no two of them fit on one board.
 */
export function wordPool(list: unknown, locale: string | undefined): WordPool {
  if (!Array.isArray(list)) throw new RangeError(`The words must be a list, not ${valueName(list)}.`)
  if (list.length > LIST_MOST) throw new RangeError(`A list has at most ${LIST_MOST} words, not ${list.length}.`)
  const places = new Map<string, number>()
  const words = new Map<string, PoolWord>()
  for (const text of list as unknown[]) {
    if (typeof text !== 'string') throw new RangeError(`A word must be a text, not ${valueName(text)}.`)
    const letters = lettersOf(text, locale)
    if (!canOccur(letters)) continue
    for (const letter of letters) if (!places.has(letter)) places.set(letter, places.size)
    const different = [...new Set(letters)].map((letter) => places.get(letter) as number)
    words.set(letters.join(''), { word: letters.join(''), letters, different })
  }
  const pool = { alphabet: [...places.keys()], words: [...words.values()] }
  requirePair(pool)
  return pool
}

function lettersOf(text: string, locale: string | undefined): string[] {
  // Nothing that long is a word; it is not even looked at.
  const letters = capitalLetters(text.slice(0, 400).trim(), locale)
  if (letters.length > 0 && letters.every((letter) => isBoardLetter(letter))) return letters
  throw new RangeError(`A word has letters alone, which ${valueName(text)} has not.`)
}

function canOccur(letters: readonly string[]): boolean {
  if (letters.length < 2 || letters.length > WORD_MOST || new Set(letters).size > SIDE) return false
  return letters.every((letter, at) => letter !== letters[at + 1])
}

function requirePair({ words, alphabet }: WordPool): void {
  if (alphabet.length < SIDE) throw new RangeError('The words have fewer than six different letters together.')
  const fits = words.some((one, at) => words.slice(at + 1).some((other) => together(one.different, other) !== null))
  if (!fits) throw new RangeError('No two of the words have at most six different letters together and can be walked.')
}

/** The different letters of some and a word, or null when they are more than six. */
function together(some: readonly number[], { different }: PoolWord): readonly number[] | null {
  const more = different.filter((place) => !some.includes(place))
  return some.length + more.length > SIDE ? null : [...some, ...more]
}

/** Words of a board, and its six letters in a random order: a letter's number is its place there, from 1. */
export interface PickedWords {
  readonly letters: readonly string[]
  readonly words: readonly { readonly word: string; readonly values: readonly number[] }[]
}

/** First words that are tried before fewer words than wanted are taken. */
const FIRSTS_MOST = 8

/** 2 to 4 words of six letters together, by chance; null when no other word was found beside one. */
export function pickWords(pool: WordPool, random: Random): PickedWords | null {
  const wanted = 2 + randomBelow(3, random)
  let most: Chosen = { words: [], places: [] }
  for (let tries = 0; tries < FIRSTS_MOST && most.words.length < wanted; tries++) {
    const chosen = chooseWords(pool, wanted, random)
    if (chosen.words.length > most.words.length) most = chosen
  }
  if (most.words.length < 2) return null
  const letters = shuffled(sixLetters(pool, most.places, random), random)
  return {
    letters,
    words: most.words.map((one) => ({
      word: one.word,
      values: one.letters.map((letter) => letters.indexOf(letter) + 1),
    })),
  }
}

interface Chosen {
  readonly words: readonly PoolWord[]
  readonly places: readonly number[]
}

/** Words one after the other, each of those that fit beside the ones before. */
function chooseWords(pool: WordPool, wanted: number, random: Random): Chosen {
  const chosen = [pool.words[randomBelow(pool.words.length, random)] as PoolWord]
  let places: readonly number[] = (chosen[0] as PoolWord).different
  while (chosen.length < wanted) {
    const beside = pool.words.filter(
      (word) => !chosen.some((one) => isPart(one, word)) && together(places, word) !== null,
    )
    const next = beside[randomBelow(beside.length, random)]
    if (next === undefined) break
    chosen.push(next)
    places = together(places, next) as readonly number[]
  }
  return { words: chosen, places }
}

/** Whether one of two words stands in the other: two clues that are nearly one. */
function isPart({ word: one }: PoolWord, { word: other }: PoolWord): boolean {
  return one.includes(other) || other.includes(one)
}

/** The letters of the words, and others of the pool where they are fewer than six. */
function sixLetters({ alphabet }: WordPool, places: readonly number[], random: Random): string[] {
  const others = shuffled(
    [...alphabet.keys()].filter((place) => !places.includes(place)),
    random,
  )
  return [...places, ...others].slice(0, SIDE).map((place) => alphabet[place] as string)
}
