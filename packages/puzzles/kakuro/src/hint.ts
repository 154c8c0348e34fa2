import { nextEntry } from '@kazu/puzzle'
import type { KakuroBoard } from './board.js'
import type { KakuroHint, KakuroKind } from './kind.js'
import { kakuroModel } from './logic.js'
import { provedAnswer } from './solve.js'
import { calledByKakuro, kakuroPlacements } from './techniques.js'

/**
 * The next step from some marks by the ladder of hints: a digit and why it is right. null when the board is full and
 * right, or has no single answer.
 */
export function nextStep(board: KakuroBoard, marks: KakuroKind['marks']): KakuroHint | null {
  return nextEntry<KakuroKind>({
    model: () => kakuroModel(board),
    values: marks.entry,
    answer: provedAnswer(board),
    placements: () => kakuroPlacements(board, marks.entry),
    called: calledByKakuro,
    last: () => 'only-digit',
    chain: 'chain',
  })
}
