import { symbolOf } from '@kazu/groups'
import { numbersInput } from '@kazu/player/inputs'
import type { Input, NumbersOptions } from '@kazu/player/inputs'
import type { Language, Puzzle, RuleExample, View } from '@kazu/puzzle'
import type { SvgNode } from '@kazu/svg'
import type { BoardSpec, NumbersBoard, NumbersMarks } from './board.js'
import { describeNumbers } from './describe.js'
import type { NumbersMove } from './game.js'
import type { NumbersEngine, NumbersKind } from './kind.js'

/** The style in which numbers are played. */
export type NumbersInput<Board extends NumbersBoard> = Input<Board, NumbersMarks, NumbersMove>

/** What a kind of numbers hands over to be one object. */
export interface PuzzleParts<K extends NumbersKind> {
  readonly spec: BoardSpec<K['board']>
  readonly engine: NumbersEngine<K>
  readonly draw: (view: View<K>) => SvgNode
  readonly words: Puzzle<K>['words']
  readonly examples: readonly RuleExample<K>[]
  /** What a reader hears of what is printed round a cell, beside what all kinds say. */
  readonly printed?: ((board: K['board'], cell: number, language: Language) => readonly string[]) | undefined
  /** What printed things can be ticked off: their targets in the drawing, and those beside a cell. */
  readonly ticks?: NumbersOptions<K['board']>['ticks']
}

/** A kind of numbers as one object: engine, drawing, input style and words, for a site that composes several kinds. */
export function numbersPuzzle<K extends NumbersKind>(parts: PuzzleParts<K>): Puzzle<K, NumbersInput<K['board']>> {
  const { spec, engine, draw, words, examples, printed, ticks } = parts
  return {
    kind: engine.kind,
    family: 'numbers',
    engine,
    draw,
    inputs: [
      numbersInput<K['board']>({
        size: engine.size,
        most: ({ size }) => size,
        given: ({ givens }) => givens,
        peers: (board, cell) => spec.layout(board).peers[cell] ?? [],
        symbol: symbolOf,
        count: ({ size }) => size,
        ...(ticks && { ticks }),
      }),
    ],
    words,
    describe: (board, marks, cell, language) =>
      describeNumbers(board, marks, cell, language, printed?.(board, cell, language)),
    examples,
  }
}
