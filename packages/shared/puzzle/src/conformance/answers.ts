import { seededRandom, shuffled } from '@kazu/random'
import type { Kind } from '../contract.js'
import { demand, demandAlike, textOf } from './law.js'
import type { Law, LawCase } from './law.js'
import { allMade } from './making.js'

/** Laws of right and wrong: check, solver and constraints held against each other. */
export function answerLaws<K extends Kind>(subject: LawCase<K>): Law[] {
  return [...verdictLaws(subject), ...searchLaws(subject)]
}

function verdictLaws<K extends Kind>(subject: LawCase<K>): Law[] {
  const { puzzle } = subject
  const { engine } = puzzle
  return [
    {
      name: 'check accepts the answer of a made puzzle',
      run: () => {
        for (const { board, solution } of allMade(subject))
          demandAlike(engine.check(board, solution), { ok: true }, textOf(board))
      },
    },
    {
      name: 'each rule is broken by some example, named with its cells, and kept by another',
      run: () => {
        for (const rule of Object.keys(puzzle.words.en.rules) as K['rule'][]) demandExample(subject, rule)
      },
    },
    {
      name: 'solver and check agree on every filling of tiny boards',
      run: () => {
        demand(subject.tiny.length > 0, 'no tiny board is given')
        for (const { board, fillings } of subject.tiny) {
          const right = [...fillings()].filter((filling) => engine.check(board, filling).ok)
          const solved = engine.solve(board, { limit: right.length + 1 })
          demand(solved.complete, `the count of ${textOf(board)} was stopped`)
          demand(
            solved.count === right.length,
            `${textOf(board)}: check accepts ${right.length} fillings, solve counts ${solved.count}`,
          )
          const first = textOf(solved.solution)
          demand(
            right.length === 0 || right.some((filling) => textOf(filling) === first),
            `the solver's ${first} is none of check's`,
          )
        }
      },
    },
  ]
}

function searchLaws<K extends Kind>(subject: LawCase<K>): Law[] {
  const { puzzle } = subject
  const { engine } = puzzle
  return [
    {
      name: 'a constraint alone never refuses a filling that its own rule accepts',
      run: () => {
        let looked = 0
        for (const { board, fillings } of subject.tiny) {
          const some = shuffled([...fillings()], seededRandom(11)).slice(0, 400)
          for (const filling of some) looked += demandSound(subject, board, filling)
        }
        for (const { board, right, wrong } of puzzle.examples) {
          looked += demandSound(subject, board, right) + demandSound(subject, board, wrong)
        }
        demand(looked > 100, `only ${looked} constraints were looked at`)
      },
    },
    {
      name: 'a search that its budget stops is never called a proof',
      run: () => {
        for (const { board } of allMade(subject)) {
          const stopped = engine.solve(board, { budget: 1 })
          demand(
            !stopped.complete || stopped.work <= 1 || stopped.count > 0,
            'a search without work claims that there is no answer',
          )
          const one = engine.solve(board, { limit: 1 })
          demand(one.count === 1 && !one.complete, 'a search that stopped at its limit claims to be complete')
        }
      },
    },
    {
      name: 'check never throws, whatever it is handed',
      run: () => {
        const strange = [null, undefined, 7, 'x', {}, [], [null], [-1], [1e9], [Number.NaN]] as K['answer'][]
        for (const { board } of allMade(subject).slice(0, 2)) {
          for (const answer of strange) demand(!engine.check(board, answer).ok, `${textOf(answer)} is accepted`)
        }
      },
    },
  ]
}

function demandExample<K extends Kind>({ puzzle, cellless = [] }: LawCase<K>, rule: K['rule']): void {
  const examples = puzzle.examples.filter((example) => example.rule === rule)
  demand(examples.length > 0, `no example for the rule ${rule}`)
  for (const { board, right, wrong } of examples) {
    demandAlike(puzzle.engine.check(board, right), { ok: true }, `the right example of ${rule}`)
    const verdict = puzzle.engine.check(board, wrong)
    demand(!verdict.ok, `the wrong example of ${rule} is accepted`)
    const fault = verdict.faults.find((found) => found.rule === rule)
    demand(
      fault !== undefined,
      `the wrong example of ${rule} is called ${verdict.faults.map((found) => found.rule).join(' ')}`,
    )
    demand(fault.cells.length > 0 || cellless.includes(rule), `the fault of ${rule} names no cell`)
  }
}

/** How many constraints were judged on a filling. */
function demandSound<K extends Kind>(
  { puzzle, constraints, takesForGranted }: LawCase<K>,
  board: K['board'],
  filling: K['answer'],
): number {
  const verdict = puzzle.engine.check(board, filling)
  const broken = new Set<string>(verdict.ok ? [] : verdict.faults.map(({ rule }) => rule))
  const stated = constraints(board, filling)
  const isBroken = (rule: string): boolean =>
    broken.has(rule) || (takesForGranted?.[rule as K['rule']] ?? []).some((other) => broken.has(other))
  for (const { rule, accepts } of stated) {
    demand(
      accepts || isBroken(rule),
      `a constraint of ${rule} refuses ${textOf(filling)} on ${textOf(board)}, whose rule ${rule} is kept`,
    )
  }
  const refused = new Set(stated.filter(({ accepts }) => !accepts).map(({ rule }) => rule))
  demand(
    verdict.ok || refused.size > 0,
    `no constraint refuses ${textOf(filling)} on ${textOf(board)}, which breaks ${[...broken].join(' ')}`,
  )
  return stated.length
}
