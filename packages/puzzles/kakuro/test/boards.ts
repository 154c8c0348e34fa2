import { readKakuro } from '../src/index.js'
import type { KakuroBoard } from '../src/index.js'

/** A board from rows of words: `-` white, `#` black, `16/11` a sum down and one across. */
export function boardOf(...rows: readonly string[]): KakuroBoard {
  const { board, problem } = readKakuro(rows.join('\n'))
  if (problem !== undefined) throw new Error(`${problem} in ${rows.join(' | ')}`)
  return board
}
