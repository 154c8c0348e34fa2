import { cellsOfRectangle, rectangleHolds } from '@kazu/grid'
import type { Rectangle } from '@kazu/grid'
import { numbersModel } from '@kazu/numbers'
import type { BoardSpec, NumbersBoard, NumbersMarks, NumbersModel } from '@kazu/numbers'
import { drawnRectangles } from '@kazu/puzzle'
import type { Fact, PencilMarks, RectanglesMarks } from '@kazu/puzzle'
import { literalOf } from '@kazu/solver'
import type { Literal, Model } from '@kazu/solver'
import type { AkariBoard } from '../../packages/puzzles/akari/src/board.ts'
import { akariModel } from '../../packages/puzzles/akari/src/logic.ts'
import type { KakuroBoard } from '../../packages/puzzles/kakuro/src/board.ts'
import { kakuroModel } from '../../packages/puzzles/kakuro/src/logic.ts'
import { diagonalBoards } from '../../packages/puzzles/diagonal/src/board.ts'
import type { DiagonalBoard } from '../../packages/puzzles/diagonal/src/board.ts'
import { jigsawBoards } from '../../packages/puzzles/jigsaw/src/board.ts'
import type { JigsawBoard } from '../../packages/puzzles/jigsaw/src/board.ts'
import { moreOrLessBoards } from '../../packages/puzzles/more-or-less/src/board.ts'
import type { MoreOrLessBoard } from '../../packages/puzzles/more-or-less/src/board.ts'
import { numberPlaceBoards } from '../../packages/puzzles/number-place/src/board.ts'
import type { NumberPlaceBoard } from '../../packages/puzzles/number-place/src/board.ts'
import { sumCagesBoards } from '../../packages/puzzles/sum-cages/src/board.ts'
import type { SumCagesBoard } from '../../packages/puzzles/sum-cages/src/board.ts'
import { sumCagesModel } from '../../packages/puzzles/sum-cages/src/logic.ts'
import type { MasyuBoard } from '../../packages/puzzles/masyu/src/board.ts'
import { masyuModel } from '../../packages/puzzles/masyu/src/logic.ts'
import type { NurikabeBoard } from '../../packages/puzzles/nurikabe/src/board.ts'
import { nurikabeModel } from '../../packages/puzzles/nurikabe/src/logic.ts'
import type { RippleBoard } from '../../packages/puzzles/ripple/src/board.ts'
import { rippleModel } from '../../packages/puzzles/ripple/src/logic.ts'
import type { ShikakuBoard } from '../../packages/puzzles/shikaku/src/board.ts'
import { rectangleOfFact } from '../../packages/puzzles/shikaku/src/fact.ts'
import { shikakuModel } from '../../packages/puzzles/shikaku/src/logic.ts'
import type { Statement } from '../../packages/puzzles/shikaku/src/logic.ts'
import type { SlitherlinkBoard } from '../../packages/puzzles/slitherlink/src/board.ts'
import { slitherlinkModel } from '../../packages/puzzles/slitherlink/src/logic.ts'

/** What a search needs to know of one board to prove what its hints say. */
interface Proving {
  readonly model: Model
  readonly ready: boolean
  /** What some marks say, as literals that all hold. */
  readonly known: (marks: unknown) => readonly Literal[]
  /** The ways in which a fact could be wrong, each as literals that all hold. */
  readonly negations: (fact: Fact) => readonly (readonly Literal[])[]
}

/** Whether a fact is forced under some marks: no search of its negation finds an answer, or runs out of its budget. */
export type Proof = (marks: unknown, fact: Fact) => boolean

/** Steps of work for one search. */
const PROOF_BUDGET = 200_000_000

/** A proof by search over the constraints of one board: no ladder, no reasons, only whether there is an answer. */
function proofBySearch({ model, ready, known, negations }: Proving): Proof {
  const { kernel } = model
  return (marks, fact) => {
    if (!ready) return false
    const given = known(marks)
    const refuted = (negation: readonly Literal[]): boolean =>
      kernel.search([...given, ...negation], kernel.work + PROOF_BUDGET) === 'none'
    return negations(fact).every(refuted)
  }
}

/** A kind whose variables are the places of one layer of marks: that each holds the value that an answer is made of. */
function ofLayer(stated: { readonly model: object; readonly ready: boolean }, layer: string, value: number): Proving {
  const model = stated.model as Model
  return {
    model,
    ready: stated.ready,
    known: (marks) =>
      ((marks as PencilMarks)[layer] ?? []).flatMap((mark, place) =>
        mark === 0 ? [] : [literalOf(place, mark === value)],
      ),
    negations: (fact) => {
      if (fact.layer !== layer || fact.value !== value) throw new Error(`A hint speaks of ${JSON.stringify(fact)}.`)
      return [[literalOf(fact.place, !fact.holds)]]
    },
  }
}

/** A kind in which each cell holds one number: its variables say which. */
function ofEntries(stated: {
  readonly model: object
  readonly ready: boolean
  readonly literal: (cell: number, value: number) => Literal
}): Proving {
  return {
    model: stated.model as Model,
    ready: stated.ready,
    known: (marks) =>
      ((marks as PencilMarks)['entry'] ?? []).flatMap((value, cell) =>
        value === 0 ? [] : [stated.literal(cell, value)],
      ),
    negations: ({ layer, place, value, holds }) => {
      if (layer !== 'entry') throw new Error(`A hint speaks of the layer ${layer}.`)
      return [[stated.literal(place, value) ^ (holds ? 1 : 0)]]
    },
  }
}

