import type { Engine, Kind, Puzzle } from '@kazu/puzzle'
import type { LawCase } from '@kazu/puzzle/conformance'
import { svg } from '@kazu/svg'

/** A bug that is planted into a kind, to see which laws catch it. */
export interface Plant {
  /** What is wrong, as a reviewer would say it. */
  readonly bug: string
  /** The kind with the bug in it. */
  readonly into: <K extends Kind>(subject: LawCase<K>) => LawCase<K>
}

function withPuzzle<K extends Kind>(subject: LawCase<K>, change: Partial<Puzzle<K>>): LawCase<K> {
  return { ...subject, puzzle: { ...subject.puzzle, ...change } }
}

function withEngine<K extends Kind>(
  subject: LawCase<K>,
  change: (engine: Engine<K>) => Partial<Engine<K>>,
): LawCase<K> {
  const { engine } = subject.puzzle
  return withPuzzle(subject, { engine: { ...engine, ...change(engine) } })
}

/** The last rule that the examples break, so that it is one of the finer ones. */
function someRule<K extends Kind>({ puzzle }: LawCase<K>): K['rule'] {
  return puzzle.examples[puzzle.examples.length - 1]?.rule as K['rule']
}

const checking: readonly Plant[] = [
  {
    bug: 'check forgets one of the rules',
    into: (subject) =>
      withEngine(subject, ({ check }) => ({
        check: (board, answer) => {
          const verdict = check(board, answer)
          if (verdict.ok) return verdict
          const faults = verdict.faults.filter(({ rule }) => rule !== someRule(subject))
          return faults.length === 0 ? { ok: true } : { ...verdict, faults }
        },
      })),
  },
  {
    bug: 'check compares with one stored answer instead of reading the rules',
    into: (subject) =>
      withEngine(subject, ({ check, solve }) => ({
        check: (board, answer) => {
          const verdict = check(board, answer)
          return verdict.ok && JSON.stringify(solve(board).solution) !== JSON.stringify(answer)
            ? { ok: false, reason: 'other', faults: [] }
            : verdict
        },
      })),
  },
  {
    bug: 'check names no cells',
    into: (subject) =>
      withEngine(subject, ({ check }) => ({
        check: (board, answer) => {
          const verdict = check(board, answer)
          return verdict.ok ? verdict : { ...verdict, faults: verdict.faults.map((fault) => ({ ...fault, cells: [] })) }
        },
      })),
  },
  {
    bug: 'a constraint refuses more than its rule does',
    into: (subject) => ({
      ...subject,
      constraints: (board, answer) => {
        const rule = someRule(subject)
        const odd = JSON.stringify(answer).length % 3 === 0
        return [...subject.constraints(board, answer), { rule, accepts: !odd }]
      },
    }),
  },
  {
    bug: 'a whole rule never became a constraint',
    into: (subject) => ({
      ...subject,
      constraints: (board, answer) => subject.constraints(board, answer).map((one) => ({ ...one, accepts: true })),
    }),
  },
]

const solving: readonly Plant[] = [
  {
    bug: 'a stopped search calls itself complete',
    into: (subject) =>
      withEngine(subject, ({ solve }) => ({
        solve: (board, options) => ({ ...solve(board, options), complete: true }),
      })),
  },
  {
    bug: 'the search never finds a second answer',
    into: (subject) =>
      withEngine(subject, ({ solve }) => ({
        solve: (board, options) => {
          const solved = solve(board, options)
          return { ...solved, count: Math.min(1, solved.count), complete: true }
        },
      })),
  },
]

