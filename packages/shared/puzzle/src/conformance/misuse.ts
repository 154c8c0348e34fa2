import { valueName } from '@kazu/random'
import type { Game, Kind } from '../contract.js'
import { newGame, playGame } from '../game.js'
import { demand, demandRefusal, refusalOf } from './law.js'
import type { Law, LawCase } from './law.js'
import { allMade } from './making.js'

/** What callers without types may hand over: nothing of it is a board, a game, a move, options, a format or a code. */
const NONSENSE: readonly unknown[] = [
  null,
  5,
  Number.NaN,
  true,
  'x',
  {},
  Object.create(null),
  { width: {}, height: {}, size: {}, board: {}, marks: {}, past: {}, future: {} },
  [null],
  [{}],
  () => 0,
  Symbol('x'),
  10n,
]

/** Laws of misuse: what is wrong is refused in one way by every kind, and in a plain sentence. */
export function misuseLaws<K extends Kind>(subject: LawCase<K>): Law[] {
  return [...entryLaws(subject), ...drawLaws(subject), ...gameLaws(subject), ...boundLaws(subject)]
}

type AnyFunction = (...handed: readonly unknown[]) => unknown

/** What a function of the entry does, by the verb that its name begins with. */
type Verb =
  | 'generate'
  | 'solve'
  | 'check'
  | 'grade'
  | 'new'
  | 'play'
  | 'undo'
  | 'redo'
  | 'restart'
  | 'progress'
  | 'hint'
  | 'encode'
  | 'decode'
  | 'read'
  | 'write'

/** The verbs of a kind: what its engine does and what is done with its games. All of them must be in its entry. */
const VERBS: readonly Verb[] = [
  'generate',
  'solve',
  'check',
  'grade',
  'new',
  'play',
  'undo',
  'redo',
  'restart',
  'progress',
  'hint',
  'encode',
  'decode',
  'read',
  'write',
]

function verbOf(name: string): Verb | undefined {
  return VERBS.find((verb) => new RegExp(`^${verb}[A-Z]`).test(name))
}

/** The functions of the entry, and of some verbs alone. */
function functionsOf<K extends Kind>(
  { entry }: LawCase<K>,
  ...verbs: readonly Verb[]
): readonly (readonly [name: string, call: AnyFunction])[] {
  return Object.entries(entry).flatMap(([name, value]) => {
    const verb = verbOf(name)
    const wanted = verbs.length === 0 || (verb !== undefined && verbs.includes(verb))
    return wanted && typeof value === 'function' ? [[name, value as AnyFunction] as const] : []
  })
}

/** What a made board is played with: the board, a game on it, and its answer. */
function subjectOf<K extends Kind>(subject: LawCase<K>): { board: K['board']; answer: K['answer']; game: Game<K> } {
  const [made] = allMade(subject)
  demand(made !== undefined, 'there is nothing to play with')
  const { board, solution } = made
  const { engine } = subject.puzzle
  const [move] = subject.path(board, solution)
  const game = newGame(engine, board)
  return { board, answer: solution, game: move === undefined ? game : playGame(engine, game, move) }
}

function entryLaws<K extends Kind>(subject: LawCase<K>): Law[] {
  return [
    {
      name: 'the entry has a function for all that a kind does',
      run: () => {
        const missing = VERBS.filter((verb) => functionsOf(subject, verb).length === 0)
        demand(missing.length === 0, `the entry has no function for ${missing.join(', ')}`)
      },
    },
    {
      name: 'nonsense handed to the entry is refused: by a reader with what is wrong, by check with no, else in a sentence',
      run: () => {
        for (const [name, call] of functionsOf(subject))
          for (const nonsense of [undefined, ...NONSENSE]) demandFirstRefused(name, call, nonsense)
      },
    },
    {
      name: 'nonsense handed beside a board or a game is refused in a sentence, by check and by decoders without one',
      run: () => {
        const { board, game } = subjectOf(subject)
        for (const nonsense of NONSENSE) {
          for (const [name, call] of functionsOf(subject, 'write'))
            demandRefusal(() => call(board, nonsense), `${name}(board, ${valueName(nonsense)})`)
          for (const [name, call] of functionsOf(subject, 'check')) demandNo(name, call(board, nonsense))
          for (const [name, call] of functionsOf(subject, 'decode'))
            demand(call(board, nonsense) === null, `${name}(board, ${valueName(nonsense)}) is read`)
          for (const [name, call] of functionsOf(subject, 'play'))
            demandRefusal(() => call(game, nonsense), `${name}(game, ${valueName(nonsense)})`)
        }
      },
    },
  ]
}

