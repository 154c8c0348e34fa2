import { requireGame, requireLanguage } from '@kazu/puzzle'
import type { Language } from '@kazu/puzzle'
import { parlokuFault, placeName, SIDE } from './board.js'
import { parlokuMarksFault, valuesOf } from './game.js'
import { gridOf } from './grid.js'
import { hintOf } from './hint.js'
import type { ParlokuGame, ParlokuKind } from './kind.js'
import { pathStep, type PathStep, type Ruled } from './path.js'
import { PHRASES } from './phrases.js'
import { answerOfBoard } from './solve.js'
import { parlokuWords } from './words.js'

/** One step of the logical path on a board. */
export interface ParlokuStep {
  /** The start of a word, along a word, a cell with one letter left, a letter with one place, a wrong letter, the answer. */
  readonly kind: 'start' | 'word' | 'naked' | 'hidden' | 'fix' | 'reveal'
  /** Where a letter goes, or where the wrong one is. */
  readonly cell: number
  /** The letter that goes there; of `fix` the wrong one. */
  readonly letter: string
  /** The place of the word on the board, from 0; null where the step is about none. */
  readonly word: number | null
  /** Of `word` the walk so far, which ends in `cell`, and of `start` that cell; else empty. */
  readonly path: readonly number[]
  /** Of `word` the other cells beside the letter before that are not on the walk, and why each is none; else empty. */
  readonly others: readonly Ruled[]
  /** Of `word` those of them that rows, columns and boxes would let take the letter; else empty. */
  readonly dead: readonly number[]
  /** Of `hidden` the row (0 to 5), column (6 to 11) or box (12 to 17) in which the letter has one place; else null. */
  readonly unit: number | null
  /** The move that takes the step. */
  readonly move: ParlokuKind['move']
  /** The step in a sentence or two. Throws a RangeError for a language that there is not. */
  readonly words: (language: Language) => string
}

/** See `stepParloku`. */
export function nextStep(game: ParlokuGame): ParlokuStep | null {
  requireGame<ParlokuKind>({ fault: parlokuFault, marksFault: parlokuMarksFault }, game)
  const { board, marks } = game
  const answer = answerOfBoard(board)
  if (answer === null) return null
  const values = valuesOf(board, marks)
  const letter = (value: number | undefined): string => board.letters[(value ?? 0) - 1] ?? ''
  const wrong = values.findIndex((value, cell) => value !== 0 && value !== answer[cell])
  if (wrong >= 0) return plainStep('fix', wrong, letter(values[wrong]), 0)
  const step = pathStep(gridOf(board), values)
  if (step !== null) return pathStepOf(game, values, step, letter(step.value))
  const open = values.indexOf(0)
  return open < 0 ? null : plainStep('reveal', open, letter(answer[open]), answer[open] ?? 0)
}

function plainStep(kind: 'fix' | 'reveal', cell: number, letter: string, value: number): ParlokuStep {
  return {
    kind,
    cell,
    letter,
    word: null,
    path: [],
    others: [],
    dead: [],
    unit: null,
    move: [{ layer: 'entry', place: cell, value }],
    words: (language) => {
      requireLanguage(language)
      return PHRASES[language][kind](placeName(cell), letter)
    },
  }
}

function pathStepOf({ board }: ParlokuGame, values: readonly number[], step: PathStep, letter: string): ParlokuStep {
  const { kind, cell, value } = step
  const others = kind === 'word' ? step.others : []
  return {
    kind,
    cell,
    letter,
    word: kind === 'start' || kind === 'word' ? step.word : null,
    path: kind === 'word' ? step.path : kind === 'start' ? [cell] : [],
    others,
    dead: others.flatMap((ruled) => (ruled.why === 'room' || ruled.why === 'finish' ? [ruled.cell] : [])),
    unit: kind === 'hidden' ? step.unit : null,
    move: [{ layer: 'entry', place: cell, value }],
    words: (language) => {
      requireLanguage(language)
      const { reason } = hintOf(gridOf(board), values, step)
      if (reason.type !== 'technique') return ''
      const size = { width: SIDE, height: SIDE, symbols: board.letters }
      const said = parlokuWords[language].techniques[reason.technique].text(reason, size)
      return [said, PHRASES[language].so(placeName(cell), letter)].join(PHRASES[language].between)
    },
  }
}
