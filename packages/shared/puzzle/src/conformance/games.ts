import type { Kind } from '../contract.js'
import { isSolved, newGame, playGame, redoGame, restartGame, undoGame } from '../game.js'
import { demand, demandAlike, frozen, textOf } from './law.js'
import type { Law, LawCase } from './law.js'
import { allMade } from './making.js'

/** Laws of play: nothing is changed in place, every step comes back exactly, helper marks do not count. */
export function gameLaws<K extends Kind>(subject: LawCase<K>): Law[] {
  return [...moveLaws(subject), ...historyLaws(subject)]
}

function moveLaws<K extends Kind>(subject: LawCase<K>): Law[] {
  const { engine } = subject.puzzle
  return [
    {
      name: 'moves never change what they are handed',
      run: () => {
        for (const { board, solution } of allMade(subject)) {
          const moves = frozen(subject.path(board, solution))
          let game = frozen(newGame(engine, frozen(board)))
          for (const move of moves) game = frozen(playGame(engine, game, move))
          engine.progress(board, game.marks)
          engine.hint(board, frozen(engine.start(board)))
        }
      },
    },
    {
      name: 'an answer that is played step by step solves the board, and not before its last step',
      run: () => {
        for (const { board, solution } of allMade(subject)) {
          const moves = subject.path(board, solution)
          let game = newGame(engine, board)
          for (const move of moves) {
            demand(!isSolved(engine, game), 'solved too early')
            demandAlike(engine.progress(board, game.marks).faults, [], 'faults on the way to the answer')
            game = playGame(engine, game, move)
          }
          demand(isSolved(engine, game), 'not solved at the end')
          demandAlike(engine.answer(board, game.marks), solution, 'the answer read off the marks')
          demandAlike(
            engine.answer(board, engine.marksOf(board, solution)),
            solution,
            'the answer read off its own marks',
          )
          const { done, total } = engine.progress(board, game.marks)
          demand(done === total, `solved, but ${done} of ${total} are done`)
        }
      },
    },
  ]
}

function historyLaws<K extends Kind>(subject: LawCase<K>): Law[] {
  const { engine } = subject.puzzle
  return [
    {
      name: 'undo and redo are exact, and a restart can be undone',
      run: () => {
        for (const { board, solution } of allMade(subject)) {
          const start = newGame(engine, board)
          const end = subject.path(board, solution).reduce((game, move) => playGame(engine, game, move), start)
          let back = end
          for (let steps = end.past.length; steps > 0; steps--) back = undoGame(back)
          demandAlike(back.marks, start.marks, 'everything undone')
          demand(undoGame(back) === back, 'undo goes on before the start')
          let again = back
          for (let steps = back.future.length; steps > 0; steps--) again = redoGame(again)
          demandAlike(again, end, 'everything done again')
          demandAlike(undoGame(restartGame(engine, end)).marks, end.marks, 'a restart undone')
          demand(restartGame(engine, start) === start, 'the restart of a new game is a step')
        }
      },
    },
    {
      name: 'helper marks never change the verdict',
      run: () => {
        for (const { board, solution } of allMade(subject)) {
          const solved = engine.marksOf(board, solution)
          const moves = subject.helperMoves(board, solution)
          demand(moves.length > 0, 'no helper mark is tried')
          for (const move of moves) {
            for (const marks of [engine.start(board), solved]) {
              const marked = engine.play(board, marks, move)
              demandAlike(engine.answer(board, marked), engine.answer(board, marks), `the answer after ${textOf(move)}`)
            }
          }
        }
      },
    },
  ]
}
