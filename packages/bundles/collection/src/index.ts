export {
  decodeCells,
  decodeNotes,
  decodeRun,
  decodeSteps,
  encodeCells,
  encodeNotes,
  encodeRun,
  encodeSteps,
  kazuHash,
  symbolOf,
  valueOfSymbol,
} from '@kazu/groups'
export { checkKazu } from './check.js'
export type { KazuCheck } from './check.js'
export { conflictsOf, isKazuGivens, readGivens } from './givens.js'
export type { KazuCage, KazuClues, KazuMark, ReadGivens } from './givens.js'
export { hintKazu } from './hint.js'
export type { KazuGroup, KazuHint } from './hint.js'
export * from './kinds.js'
export {
  generateDiagonal,
  generateJigsaw,
  generateKazu,
  generateMoreOrLess,
  generateNumberPlace,
  generateSumCages,
  generateTowers,
} from './make.js'
export type { KazuPuzzle } from './make.js'
export { countKazuSolutions, kazuGuessDepth, solveKazu } from './solve.js'
export { KAZU_NAMES, KAZU_SIZE_NAMES, KAZU_STRINGS, kazuSay } from './words.js'
export type { KazuString } from './words.js'
