import { numbersInput } from '@kazu/player/inputs'
import type { Input } from '@kazu/player/inputs'
import type { Puzzle } from '@kazu/puzzle'
import { possibleDigits } from '@kazu/solver'
import { DIGIT_MOST, isWhite } from './board.js'
import type { KakuroBoard } from './board.js'
import { describeKakuro } from './describe.js'
import { kakuroDrawing } from './draw.js'
import { kakuroEngine } from './engine.js'
import { KAKURO_EXAMPLES } from './examples.js'
import type { KakuroKind } from './kind.js'
import { kakuroPeers, runsOf } from './runs.js'
import { KAKURO_WORDS } from './words.js'

/** Whether some combination of each run through a cell holds a digit. */
function fits(board: KakuroBoard, cell: number, digit: number): boolean {
  const { runs, of } = runsOf(board)
  return (of[cell] ?? []).every((run) => {
    const { cells = [], sum = 0 } = runs[run] ?? {}
    return (possibleDigits(cells.length, sum) & (1 << (digit - 1))) !== 0
  })
}

/** Kakuro as one object: engine, drawing, input styles and words, for a site that composes several kinds. */
export const kakuro: Puzzle<KakuroKind, Input<KakuroBoard, KakuroKind['marks'], KakuroKind['move']>> = {
  kind: 'kakuro',
  family: 'numbers',
  engine: kakuroEngine,
  draw: kakuroDrawing,
  inputs: [
    numbersInput<KakuroBoard>({
      size: (board) => board,
      most: () => DIGIT_MOST,
      given: ({ cells }) => cells.map(() => 0),
      peers: kakuroPeers,
      symbol: String,
      takes: isWhite,
      fits,
    }),
  ],
  words: KAKURO_WORDS,
  describe: describeKakuro,
  examples: KAKURO_EXAMPLES,
}