const making: readonly Plant[] = [
  {
    bug: 'what a seed makes depends on what was made before',
    into: (subject) => {
      let made = 0
      return withEngine(subject, ({ generate }) => ({
        generate: (options) => generate({ ...options, seed: options.seed + (made++ % 2) }),
      }))
    },
  },
  {
    bug: 'the recipe of a seed was changed',
    into: (subject) =>
      withEngine(subject, ({ generate }) => ({
        generate: (options) => ({ ...generate({ ...options, seed: options.seed + 1 }), seed: options.seed }),
      })),
  },
  {
    bug: 'the level is not kept',
    into: (subject) =>
      withEngine(subject, ({ generate, levels }) => ({
        generate: (options) => ({
          ...generate({ ...options, level: levels[0] as typeof options.level }),
          level: options.level,
        }),
      })),
  },
  {
    bug: 'a size that cannot be made is made smaller in silence',
    into: (subject) =>
      withEngine(subject, ({ generate }) => ({
        generate: (options) => {
          try {
            return generate(options)
          } catch {
            return generate(subject.makes[0] as typeof options)
          }
        },
      })),
  },
]

const hinting: readonly Plant[] = [
  {
    bug: 'a hint says the opposite of the answer',
    into: (subject) =>
      withEngine(subject, ({ hint }) => ({
        hint: (board, marks) => {
          const found = hint(board, marks)
          if (found === null || found.reason.facts.length === 0) return found
          const facts = found.reason.facts.map((fact) => ({ ...fact, holds: !fact.holds }))
          return { ...found, reason: { ...found.reason, facts } as typeof found.reason }
        },
      })),
  },
  {
    bug: 'hints build on mistakes',
    into: (subject) => withEngine(subject, ({ hint, start }) => ({ hint: (board) => hint(board, start(board)) })),
  },
  {
    bug: 'hints give up half way',
    into: (subject) =>
      withEngine(subject, ({ hint, progress }) => ({
        hint: (board, marks) => {
          const { done, total } = progress(board, marks)
          return done * 2 > total ? null : hint(board, marks)
        },
      })),
  },
]

const playing: readonly Plant[] = [
  {
    bug: 'a move changes the marks that it is handed',
    into: (subject) =>
      withEngine(subject, ({ play }) => ({
        play: (board, marks, move) => {
          const next = play(board, marks, move)
          Object.assign(marks as object, next)
          return next
        },
      })),
  },
  {
    bug: 'helper marks count as the answer',
    into: (subject) =>
      withEngine(subject, ({ answer, start }) => ({
        answer: (board, marks) => {
          const helper = subject.helperMoves(board, answer(board, start(board)))[0] as readonly {
            layer: string
            place: number
          }[]
          const [first] = helper
          const values = (marks as Readonly<Record<string, readonly number[]>>)[first?.layer ?? '']
          const marked = values?.[first?.place ?? 0] !== 0
          return marked ? answer(board, start(board)) : answer(board, marks)
        },
      })),
  },
  {
    bug: 'unfinished is called a fault',
    into: (subject) =>
      withEngine(subject, ({ progress, check, answer }) => ({
        progress: (board, marks) => {
          const verdict = check(board, answer(board, marks))
          return { ...progress(board, marks), faults: verdict.ok ? [] : verdict.faults }
        },
      })),
  },
]

const writing: readonly Plant[] = [
  {
    bug: 'the progress code tells the answer',
    into: (subject) =>
      withEngine(subject, ({ encode, solve }) => ({
        encode: (game) => encode(game).replace(/\}$/, `,"answer":${JSON.stringify(solve(game.board).solution)}}`),
      })),
  },
  {
    bug: 'the progress code forgets the history',
    into: (subject) =>
      withEngine(subject, ({ encode }) => ({ encode: (game) => encode({ ...game, past: [], future: [] }) })),
  },
  {
    bug: 'a reader throws at a strange character',
    into: (subject) =>
      withEngine(subject, ({ read }) => ({
        read: (text) => {
          decodeURIComponent(text)
          return read(text)
        },
      })),
  },
  {
    bug: 'a reader takes a broken text for a board',
    into: (subject) =>
      withEngine(subject, ({ read, write }) => ({
        read: (text) => {
          const found = read(text)
          const [first] = subject.boards
          return found.problem === undefined ? found : read(write(first, 'kazu') ?? '')
        },
      })),
  },
]

