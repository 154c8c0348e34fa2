import type { Kind, Made, MakeOptions } from '../contract.js'
import { LANGUAGES } from '../contract.js'
import { demand, demandAlike, demandRefusal, textOf } from './law.js'
import type { Law, LawCase } from './law.js'

const made = new WeakMap<object, Map<string, Made>>()

/** What some options make; made once for all laws of a case. */
function madeBy<K extends Kind>(
  { puzzle }: LawCase<K>,
  options: MakeOptions<K['level']>,
): Made<K['board'], K['answer'], K['level']> {
  const known = made.get(puzzle) ?? new Map<string, Made>()
  made.set(puzzle, known)
  const name = textOf(options)
  const found = known.get(name) ?? puzzle.engine.generate(options)
  known.set(name, found)
  return found
}

/** Everything that a case makes. */
export function allMade<K extends Kind>(subject: LawCase<K>): Made<K['board'], K['answer'], K['level']>[] {
  return subject.makes.map((options) => madeBy(subject, options))
}

/** Laws of making: sameness, uniqueness, levels, refusals. */
export function makingLaws<K extends Kind>(subject: LawCase<K>): Law[] {
  return [...samenessLaws(subject), ...levelLaws(subject), ...choiceLaws(subject)]
}

function samenessLaws<K extends Kind>(subject: LawCase<K>): Law[] {
  const { puzzle, makes, golden } = subject
  const { engine } = puzzle
  return [
    {
      name: 'the same options make the same puzzle, and other seeds another one',
      run: () => {
        for (const options of makes)
          demandAlike(engine.generate(options), madeBy(subject, options), `twice ${textOf(options)}`)
        const codes = new Set(makes.map((options) => engine.write(madeBy(subject, options).board, 'kazu')))
        demand(codes.size > makes.length / 2, `${makes.length} options make only ${codes.size} boards`)
      },
    },
    {
      name: 'a seed makes for ever what it made once',
      run: () => {
        demand(golden.length > 0, 'no golden board is kept')
        for (const { options, code } of golden) {
          demandAlike(engine.write(madeBy(subject, options).board, 'kazu'), code, `golden ${textOf(options)}`)
        }
      },
    },
    {
      name: 'a made puzzle has exactly one answer, its solution, and is not solved at the start',
      run: () => {
        for (const { board, solution } of allMade(subject)) {
          const solved = engine.solve(board)
          demand(
            solved.count === 1 && solved.complete,
            `${textOf(board)} has ${solved.count} answers, complete ${String(solved.complete)}`,
          )
          demandAlike(solved.solution, solution, 'the one answer and the stated solution')
          demand(
            !engine.check(board, engine.answer(board, engine.start(board))).ok,
            `${textOf(board)} is solved at the start`,
          )
        }
      },
    },
  ]
}

function levelLaws<K extends Kind>(subject: LawCase<K>): Law[] {
  const { puzzle, makes, refused } = subject
  const { engine } = puzzle
  return [
    {
      name: 'a made puzzle has the size, the level and the seed that were asked for',
      run: () => {
        for (const options of makes) {
          const { board, level, seed } = madeBy(subject, options)
          const { width, height } = engine.size(board)
          demandAlike(
            { width, height, level, seed },
            { width: options.width, height: options.height, level: options.level, seed: options.seed },
            'made and asked',
          )
          demand(engine.fault(board) === null, `made a faulty board: ${engine.fault(board) ?? ''}`)
          demandLevel(subject, engine.grade(board).level, options)
        }
      },
    },
    {
      name: 'levels are ordered: no level needs a longer chain of reasons than the next one',
      run: () => {
        const lengths = engine.levels.map((level) => {
          const boards = makes
            .filter((options) => options.level === level)
            .map((options) => madeBy(subject, options).board)
          demand(boards.length > 0, `nothing is made at ${level}`)
          const hardest = boards.map((board) => engine.grade(board).hardest)
          return Math.max(...hardest.map(({ rung, length }) => rung * 1000 + length))
        })
        for (let at = 1; at < lengths.length; at++) {
          demand(
            (lengths[at] as number) >= (lengths[at - 1] as number),
            `level ${engine.levels[at] ?? ''} is no harder than the one before: ${lengths.join(' ')}`,
          )
        }
      },
    },
    {
      name: 'what cannot be made is refused at once, in a sentence',
      run: () => {
        demand(refused.length > 0, 'no bad options are given')
        for (const options of refused) demandRefusal(() => engine.generate(options), textOf(options))
      },
    },
  ]
}

/** What goes beyond size, level and seed. A kind without any of it keeps these laws by having nothing. */
function choiceLaws<K extends Kind>(subject: LawCase<K>): Law[] {
  const { puzzle, makes } = subject
  const { engine, words, packs = [] } = puzzle
  const choices = Object.entries(engine.choices ?? {})
  return [
    {
      name: 'every further choice has its words, makes one sound board a value, and takes no value besides',
      run: () => {
        const square = makes.find(({ width, height }) => width === height)
        demand(square !== undefined, 'no square is made')
        for (const [choice, values] of choices) {
          for (const value of values) {
            const options = { ...square, [choice]: value }
            const { board } = madeBy(subject, options)
            demand(engine.fault(board) === null, `${textOf(options)} makes a faulty board`)
            const { count, complete } = engine.solve(board)
            demand(count === 1 && complete, `what ${textOf(options)} makes has ${count} answers`)
          }
          demandRefusal(() => engine.generate({ ...square, [choice]: 'sideways' }), `${choice} sideways`)
        }
        for (const language of LANGUAGES) {
          const said = Object.entries(words[language].choices ?? {})
          demandAlike(
            said.map(([choice, { values }]) => [choice, Object.keys(values)]),
            choices.map(([choice, values]) => [choice, values]),
            `the choices in ${language}`,
          )
          for (const [choice, { name, values }] of said) {
            const silent = [name, ...Object.values(values)].filter((text) => text.trim() === '')
            demand(silent.length === 0, `${choice} has an empty name in ${language}`)
          }
        }
      },
    },
    {
      name: 'every board of a pack is made, and has a title in every language',
      run: () => {
        for (const { title, boards } of packs) {
          demand(boards.length > 0, `the pack ${title.en} is empty`)
          for (const board of boards) {
            const { level } = madeBy(subject, board.options)
            demandAlike(level, board.options.level, board.title.en)
            for (const language of LANGUAGES)
              demand(title[language].trim() !== '' && board.title[language].trim() !== '', `no title in ${language}`)
          }
        }
      },
    },
  ]
}

function demandLevel<K extends Kind>(
  { puzzle, levelsBound = false }: LawCase<K>,
  level: K['level'] | null,
  options: MakeOptions<K['level']>,
): void {
  const what = `the grade of what ${textOf(options)} made`
  if (!levelsBound || level === null) demandAlike(level, options.level, what)
  const { levels } = puzzle.engine
  demand(levels.indexOf(level as K['level']) <= levels.indexOf(options.level), `${what} is ${textOf(level)}`)
}