/** A fact of shikaku gives cells to a clue: a number's rectangle holds them all, a `?` has each of them. */
function ofShikaku(board: ShikakuBoard): Proving {
  const { model, statements, ready } = shikakuModel(board)
  return {
    model: model,
    ready,
    known: (marks) =>
      drawnRectangles(board, marks as RectanglesMarks).flatMap((drawn) =>
        board.clues.flatMap((clue, cell) =>
          clue !== 0 && rectangleHolds(drawn, spot(board, cell)) ? having(board, statements, cell, drawn) : [],
        ),
      ),
    negations: (fact) => {
      const has = having(board, statements, fact.place, rectangleOfFact(board, fact))
      if (!fact.holds) return [has]
      // A `?` may lack each of the cells for itself, a number has one rectangle or another.
      if (board.clues[fact.place] === '?') return has.map((literal) => [literal ^ 1])
      return [lacking(statements, fact.place, rectangleOfFact(board, fact))]
    },
  }
}

/** What holds when a clue has all cells of a rectangle. A cell that the clue cannot have gives what never holds. */
function having(board: ShikakuBoard, statements: Statements, clue: number, cells: Rectangle): Literal[] {
  if (board.clues[clue] !== '?') {
    const others = own(statements, clue, ({ rectangle }) => !rectangleHolds(rectangle as Rectangle, cells))
    return others.map((variable) => literalOf(variable, false))
  }
  return cellsOfRectangle(board, cells).flatMap((cell) => {
    if (cell === clue) return []
    const [variable] = own(statements, clue, (said) => said.cell === cell)
    return variable === undefined ? [literalOf(0), literalOf(0, false)] : [literalOf(variable)]
  })
}

/** What holds when a number has no rectangle with all cells of another one. */
function lacking(statements: Statements, clue: number, cells: Rectangle): Literal[] {
  const right = own(statements, clue, ({ rectangle }) => rectangleHolds(rectangle as Rectangle, cells))
  return right.map((variable) => literalOf(variable, false))
}

/** The variables that say something of a clue for which `is` holds. */
function own(statements: Statements, clue: number, is: (said: Statement) => boolean): number[] {
  return statements.flatMap((said, variable) => (said.clue === clue && is(said) ? [variable] : []))
}

type Statements = readonly Statement[]

function spot({ width }: ShikakuBoard, cell: number): Rectangle {
  const [row, column] = [Math.floor(cell / width), cell % width]
  return { left: column, top: row, right: column, bottom: row }
}

/** A kind of numbers: a fact says that a cell holds a number, or does not. */
function ofNumbers<Board extends NumbersBoard>(
  { layout }: BoardSpec<Board>,
  board: Board,
  model: NumbersModel = numbersModel(layout(board), board.givens),
): Proving {
  const { size } = board
  const holds = (cell: number, value: number, so = true): Literal => literalOf(cell * size + value - 1, so)
  return {
    ...model,
    known: (marks) => (marks as NumbersMarks).entry.flatMap((value, cell) => (value === 0 ? [] : [holds(cell, value)])),
    negations: ({ place, value, holds: so }) => [[holds(place, value, !so)]],
  }
}

/** Cages, whose sums are constraints of their own. */
function ofCages(board: SumCagesBoard): Proving {
  return ofNumbers(sumCagesBoards, board, sumCagesModel(board))
}

/** How the hints of each kind are proved. A kind that is missing here has no hints to measure. */
export const PROVERS: Readonly<Record<string, (board: unknown) => Proof>> = {
  diagonal: (board) => proofBySearch(ofNumbers(diagonalBoards, board as DiagonalBoard)),
  jigsaw: (board) => proofBySearch(ofNumbers(jigsawBoards, board as JigsawBoard)),
  'more-or-less': (board) => proofBySearch(ofNumbers(moreOrLessBoards, board as MoreOrLessBoard)),
  'sum-cages': (board) => proofBySearch(ofCages(board as SumCagesBoard)),
  'number-place': (board) => proofBySearch(ofNumbers(numberPlaceBoards, board as NumberPlaceBoard)),
  akari: (board) => proofBySearch(ofLayer(akariModel(board as AkariBoard), 'shade', 1)),
  kakuro: (board) => proofBySearch(ofEntries(kakuroModel(board as KakuroBoard))),
  masyu: (board) => proofBySearch(ofLayer(masyuModel(board as MasyuBoard), 'line', 1)),
  nurikabe: (board) => proofBySearch(ofLayer(nurikabeModel(board as NurikabeBoard), 'shade', 1)),
  ripple: (board) => proofBySearch(ofEntries(rippleModel(board as RippleBoard))),
  shikaku: (board) => proofBySearch(ofShikaku(board as ShikakuBoard)),
  slitherlink: (board) => proofBySearch(ofLayer(slitherlinkModel(board as SlitherlinkBoard), 'line', 1)),
}
