import { isSolved, newGame, redoGame, restartGame, undoGame, withMarks } from '@kazu/puzzle'
import type { Engine, Game, Hint, Kind } from '@kazu/puzzle'
import { startClock, stopClock, stoppedClock } from './clock.js'
import type { Clock } from './clock.js'

/** A hint that is being given, and how far. */
export interface Lesson<K extends Kind> {
  readonly hint: Hint<K>
  readonly stage: 'where' | 'why' | 'do'
}

/** Where a board came from, for the events. */
export interface Origin {
  readonly level?: string | undefined
  readonly seed?: number | undefined
  /** What stands under the title; left out, the size and the level. */
  readonly subtitle?: string | undefined
}

/** All that is known of a board in play. It is immutable; each act gives a new one. */
export interface Session<K extends Kind> {
  readonly game: Game<K>
  readonly origin: Origin
  readonly clock: Clock
  /** Hints and checks asked for. */
  readonly hints: number
  readonly checks: number
  readonly lesson: Lesson<K> | null
  /** Cells found wrong at the last check. */
  readonly wrong: readonly number[]
  readonly solved: boolean
  /** Whether its being solved was told already: it is told once. */
  readonly told: boolean
  /** The session before this board was loaded, which undo goes back to, and the one after, for redo. */
  readonly before: Session<K> | null
  readonly after: Session<K> | null
}

/** What a session starts from. */
export interface Start<K extends Kind> extends Origin {
  readonly board: K['board']
  /** A progress code to go on from. One that is broken, or of another board, is not used. */
  readonly run?: string | undefined
  /** ms that are on the clock already. */
  readonly elapsed?: number | undefined
  readonly hints?: number | undefined
  readonly checks?: number | undefined
}

/** A session at its start. Throws a RangeError that says what is wrong with the board. */
export function newSession<K extends Kind>(
  engine: Engine<K>,
  start: Start<K>,
  before: Session<K> | null = null,
): Session<K> {
  const fresh = newGame(engine, start.board)
  const game = start.run === undefined ? fresh : (continued(engine, fresh, start.run) ?? fresh)
  const solved = game !== fresh && isSolved(engine, game)
  return {
    game,
    origin: { level: start.level, seed: start.seed, subtitle: start.subtitle },
    clock: stoppedClock(start.elapsed ?? 0),
    hints: start.hints ?? 0,
    checks: start.checks ?? 0,
    lesson: null,
    wrong: [],
    solved,
    told: solved,
    before,
    after: null,
  }
}

/** The game of a progress code; null when it is broken or of another board. */
function continued<K extends Kind>(engine: Engine<K>, fresh: Game<K>, run: string): Game<K> | null {
  const game = engine.decode(run)
  if (game === null) return null
  return JSON.stringify(game.board) === JSON.stringify(fresh.board) ? { ...game, board: fresh.board } : null
}

/** The session with another game: the clock starts with the first mark and stops when all is right. */
function withGame<K extends Kind>(engine: Engine<K>, session: Session<K>, game: Game<K>, now: number): Session<K> {
  if (game === session.game) return session
  const solved = isSolved(engine, game)
  const clock = solved ? stopClock(session.clock, now) : startClock(session.clock, now)
  return { ...session, game, clock, solved, lesson: null, wrong: [] }
}

/** The session after a move; the same session when the move changes nothing. Throws a RangeError for what is no move. */
export function playedSession<K extends Kind>(
  engine: Engine<K>,
  session: Session<K>,
  move: K['move'],
  now: number,
): Session<K> {
  const marks = engine.play(session.game.board, session.game.marks, move)
  return withGame(engine, session, withMarks(session.game, marks), now)
}

/** The session before its last step; at the start of a board, the session of the board before. */
export function undoneSession<K extends Kind>(engine: Engine<K>, session: Session<K>, now: number): Session<K> {
  if (session.game.past.length > 0) return withGame(engine, session, undoGame(session.game), now)
  if (session.before === null) return session
  return { ...session.before, after: { ...session, clock: stopClock(session.clock, now), before: null } }
}

/** The session with its last undone step again. */
export function redoneSession<K extends Kind>(engine: Engine<K>, session: Session<K>, now: number): Session<K> {
  if (session.game.future.length > 0) return withGame(engine, session, redoGame(session.game), now)
  if (session.after === null) return session
  return { ...session.after, before: { ...session, after: null } }
}

/** Whether the next undo leaves this board. */
export function undoLeavesBoard<K extends Kind>(session: Session<K>): boolean {
  return session.game.past.length === 0 && session.before !== null
}

/** The session with an empty board, as one step more: undo brings everything back. The clock begins again. */
export function restartedSession<K extends Kind>(engine: Engine<K>, session: Session<K>, now: number): Session<K> {
  const game = restartGame(engine, session.game)
  if (game === session.game) return session
  return { ...withGame(engine, session, game, now), clock: stoppedClock(), told: false }
}

/** Another board in the place of this one, which undo brings back. */
export function loadedSession<K extends Kind>(
  engine: Engine<K>,
  session: Session<K>,
  start: Start<K>,
  now: number,
): Session<K> {
  const before = { ...session, clock: stopClock(session.clock, now), lesson: null, before: null, after: null }
  return newSession(engine, start, before)
}

/** The session with its board as another page left it; the same session for what is no game of this board. */
export function followedSession<K extends Kind>(
  engine: Engine<K>,
  session: Session<K>,
  kept: Pick<Start<K>, 'run' | 'elapsed' | 'hints' | 'checks'>,
): Session<K> {
  const { game, origin, before, after } = session
  const start = { ...kept, ...origin, board: game.board }
  if (kept.run === undefined || continued(engine, newGame(engine, game.board), kept.run) === null) return session
  return { ...newSession(engine, start, before), after }
}

/** The session with a new hint, at its first stage. */
export function hintedSession<K extends Kind>(session: Session<K>, hint: Hint<K>): Session<K> {
  return { ...session, lesson: { hint, stage: 'where' }, hints: session.hints + 1, wrong: [] }
}

/** The session with the reason of its hint told; the same session without a hint at its first stage. */
export function explainedSession<K extends Kind>(session: Session<K>): Session<K> {
  const { lesson } = session
  return lesson?.stage === 'where' ? { ...session, lesson: { hint: lesson.hint, stage: 'why' } } : session
}

/** The session with its hint done, all its moves as one step. */
export function taughtSession<K extends Kind>(engine: Engine<K>, session: Session<K>, now: number): Session<K> {
  const { lesson, game } = session
  if (lesson === null) return session
  let marks = game.marks
  for (const move of lesson.hint.moves) marks = engine.play(game.board, marks, move)
  return { ...withGame(engine, session, withMarks(game, marks), now), lesson: { hint: lesson.hint, stage: 'do' } }
}

/** The session without its hint and without what the last check found. */
export function quietSession<K extends Kind>(session: Session<K>): Session<K> {
  return session.lesson === null && session.wrong.length === 0 ? session : { ...session, lesson: null, wrong: [] }
}

/** The session after a check that found some cells wrong. */
export function checkedSession<K extends Kind>(session: Session<K>, wrong: readonly number[]): Session<K> {
  return { ...session, wrong, checks: session.checks + 1, lesson: null }
}