function drawLaws<K extends Kind>(subject: LawCase<K>): Law[] {
  const draw = subject.draw as AnyFunction
  return [
    {
      name: 'nonsense is not drawn: neither a board, nor marks, nor options, nor a look are taken for what they are not',
      run: () => {
        const { board, game } = subjectOf(subject)
        demand(draw(board) !== draw(game), 'a board and a game on it are drawn alike')
        for (const nonsense of [undefined, ...NONSENSE]) {
          const what = valueName(nonsense)
          demandRefusal(() => draw(nonsense), `a drawing of ${what}`)
          demandRefusal(() => draw({ board: nonsense, marks: game.marks }), `a drawing of the board ${what}`)
          demandRefusal(() => draw({ board, marks: nonsense }), `a drawing of the marks ${what}`)
        }
        for (const nonsense of NONSENSE) demandOptionsRefused(draw, board, nonsense)
      },
    },
  ]
}

function demandOptionsRefused(draw: AnyFunction, board: unknown, nonsense: unknown): void {
  const what = valueName(nonsense)
  // An object may hold options, whatever else it holds.
  if (typeof nonsense !== 'object' || nonsense === null || Array.isArray(nonsense))
    demandRefusal(() => draw(board, nonsense), `a drawing with the options ${what}`)
  for (const name of ['theme', 'material', 'width']) {
    // 5 pixels are a width, if a narrow one.
    if (name === 'width' && nonsense === 5) continue
    demandRefusal(() => draw(board, { [name]: nonsense }), `a drawing with ${name} ${what}`)
  }
}

/** Demands that a function refuses nonsense in the place of its first argument as its verb asks. */
function demandFirstRefused(name: string, call: AnyFunction, nonsense: unknown): void {
  const what = `${name}(${valueName(nonsense)})`
  const verb = verbOf(name)
  if (verb === 'check') demandNo(what, call(nonsense, []))
  else if (verb === 'decode') demand(call(nonsense) === null, `${what} is read`)
  else if (verb === 'read') demandProblem(what, call(nonsense))
  else if (verb !== undefined) demandRefusal(() => call(nonsense), what)
  // What else a kind has may take what it likes; what it does not like it refuses as the others do.
  else if (refusalOf(() => call(nonsense)) !== null) demandRefusal(() => call(nonsense), what)
}

function demandNo(what: string, verdict: unknown): void {
  const { ok, reason } = verdict as { ok: boolean; reason?: string }
  demand(!ok && typeof reason === 'string' && reason !== '', `${what} does not say no with a reason`)
}

function demandProblem(what: string, read: unknown): void {
  const { board, problem } = read as { board: unknown; problem?: string }
  demand(board === null && typeof problem === 'string', `${what} does not say what is wrong`)
}

