import { symbolOf } from '@kazu/groups'
import { numbersInput } from '@kazu/player/inputs'
import type { Input } from '@kazu/player/inputs'
import type { Puzzle } from '@kazu/puzzle'
import { numberPlacePeers, type NumberPlaceBoard } from './board.js'
import { describeNumberPlace } from './describe.js'
import { numberPlaceDrawing } from './draw.js'
import { numberPlaceEngine } from './engine.js'
import { numberPlaceExamples } from './examples.js'
import type { NumberPlaceKind } from './kind.js'
import { numberPlaceWords } from './words.js'

/** Number-place as one object: engine, drawing, input style and words, for a site that composes several kinds. */
export const numberPlace: Puzzle<
  NumberPlaceKind,
  Input<NumberPlaceBoard, NumberPlaceKind['marks'], NumberPlaceKind['move']>
> = {
  kind: 'number-place',
  family: 'numbers',
  engine: numberPlaceEngine,
  draw: numberPlaceDrawing,
  inputs: [
    numbersInput<NumberPlaceBoard>({
      size: numberPlaceEngine.size,
      most: ({ size }) => size,
      given: ({ givens }) => givens,
      peers: numberPlacePeers,
      symbol: symbolOf,
      count: ({ size }) => size,
    }),
  ],
  words: numberPlaceWords,
  describe: describeNumberPlace,
  examples: numberPlaceExamples,
}
