import type { Size } from '@kazu/grid'
import type { SvgNode } from '@kazu/svg'

/*
 * The contract that every puzzle package keeps. Data has four homes; the question that decides: chosen before the
 * puzzle is made -> options; printed on it -> board; brought back by undo -> marks; only on the screen -> view.
 */

/** The types of one kind of puzzle, kept together so that signatures stay short. */
export interface Kind {
  /** What is printed: plain data. */
  readonly board: unknown
  /** What undo brings back: plain immutable data. */
  readonly marks: unknown
  /** One change of the marks: plain data. */
  readonly move: unknown
  /** A finished board, as `check` takes it. */
  readonly answer: unknown
  /** The names of the rules. */
  readonly rule: string
  /** The names of the hint techniques that are special to the kind. */
  readonly technique: string
  /** The names of the levels. */
  readonly level: string
}

/** The languages in which every package speaks. */
export type Language = 'en' | 'ja' | 'it'

/** The languages in which every package speaks, the one that is used when nothing is known first. */
export const LANGUAGES: readonly Language[] = ['en', 'ja', 'it']

/** The extent of a board in cells, and how its values are written where that is not as numbers. */
export interface Extent extends Size {
  /** What stands for the values from 1, as the letters of a board of letters; numbers are written as such. */
  readonly symbols?: readonly string[] | undefined
}

/** One place where a rule is broken, or on which a reason rests. */
export interface Instance<Rule extends string = string> {
  readonly rule: Rule
  /** Cells of the board, in reading order. */
  readonly cells: readonly number[]
  /** What else the words need: a number that is printed or repeated, a group's name. */
  readonly details?: Readonly<Record<string, string | number>>
}

/** A rule broken at a place. */
export type Fault<Rule extends string = string> = Instance<Rule>

/** What `check` says of an answer. `reason` is a short fixed text for programs; people read the kind's words. */
export type Verdict<Rule extends string = string> =
  { readonly ok: true } | { readonly ok: false; readonly reason: string; readonly faults: readonly Fault<Rule>[] }

/** How far a game is. Faults are those that show already: unfinished is never a fault. */
export interface Progress<Rule extends string = string> {
  readonly faults: readonly Fault<Rule>[]
  readonly done: number
  readonly total: number
}

/** What a search found. Exactly one answer is proved when `complete && count === 1`. */
export interface Solved<Answer> {
  /** How many answers were found, at most the limit. */
  readonly count: number
  /** Whether the search ended by itself: false when the budget or the limit stopped it, so that more may exist. */
  readonly complete: boolean
  readonly solution: Answer | null
  /** Steps of work spent. */
  readonly work: number
}

/** How a search may be bounded: whole numbers from 1 up, or Infinity; a RangeError refuses anything else. */
export interface SolveOptions {
  /** The search stops at so many answers. 2 unless said. */
  readonly limit?: number | undefined
  /** The search stops after so many steps of work, which are the same on every machine. The kind's own unless said. */
  readonly budget?: number | undefined
}

/** A statement about one mark: that `layer` at `place` holds `value`, or (`holds: false`) does not. */
export interface Fact {
  readonly layer: string
  readonly place: number
  readonly value: number
  readonly holds: boolean
}

/** One step of a chain: what follows, and the rule instance from which it follows. */
export interface ReasonStep<Rule extends string = string> {
  readonly fact: Fact
  readonly because: Instance<Rule>
  /** Where no rule alone forces it: what would follow from its opposite, until `because` is broken. */
  readonly otherwise?: readonly ReasonStep<Rule>[]
}