function gameLaws<K extends Kind>(subject: LawCase<K>): Law[] {
  return [
    {
      name: 'a game of which a part is nonsense is refused in a sentence, wherever it is handed to',
      run: () => {
        const { game } = subjectOf(subject)
        const looking = functionsOf(subject, 'play', 'restart', 'progress', 'hint', 'encode')
        const stepping = functionsOf(subject, 'undo', 'redo')
        for (const [part, nonsense] of nonsenseFor(['board', 'marks', 'past', 'future'])) {
          const isHistory = part === 'past' || part === 'future'
          // What a history holds is looked at when undo and redo bring it back.
          if (isHistory && Array.isArray(nonsense)) continue
          for (const [name, call] of isHistory ? [...looking, ...stepping] : looking)
            demandRefusal(() => call({ ...game, [part]: nonsense }, []), `${name} of ${part}: ${valueName(nonsense)}`)
        }
      },
    },
    {
      name: 'a board of which a part is nonsense is called faulty, or taken',
      run: () => {
        const { engine } = subject.puzzle
        const { board } = subjectOf(subject)
        for (const [part, nonsense] of nonsenseFor(Object.keys(board as object))) {
          const faulty = { ...(board as object), [part]: nonsense }
          if (engine.fault(faulty) === null) continue
          for (const [name, call] of functionsOf(subject, 'new', 'solve', 'grade', 'write'))
            demandRefusal(() => call(faulty), `${name} of a board with ${part}: ${valueName(nonsense)}`)
          for (const [name, call] of functionsOf(subject, 'check')) demandNo(name, call(faulty, []))
        }
      },
    },
  ]
}

function nonsenseFor(parts: readonly string[]): (readonly [part: string, nonsense: unknown])[] {
  return parts.flatMap((part) => [undefined, ...NONSENSE].map((nonsense) => [part, nonsense] as const))
}

/** What bounds no search. */
const NO_BOUNDS: readonly unknown[] = [0, -1, 1.5, '2', -Infinity, []]

function boundLaws<K extends Kind>(subject: LawCase<K>): Law[] {
  const { engine } = subject.puzzle
  return [
    {
      name: 'the limit and the budget of a search are whole numbers from 1 up, in every kind alike',
      run: () => {
        const { board } = subjectOf(subject)
        for (const solve of [engine.solve as AnyFunction, ...functionsOf(subject, 'solve').map(([, call]) => call)]) {
          for (const nonsense of NONSENSE.filter((value) => typeof value !== 'object' || value === null))
            demandRefusal(() => solve(board, nonsense), `a search with the options ${valueName(nonsense)}`)
          for (const [bound, nonsense] of boundsRefused()) {
            const said = demandRefusal(() => solve(board, { [bound]: nonsense }), `${bound} ${valueName(nonsense)}`)
            const sentence = `The ${bound} must be a whole number from 1 up, not ${valueName(nonsense)}.`
            demand(said === sentence, `${bound} ${valueName(nonsense)} is refused with: ${said}`)
          }
          const plain = solve(board, { limit: undefined, budget: undefined }) as { count: number }
          demand(plain.count === 1, 'bounds that are undefined count as said')
        }
      },
    },
    {
      name: 'an option of the wrong type is refused with its type, and never taken for what it looks like',
      run: () => {
        const [options] = subject.makes
        demand(options !== undefined, 'there is nothing to make')
        for (const [name, value] of Object.entries(options)) {
          for (const nonsense of [undefined, ...NONSENSE]) {
            // Some whole number may well be what is asked for.
            if (typeof value === 'number' && Number.isInteger(nonsense)) continue
            const what = `${name}: ${valueName(nonsense)}`
            demandRefusal(() => engine.generate({ ...options, [name]: nonsense }), what)
          }
          if (typeof value !== 'number') continue
          const said = demandRefusal(() => engine.generate({ ...options, [name]: String(value) }), `${name} as a text`)
          demand(new RegExp(`the text '${value}'`, 'i').test(said), `${name} as a text is refused with: ${said}`)
        }
      },
    },
  ]
}

function boundsRefused(): (readonly [bound: string, nonsense: unknown])[] {
  const refused = [...NO_BOUNDS, ...NONSENSE.filter((value) => value !== 5)]
  return ['limit', 'budget'].flatMap((bound) => refused.map((nonsense) => [bound, nonsense] as const))
}
