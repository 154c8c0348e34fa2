import { requireOptions, type MakeOptions } from '@kazu/puzzle'
import { boardFault, numbersMarksFault, type NumbersBoard } from './board.js'
import { decodeNumbers, encodeNumbers, writeNumbers, type CodeSpec } from './codes.js'
import { answerOfNumbers, markNumbers, marksOfNumbers, startNumbers } from './game.js'
import { gradeNumbers, type ReasonSpec } from './grade.js'
import { hintNumbers } from './hint.js'
import { NUMBERS_LEVELS, type NumbersEngine, type NumbersHint, type NumbersKind, type NumbersLevel } from './kind.js'
import { generateNumbers, requireMade, type MakeSpec } from './make.js'
import { checkNumbers, progressOfNumbers, type RulesSpec } from './rules.js'
import { solveNumbers } from './solve.js'

/** All that a kind of numbers says of itself. */
export interface NumbersSpec<Board extends NumbersBoard, Rule extends string>
  extends RulesSpec<Board, Rule>, ReasonSpec<Board>, CodeSpec<Board>, MakeSpec<Board> {
  /** The sizes that a chooser offers first; those that are made unless said. */
  readonly offered?: readonly number[] | undefined
}

/** The pure half of a kind of numbers as one object, out of what is special to the kind. */
export function numbersEngine<Board extends NumbersBoard, Rule extends string, Technique extends string = never>(
  spec: NumbersSpec<Board, Rule>,
): NumbersEngine<NumbersKind<Board, Rule, Technique>> {
  type K = NumbersKind<Board, Rule, Technique>
  return {
    kind: spec.kind,
    levels: NUMBERS_LEVELS,
    sizes: {
      offered: (spec.offered ?? spec.makes).map((size) => ({ width: size, height: size })),
      makes: 'offered',
      takes: takenSizes(spec),
    },
    fault: (board) => boardFault(spec, board),
    size: ({ size }) => ({ width: size, height: size }),
    start: (board) => startNumbers(spec, board),
    marksFault: (board, marks) => numbersMarksFault(spec, board, marks),
    play: (board, marks, move) => markNumbers(spec, board, marks, move),
    answer: answerOfNumbers,
    marksOf: (board, answer) => marksOfNumbers(spec, board, answer),
    check: (board, answer) => checkNumbers(spec, board, answer),
    progress: (board, marks) => progressOfNumbers(spec, board, marks),
    solve: (board, options) => solveNumbers(spec, board, options),
    generate: (options: MakeOptions<NumbersLevel>, report) => {
      requireOptions(options)
      const { width, height, level, seed } = options
      requireMade(spec, width, height)
      return generateNumbers(spec, { size: width, level, seed }, report)
    },
    grade: (board) => gradeNumbers(spec, board),
    // What a ladder finds has the names of the kind's rules and techniques alone.
    hint: (board, marks) => hintNumbers(spec, board, marks) as NumbersHint<K> | null,
    read: spec.read,
    write: (board, format) => writeNumbers(spec, board, format),
    encode: (game) => encodeNumbers(spec, game),
    decode: (code) => decodeNumbers<K>(spec, code),
  }
}

function takenSizes<Board extends NumbersBoard, Rule extends string>({
  sizes,
  makes,
}: NumbersSpec<Board, Rule>): NumbersEngine['sizes']['takes'] {
  if (sizes.join() === makes.join()) return 'offered'
  return { least: sizes[0] as number, most: sizes[sizes.length - 1] as number }
}