/** Why a hint is right, as data; the kind's words say it to people. */
export type Reason<Rule extends string = string, Technique extends string = string> =
  | { readonly type: 'mistake'; readonly facts: readonly Fact[] }
  | {
      readonly type: 'technique'
      readonly technique: Technique
      readonly facts: readonly Fact[]
      readonly because: readonly Instance<Rule>[]
      /** Eliminations made first, each by a technique of its own, when the last step needs them. */
      readonly before?: readonly TechniqueStep<Rule, Technique>[]
      readonly details?: Readonly<Record<string, string | number>>
    }
  | { readonly type: 'rule'; readonly facts: readonly Fact[]; readonly because: Instance<Rule> }
  | {
      readonly type: 'what-if'
      readonly suppose: Fact
      readonly steps: readonly ReasonStep<Rule>[]
      readonly broken: Instance<Rule>
      readonly facts: readonly Fact[]
      readonly before?: readonly TechniqueStep<Rule, Technique>[]
    }
  | {
      readonly type: 'either-way'
      readonly over: Fact
      readonly ifHolds: readonly ReasonStep<Rule>[]
      readonly ifNot: readonly ReasonStep<Rule>[]
      readonly facts: readonly Fact[]
    }
  | { readonly type: 'answer'; readonly facts: readonly Fact[] }

/** One elimination by a named technique. */
export interface TechniqueStep<Rule extends string = string, Technique extends string = string> {
  readonly technique: Technique
  readonly facts: readonly Fact[]
  readonly because: readonly Instance<Rule>[]
  readonly details?: Readonly<Record<string, string | number>>
}

/** The rungs of the ladder of hints: a mistake, a named technique, one rule alone, what if, the proved answer. */
export type Rung = 1 | 2 | 3 | 4 | 5

/** The next step of a game and why it is right. */
export interface Hint<K extends Kind = Kind> {
  readonly rung: Rung
  /** The moves that do it, in order. */
  readonly moves: readonly K['move'][]
  /** The cells to look at: the first press of the hint button shows these alone. */
  readonly target: readonly number[]
  /** The rule instances that the reason rests on, in the order of their numbered badges. */
  readonly because: readonly Instance<K['rule']>[]
  readonly reason: Reason<K['rule'], K['technique']>
  /** Steps of work that finding it took, by a kind that counts them; the same on every machine. */
  readonly work?: number
}

/** How hard a board is for a person who climbs the ladder of hints. */
export interface Grade<Level extends string = string> {
  /** null when the ladder does not reach the end. */
  readonly level: Level | null
  /** How many steps the way from start to end has. */
  readonly steps: number
  /** The highest rung used, and the length of the longest chain on it (0 without one). */
  readonly hardest: { readonly rung: Rung; readonly length: number }
}

/** What to make. `width` and `height` are in cells. */
export interface MakeOptions<Level extends string = string> {
  readonly width: number
  readonly height: number
  readonly level: Level
  /** A whole number from 1 to 2147483647. */
  readonly seed: number
}

/** A puzzle that was made: it has exactly one answer, which is the solution. */
export interface Made<Board = unknown, Answer = unknown, Level extends string = string> {
  readonly board: Board
  readonly solution: Answer
  readonly level: Level
  readonly seed: number
}

/** The sizes of a kind. */
export interface Sizes {
  /** The sizes that a chooser offers first, from small to large. */
  readonly offered: readonly Size[]
  /** The sizes that can be made: any rectangle within the bounds, or only those offered. */
  readonly makes: { readonly least: number; readonly most: number } | 'offered'
  /** The sizes that can be read, checked, solved and played. */
  readonly takes: { readonly least: number; readonly most: number } | 'offered'
}

/** The formats in which boards are written. */
export type BoardFormat = 'kazu' | 'puzzlink'

/** A board that was read, or why it was not; `at` is the index of the first character that is wrong. */
export type ReadResult<Board> =
  | { readonly board: Board; readonly problem?: undefined }
  | { readonly board: null; readonly problem: ReadProblem; readonly at: number }

/** Why a text is not a board; the words of `@kazu/puzzle` say it to people. */
export type ReadProblem =
  | 'empty'
  | 'unknown-format'
  | 'other-kind'
  | 'bad-size'
  | 'bad-character'
  | 'too-short'
  | 'too-long'
  | 'bad-value'
  | 'bad-board'

/** Reports how far a long piece of work is: a number from 0 to 1 that never falls. */
export type Report = (done: number) => void

/**
 * What else of a kind can be chosen before a board is made, beside size, level and seed: for each further option of
 * `generate` its values. Without one of them the kind decides.
 */
export type Choices = Readonly<Record<string, readonly string[]>>

