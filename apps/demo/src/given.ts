import { loadGame, pageStorage, saveGame, savedGames } from '@kazu/player'
import { isSolved, withMarks } from '@kazu/puzzle'
import type { Engine, Game, Kind } from '@kazu/puzzle'

/** A board to play, and where it comes from. */
export interface Start {
  readonly board: unknown
  readonly run?: string
  readonly level?: string
  readonly seed?: number
}

/** What an address gives: a board that is there, a text that is none, or nothing, so that one is to be made. */
export type Given =
  | {
      readonly type: 'board'
      readonly start: Start
      /** The code under which the board stands in the address from now on; left out, the address stays. */
      readonly code?: string
      /** Whether another game of this board was kept, which undo brings back. */
      readonly over?: boolean
    }
  | { readonly type: 'refused'; readonly text: string }
  | { readonly type: 'nothing' }

/**
 * The board of an address: of a progress code, a board's code (behind `board`, or `p` as parloku has it), or the last game of the kind that is not done, unless
 * the address asks for a size, level or seed of its own.
 */
export function givenBoard(engine: Engine<Kind>, query: Readonly<Record<string, string>>): Given {
  const { run, size, level, seed, p } = query
  const { board = p } = query
  if (run !== undefined) return ofRun(engine, run)
  if (board !== undefined) return ofBoard(engine, board)
  if (size !== undefined || level !== undefined || seed !== undefined) return { type: 'nothing' }
  const last = savedGames(pageStorage()).find((game) => game.kind === engine.kind && !game.solved)
  const kept = last === undefined ? undefined : ofBoard(engine, last.board)
  return kept?.type === 'board' ? kept : { type: 'nothing' }
}

function ofBoard(engine: Engine<Kind>, text: string): Given {
  const { board } = engine.read(text)
  if (board === null) return { type: 'refused', text }
  return { type: 'board', start: origin(engine, text, board) }
}

/** A board with the level and seed under which it was kept, if it was. */
function origin({ kind }: Engine<Kind>, code: string, board: unknown): Start {
  const { saved } = loadGame(pageStorage(), kind, code)
  return {
    board,
    ...(saved?.level === undefined ? {} : { level: saved.level }),
    ...(saved?.seed === undefined ? {} : { seed: saved.seed }),
  }
}

/**
 * The game of a progress code is taken into the kept games, so that what is played on it is found again. Where one of
 * the same board is kept already, it becomes its next step: nothing that was marked there is lost.
 */
function ofRun(engine: Engine<Kind>, run: string): Given {
  const game = engine.decode(run)
  if (game === null) return { type: 'refused', text: run }
  const code = engine.write(game.board, 'kazu')
  if (code === null) return { type: 'board', start: { board: game.board, run } }
  const { saved } = loadGame(pageStorage(), engine.kind, code)
  const before = saved === null ? null : engine.decode(saved.run)
  const after = before === null ? game : broughtOver(before, game)
  // Where nothing can be kept, the address goes on to hold the game.
  if (after !== before && !keepGame(engine, code, after)) return { type: 'board', start: { board: game.board, run } }
  const over = before !== null && before !== after && before.past.length + before.future.length > 0
  return { type: 'board', start: origin(engine, code, game.board), code, over }
}

/** A kept game with the marks of another one as its next step; the kept game itself when it has them already. */
function broughtOver(kept: Game<Kind>, { marks }: Game<Kind>): Game<Kind> {
  return JSON.stringify(kept.marks) === JSON.stringify(marks) ? kept : withMarks(kept, marks)
}

/** Keeps a game with the clock and counts that it had, if it had some. Gives whether it is kept. */
function keepGame(engine: Engine<Kind>, code: string, game: Game<Kind>): boolean {
  const { saved } = loadGame(pageStorage(), engine.kind, code)
  const { done, total } = engine.progress(game.board, game.marks)
  const result = saveGame(pageStorage(), {
    ...(saved ?? { elapsed: 0, hints: 0, checks: 0 }),
    version: 1,
    kind: engine.kind,
    board: code,
    run: engine.encode(game),
    solved: isSolved(engine, game),
    done,
    total,
    at: Date.now(),
  })
  return result === 'saved'
}
