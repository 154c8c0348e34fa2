import { isSolved, newGame, playGame } from '@kazu/puzzle'
import type { Engine, Fact, Game, Hint, Kind } from '@kazu/puzzle'
import { timed } from './cpu.ts'
import type { Proof } from './provers.ts'

/** What became of a board that was played by its hints alone. */
export interface Played {
  /** Whether reasons led to the end: no hint was missing, and none gave the value from the answer away. */
  readonly finished: boolean
  readonly hints: readonly Hint[]
  /** What each hint took, in milliseconds of the processor. The first one proves the board, too. */
  readonly milliseconds: readonly number[]
  /** What a hint said that is not forced, or did that led nowhere, in words for whoever mends it. */
  readonly wrong: readonly string[]
}

/** The rungs of a reason: a named technique, one rule alone, what if and either way. */
const REASONS: readonly number[] = [2, 3, 4]

/** Everything that a hint claims: what it marks, and what it ruled out before. */
function claimsOf({ reason }: Hint): readonly Fact[] {
  const before = reason.type === 'technique' || reason.type === 'what-if' ? (reason.before ?? []) : []
  return [...before.flatMap((step) => step.facts), ...reason.facts]
}

/** Plays a board by its hints from the first move to the last, and proves each of them by a search of its own. */
export function playByHints(engine: Engine<Kind>, board: unknown, proof: Proof): Played {
  const hints: Hint[] = []
  const milliseconds: number[] = []
  const wrong: string[] = []
  let game: Game<Kind> = newGame(engine, board)
  let finished = true
  while (!isSolved(engine, game)) {
    const { marks } = game
    const { result: hint, milliseconds: taken } = timed(() => engine.hint(board, marks))
    if (hint === null) return { finished: false, hints, milliseconds, wrong: [...wrong, 'no hint leads on'] }
    hints.push(hint)
    milliseconds.push(taken)
    if (!REASONS.includes(hint.rung)) finished = false
    const unforced = claimsOf(hint).filter((fact) => !proof(marks, fact))
    if (unforced.length > 0) wrong.push(`hint ${hints.length} (${hint.reason.type}) says ${JSON.stringify(unforced)}`)
    const next = hint.moves.reduce<Game<Kind>>((before, move) => playGame(engine, before, move), game)
    if (next === game) return { finished: false, hints, milliseconds, wrong: [...wrong, 'a hint changes nothing'] }
    game = next
  }
  return { finished, hints, milliseconds, wrong }
}