/** The pure half of a puzzle: no page, no drawing, no words for people. A face that a kind lacks is absent. */
export interface Engine<K extends Kind> {
  readonly kind: string
  readonly levels: readonly K['level'][]
  readonly sizes: Sizes
  readonly choices?: Choices
  /** What is wrong with a board, in a plain sentence, or null. Takes any value and never throws. */
  readonly fault: (board: unknown) => string | null
  /** The extent of a board in cells. Words are handed it, so that they know what the board's values are written as. */
  readonly size: (board: K['board']) => Extent
  /** The marks at the start of a game. */
  readonly start: (board: K['board']) => K['marks']
  /** What is wrong with marks on a sound board, in a plain sentence, or null. Takes any value as marks and never throws. */
  readonly marksFault: (board: K['board'], marks: unknown) => string | null
  /** The marks after a move; the same object when the move changes nothing. Throws a RangeError for what is no move. */
  readonly play: (board: K['board'], marks: K['marks'], move: K['move']) => K['marks']
  /** What the marks say as an answer; helper marks do not enter it. */
  readonly answer: (board: K['board'], marks: K['marks']) => K['answer']
  /** The marks of a finished game with that answer and no helper marks. */
  readonly marksOf: (board: K['board'], answer: K['answer']) => K['marks']
  /** The rules read straight off an answer: linear, no search, none of the solver's code. Throws nothing. */
  readonly check: (board: K['board'], answer: K['answer']) => Verdict<K['rule']>
  readonly progress: (board: K['board'], marks: K['marks']) => Progress<K['rule']>
  readonly solve: (board: K['board'], options?: SolveOptions) => Solved<K['answer']>
  /** Throws a RangeError in a plain sentence, at once, for what cannot be made. */
  readonly generate: (options: MakeOptions<K['level']>, report?: Report) => Made<K['board'], K['answer'], K['level']>
  readonly grade: (board: K['board']) => Grade<K['level']>
  /** The next step from the marks, or null when the board is solved or has no single answer. */
  readonly hint: (board: K['board'], marks: K['marks']) => Hint<K> | null
  /** Reads a board in any format that the kind knows. */
  readonly read: (text: string) => ReadResult<K['board']>
  /** Writes a board; null when the format cannot hold it. Throws a RangeError for a format that there is not. */
  readonly write: (board: K['board'], format: BoardFormat) => string | null
  /** The progress code of a game: versioned, with its history, without the answer. */
  readonly encode: (game: Game<K>) => string
  /** null on anything bad. */
  readonly decode: (code: string) => Game<K> | null
}

/** A game in play: immutable. `past` and `future` hold the marks that undo and redo bring back, the nearest last. */
export interface Game<K extends Kind> {
  readonly board: K['board']
  readonly marks: K['marks']
  readonly past: readonly K['marks'][]
  readonly future: readonly K['marks'][]
}

/** The look of the paper. */
export type Material = 'ivory' | 'wood' | 'slate'

/** The look of what lies on it. */
export type Pieces = 'ink' | 'tiles'

/** What the screen shows beside board and marks. Everything is optional: `{ board, marks }` alone draws the sheet. */
export interface View<K extends Kind> {
  readonly board: K['board']
  readonly marks: K['marks']
  /** The cell that the keyboard or a tap chose. */
  readonly cursor?: number | undefined
  /** The cells chosen together, the cursor's among them; the cursor's alone when left out. */
  readonly selection?: readonly number[] | undefined
  /** Whether the cells that see the cursor are washed. True unless said. */
  readonly peers?: boolean | undefined
  /** Cells that are pointed at for a moment, as when their name in a message is pressed. */
  readonly pulse?: readonly number[] | undefined
  /** CSS px that a cell takes on the screen, when known: what would be too small is drawn more plainly. */
  readonly pixels?: number | undefined
  /** Whether the cursor is drawn dashed, as while keys are used. */
  readonly keys?: boolean | undefined
  /** A value whose other places are washed too (same digit). */
  readonly highlight?: number | undefined
  /** Rules broken on the board. */
  readonly faults?: readonly Fault<K['rule']>[] | undefined
  /** Cells found wrong when the player asked for a comparison. */
  readonly wrong?: readonly number[] | undefined
  /** The hint that is being given and how far: `where` rings the target, `why` shows the causes, `do` is done. */
  readonly hint?: { readonly hint: Hint<K>; readonly stage: 'where' | 'why' | 'do' } | undefined
  readonly solved?: boolean | undefined
  readonly material?: Material | undefined
  readonly pieces?: Pieces | undefined
  readonly language?: Language | undefined
  /** Whether targets for touch and mouse are in the tree. */
  readonly interactive?: boolean | undefined
  /** Whether it is drawn as a small picture: fewer hairlines. */
  readonly small?: boolean | undefined
  /** Prefix of every id in the drawing, so that several boards stand on one page. */
  readonly id?: string | undefined
  /** What a reader hears for the whole drawing. */
  readonly label?: string | undefined
}

