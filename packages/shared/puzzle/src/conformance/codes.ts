import { randomBelow, seededRandom } from '@kazu/random'
import type { Random } from '@kazu/random'
import type { BoardFormat, Kind } from '../contract.js'
import { newGame, playGame, undoGame } from '../game.js'
import { demand, demandAlike, textOf } from './law.js'
import type { Law, LawCase } from './law.js'
import { allMade } from './making.js'

const FORMATS: readonly BoardFormat[] = ['kazu', 'puzzlink']

/** Laws of texts: what is written is read again, and what is broken is refused without harm. */
export function codeLaws<K extends Kind>(subject: LawCase<K>): Law[] {
  return [...roundTripLaws(subject), ...brokenTextLaws(subject)]
}

function roundTripLaws<K extends Kind>(subject: LawCase<K>): Law[] {
  const { engine } = subject.puzzle
  const boards = (): K['board'][] => [...allMade(subject).map(({ board }) => board), ...subject.boards]
  return [
    {
      name: 'a board that is written is read again the same, in every format',
      run: () => {
        for (const board of boards()) {
          for (const format of FORMATS) {
            const text = engine.write(board, format)
            if (text === null) continue
            const read = engine.read(text)
            demandAlike(read.board, board, `${format} ${text}`)
            demandAlike(engine.read(`  ${text}\n`).board, board, `${format} with white space round it`)
          }
          demand(engine.write(board, 'kazu') !== null, 'the own code cannot hold a board')
        }
      },
    },
    {
      name: 'a game that is written is read again with its whole history',
      run: () => {
        for (const { board, solution } of allMade(subject)) {
          const moves = subject.path(board, solution)
          const played = moves.reduce((game, move) => playGame(engine, game, move), newGame(engine, board))
          for (const game of [newGame(engine, board), played, undoGame(undoGame(played))]) {
            demandAlike(engine.decode(engine.encode(game)), game, 'a game and its code')
          }
        }
      },
    },
  ]
}

function brokenTextLaws<K extends Kind>(subject: LawCase<K>): Law[] {
  const { engine } = subject.puzzle
  const boards = (): K['board'][] => [...allMade(subject).map(({ board }) => board), ...subject.boards]
  return [
    {
      name: 'a broken text is refused with its place, and never thrown at',
      run: () => {
        for (const text of subject.notBoards) {
          const read = engine.read(text)
          demand(read.problem !== undefined, `${textOf(text)} was read as a board`)
          demand(read.at >= 0 && read.at <= text.length, `${textOf(text)} is wrong at ${read.at}`)
        }
        for (const board of boards()) for (const format of FORMATS) spoil(subject, engine.write(board, format) ?? '')
      },
    },
    {
      name: 'a broken progress code is refused, and never thrown at',
      run: () => {
        for (const { board, solution } of allMade(subject).slice(0, 3)) {
          const moves = subject.path(board, solution).slice(0, 4)
          const code = engine.encode(moves.reduce((game, move) => playGame(engine, game, move), newGame(engine, board)))
          for (const broken of [
            '',
            '{',
            'null',
            '[]',
            '{}',
            '{"version":2}',
            code.slice(0, -1),
            code.slice(1),
            code.replace('1', '9'.repeat(40)),
          ]) {
            demand(
              quietly(() => engine.decode(broken), broken) === null || broken.includes('9999'),
              `${broken.slice(0, 80)} was read`,
            )
          }
          const random = seededRandom(7)
          for (let at = 0; at < 60; at++) {
            const broken = spoiled(code, random)
            const game = quietly(() => engine.decode(broken), broken)
            if (game !== null) demand(engine.fault(game.board) === null, 'a broken code gave a faulty board')
          }
        }
      },
    },
    secretLaw(subject),
  ]
}

function secretLaw<K extends Kind>(subject: LawCase<K>): Law {
  const { engine } = subject.puzzle
  return {
    name: 'the answer is neither in a board nor in a progress code',
    run: () => {
      for (const { board, solution } of allMade(subject)) {
        demandAlike(board, engine.read(engine.write(board, 'kazu') ?? '').board, 'a made board and the printed board')
        const code = engine.encode(newGame(engine, board))
        const marks = textOf(engine.marksOf(board, solution))
        demand(!code.includes(textOf(solution).slice(1, -1)), 'the solution stands in the progress code')
        demand(!code.includes(marks.slice(1, -1)), 'the solved marks stand in the progress code')
        demandAlike(engine.decode(code)?.marks, engine.start(board), 'the marks of a new game out of its code')
      }
    },
  }
}

function spoil<K extends Kind>({ puzzle }: LawCase<K>, text: string): void {
  const { engine } = puzzle
  const random = seededRandom(1 + text.length)
  for (let at = 0; at < 40; at++) {
    const broken = spoiled(text, random)
    const read = quietly(() => engine.read(broken), broken)
    if (read.problem === undefined) demand(engine.fault(read.board) === null, `${broken} gave a faulty board`)
    else demand(read.at >= 0 && read.at <= broken.length, `${broken} is wrong at ${read.at}`)
  }
}

/** A text with a piece cut out, put in or exchanged. */
function spoiled(text: string, random: Random): string {
  const at = randomBelow(text.length + 1, random)
  const length = randomBelow(4, random)
  const pieces = ['', '~', '😀', '/', '9', 'zz', '\u0000', '-', '%', '..', '<b>', '999999999999']
  return text.slice(0, at) + (pieces[randomBelow(pieces.length, random)] ?? '') + text.slice(at + length)
}

function quietly<Value>(read: () => Value, text: string): Value {
  try {
    return read()
  } catch (error) {
    throw new Error(`${text.slice(0, 200)} made a reader throw: ${String(error)}`, { cause: error })
  }
}