const looking: readonly Plant[] = [
  {
    bug: 'a drawing holds NaN',
    into: (subject) => {
      const { draw } = subject.puzzle
      return withPuzzle(subject, {
        draw: (view) => svg('g', {}, draw(view), svg('circle', { r: String(Number('x')) })),
      })
    },
  },
  {
    bug: 'a drawing does not show errors',
    into: (subject) => {
      const { draw } = subject.puzzle
      return withPuzzle(subject, { draw: ({ faults: _faults, ...view }) => draw(view) })
    },
  },
  {
    bug: 'two boards on a page share their ids',
    into: (subject) => {
      const { draw } = subject.puzzle
      return withPuzzle(subject, { draw: (view) => svg('g', { id: 'board' }, draw(view)) })
    },
  },
  {
    bug: 'a sentence was left in English',
    into: (subject) => {
      const { words } = subject.puzzle
      return withPuzzle(subject, { words: { ...words, it: { ...words.it, aim: words.en.aim } } })
    },
  },
]

type AnyFunction = (...handed: readonly unknown[]) => unknown

/** The kind with the functions of its entry changed whose names begin with a verb. */
function withEntry<K extends Kind>(
  subject: LawCase<K>,
  verb: string,
  change: (call: AnyFunction) => AnyFunction,
): LawCase<K> {
  const changed = Object.entries(subject.entry).map(([name, value]) => [
    name,
    name.startsWith(verb) && typeof value === 'function' ? change(value as AnyFunction) : value,
  ])
  return { ...subject, entry: Object.fromEntries(changed) as LawCase<K>['entry'] }
}

/** Options with every text that looks like a number taken for it. */
function withNumbers<Options extends object>(options: Options): Options {
  const read = ([name, value]: [string, unknown]): [string, unknown] => [
    name,
    typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value,
  ]
  return Object.fromEntries(Object.entries(options).map(read)) as Options
}

const misusing: readonly Plant[] = [
  {
    bug: 'options that are missing end in a TypeError',
    into: (subject) =>
      withEntry(
        subject,
        'generate',
        (generate) => (options) => generate(Object.fromEntries(Object.entries(options as object))),
      ),
  },
  {
    bug: 'a limit of nothing is taken for the usual one',
    into: (subject) =>
      withEngine(subject, ({ solve }) => ({
        solve: (board, options) => solve(board, options?.limit === 0 ? {} : options),
      })),
  },
  {
    bug: 'a width that is a text is taken for its number',
    into: (subject) =>
      withEngine(subject, ({ generate }) => ({
        generate: (options) => generate(withNumbers(options)),
      })),
  },
  {
    bug: 'a move that is none is passed over in silence',
    into: (subject) =>
      withEntry(subject, 'play', (play) => (game, move) => (Array.isArray(move) ? play(game, move) : game)),
  },
  {
    bug: 'a hint for what is no game is null, as if the game were solved',
    into: (subject) =>
      withEntry(subject, 'hint', (hint) => (game) => {
        try {
          return hint(game)
        } catch {
          return null
        }
      }),
  },
  {
    bug: 'a format that there is not is taken for another one',
    into: (subject) => withEntry(subject, 'write', (write) => (board) => write(board, 'kazu')),
  },
  {
    bug: 'a decoder throws at what is no text',
    into: (subject) =>
      withEntry(subject, 'decode', (decode) => (code, more) => {
        if (typeof code !== 'string' && more === undefined) throw new TypeError('A code is a text.')
        return decode(code, more)
      }),
  },
]

/** Every bug that is planted. */
export const PLANTS: readonly Plant[] = [
  ...checking,
  ...solving,
  ...making,
  ...hinting,
  ...playing,
  ...writing,
  ...looking,
  ...misusing,
]
