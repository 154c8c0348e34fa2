import type { Fact, Game, Hint, Kind } from '../contract.js'
import { isSolved, newGame, playGame } from '../game.js'
import { demand, demandAlike, textOf } from './law.js'
import type { Law, LawCase } from './law.js'
import { allMade } from './making.js'

/** Laws of hints: they lead to the end, each is right, and none is built on a mistake. */
export function hintLaws<K extends Kind>(subject: LawCase<K>): Law[] {
  const { engine } = subject.puzzle
  return [
    {
      name: 'hints lead from the start to the end, each of them sound and a reason',
      run: () => {
        for (const { board, solution } of allMade(subject)) climbToEnd(subject, board, solution)
      },
    },
    {
      name: 'a mistake is named first, nothing is built on it, and its hint takes it away',
      run: () => {
        for (const { board, solution } of allMade(subject)) {
          const game = playGame(engine, newGame(engine, board), subject.mistake(board, solution))
          const hint = engine.hint(board, game.marks)
          demand(
            hint?.rung === 1 && hint.reason.type === 'mistake',
            `a mistake is answered with ${textOf(hint?.reason.type)}`,
          )
          for (const fact of hint.reason.facts)
            demand(!subject.holds(board, solution, fact), `${textOf(fact)} is called wrong`)
          demandAlike(
            follow(subject, game, hint).marks,
            engine.start(board),
            'the marks after the mistake was taken away',
          )
        }
      },
    },
    {
      name: 'the same marks give the same hint',
      run: () => {
        for (const { board } of allMade(subject).slice(0, 3)) {
          demandAlike(engine.hint(board, engine.start(board)), engine.hint(board, engine.start(board)), 'two hints')
        }
      },
    },
    {
      name: 'a solved board has no hint',
      run: () => {
        for (const { board, solution } of allMade(subject)) {
          const marks = engine.marksOf(board, solution)
          const hint = engine.hint(board, marks)
          demand(
            hint === null || isSolved(engine, { board, marks, past: [], future: [] }),
            `a solved board gets ${textOf(hint)}`,
          )
        }
      },
    },
  ]
}

function follow<K extends Kind>({ puzzle }: LawCase<K>, game: Game<K>, hint: Hint<K>): Game<K> {
  return hint.moves.reduce((before, move) => playGame(puzzle.engine, before, move), game)
}

function climbToEnd<K extends Kind>(subject: LawCase<K>, board: K['board'], solution: K['answer']): void {
  const { engine } = subject.puzzle
  let game = newGame(engine, board)
  for (let steps = 0; !isSolved(engine, game); steps++) {
    const hint = engine.hint(board, game.marks)
    demand(hint !== null, `no hint after ${steps} steps on ${textOf(board)}`)
    demand(hint.rung <= (subject.highestRung ?? 4), `step ${steps} on ${textOf(board)} needs rung ${hint.rung}`)
    demand(hint.target.length > 0, 'a hint has no target')
    demandWithin(hint, subject.hintBudget)
    for (const fact of factsOf(hint))
      demand(
        subject.holds(board, solution, fact),
        `step ${steps} says ${textOf(fact)}, which is wrong on ${textOf(board)}`,
      )
    demandChain(hint)
    const next = follow(subject, game, hint)
    demand(next !== game, `step ${steps} changes nothing: ${textOf(hint.reason)}`)
    game = next
  }
}

function demandWithin<K extends Kind>({ work }: Hint<K>, budget: number | undefined): void {
  if (budget === undefined) return
  if (work === undefined) throw new Error('a hint does not say how much work it took')
  demand(work <= budget, `a hint took ${work} steps of work, more than ${budget}`)
}

function factsOf<K extends Kind>({ reason }: Hint<K>): readonly Fact[] {
  const before = reason.type === 'technique' || reason.type === 'what-if' ? (reason.before ?? []) : []
  return [...before.flatMap((step) => step.facts), ...reason.facts]
}

function demandChain<K extends Kind>(hint: Hint<K>): void {
  const { reason } = hint
  demand(reason.facts.length > 0, 'a hint says nothing')
  if (reason.type === 'what-if') {
    const { suppose, facts } = reason
    const opposite = facts.some((fact) => fact.layer === suppose.layer && fact.place === suppose.place)
    demand(opposite, `what-if ends in ${textOf(facts)}, which is not about its supposition ${textOf(suppose)}`)
  }
  demand(hint.rung === 5 || hint.because.length > 0, `a hint on rung ${hint.rung} rests on nothing`)
}
