import { numbersInput } from '@kazu/player/inputs'
import type { Input } from '@kazu/player/inputs'
import type { Puzzle } from '@kazu/puzzle'
import { SIDE, type ParlokuBoard } from './board.js'
import { describeParloku } from './describe.js'
import { parlokuDrawing } from './draw.js'
import { parlokuEngine } from './engine.js'
import { parlokuExamples } from './examples.js'
import { gridOf, UNITS } from './grid.js'
import type { ParlokuKind } from './kind.js'
import { capitalLetters } from './letters.js'
import { parlokuWords } from './words.js'

/** The letter that a key writes, as a number: the capital of the key, with its accent or without; 0 for none. */
function typed({ letters }: ParlokuBoard, key: string): number {
  const capital = capitalLetters(key).join('')
  const plain = (text: string): string => text.normalize('NFD').charAt(0)
  const exact = letters.indexOf(capital)
  // A keyboard need not have É; but where the board has E too, E is meant.
  return (exact < 0 && key.length === 1 ? letters.findIndex((letter) => plain(letter) === capital) : exact) + 1
}

/** Parloku as one object: engine, drawing, input style and words, for a site that composes several kinds. */
export const parloku: Puzzle<ParlokuKind, Input<ParlokuBoard, ParlokuKind['marks'], ParlokuKind['move']>> = {
  kind: 'parloku',
  family: 'letters',
  engine: parlokuEngine,
  draw: parlokuDrawing,
  inputs: [
    numbersInput<ParlokuBoard>({
      size: parlokuEngine.size,
      most: () => SIDE,
      given: (board) => gridOf(board).givens,
      peers: (_board, cell) => UNITS.peers[cell] ?? [],
      symbol: (value, board) => board.letters[value - 1] ?? '',
      typed,
      count: () => SIDE,
    }),
  ],
  words: parlokuWords,
  describe: describeParloku,
  examples: parlokuExamples,
}