/** A small board that shows one rule kept and the same rule broken. */
export interface RuleExample<K extends Kind> {
  readonly rule: K['rule']
  readonly board: K['board']
  readonly right: K['answer']
  readonly wrong: K['answer']
}

/** Boards that belong together, each with a title: made by their options like any others. */
export interface Pack<Level extends string = string> {
  readonly title: Readonly<Record<Language, string>>
  readonly boards: readonly {
    readonly title: Readonly<Record<Language, string>>
    readonly options: MakeOptions<Level>
  }[]
}

/** The families by which a site sorts the kinds. */
export type Family = 'numbers' | 'loops' | 'shading' | 'regions' | 'letters' | 'pictures'

/**
 * What every puzzle package hands over as one object: what a site, a command line and the laws need.
 * `Input` is the type of input style, which the player defines.
 */
export interface Puzzle<K extends Kind, Input = unknown> {
  readonly kind: string
  readonly family: Family
  readonly engine: Engine<K>
  readonly draw: (view: View<K>) => SvgNode
  readonly inputs: readonly Input[]
  readonly words: Readonly<Record<Language, KindWords<K['rule'], K['technique'], K['level']>>>
  /** What a reader hears of one cell, without its place: `white pearl, line up and right`. */
  readonly describe: (board: K['board'], marks: K['marks'], cell: number, language: Language) => string
  readonly examples: readonly RuleExample<K>[]
  readonly packs?: readonly Pack<K['level']>[]
}

/** What a rule is called and how it is spoken of. */
export interface RuleWords {
  /** A short name: `White pearl`. */
  readonly name: string
  /** The rule in one sentence, for the rules page. */
  readonly law: string
  /** The rule instance as the cause of a step: `the white pearl at r3c4 needs a turn beside it`. No capital, no full stop. */
  readonly why: (instance: Instance, size: Size) => string
  /** The rule instance as a fault: `The line turns on the white pearl at r3c4.` A sentence. */
  readonly broken: (instance: Instance, size: Size) => string
}

/** The words of one kind in one language. A missing word is a type error. */
export interface KindWords<Rule extends string, Technique extends string, Level extends string> {
  readonly name: string
  /** What to do, in one sentence. */
  readonly aim: string
  readonly levels: Readonly<Record<Level, string>>
  /** What the engine's further choices are called, and their values; there where the engine has any. */
  readonly choices?: Readonly<
    Record<string, { readonly name: string; readonly values: Readonly<Record<string, string>> }>
  >
  readonly rules: Readonly<Record<Rule, RuleWords>>
  /** The name of a technique and what it says where it is used: a sentence without its conclusion. */
  readonly techniques: Readonly<
    Record<
      Technique,
      {
        readonly name: string
        /** `why` says a rule instance of the step as a cause, with its badge; the rule's own words without it. */
        readonly text: (
          step: TechniqueStep<Rule, Technique>,
          size: Size,
          why?: (instance: Instance<Rule>) => string,
        ) => string
      }
    >
  >
  /** A fact as a clause, without capital and full stop: `a line joins r1c1 and r1c2`. */
  readonly fact: (fact: Fact, size: Size) => string
  /** Several facts as one clause, where that is shorter than all of them in a row. */
  readonly facts?: (facts: readonly Fact[], size: Size) => string
}
