import { symbolOf } from '@kazu/groups'
import { requireDrawn } from '@kazu/puzzle'
import type { Kind, PencilChange, View } from '@kazu/puzzle'
import { cellTargets, frame, gridLines, numbersLayers, paper, regionLines, remembered, sheet, svg } from '@kazu/svg'
import type { NumbersDrawing, SvgNode } from '@kazu/svg'
import { drawingText } from '@kazu/svg/theme'
import type { TextOptions } from '@kazu/svg/theme'
import { boardFault, numbersMarksFault } from './board.js'
import type { BoardSpec, NumbersBoard, NumbersLayer, NumbersMarks } from './board.js'
import { startNumbers } from './game.js'

/** What a kind must hold to be drawn as a board of numbers. */
export interface NumbersDrawn<Board extends NumbersBoard> extends Kind {
  readonly board: Board
  readonly marks: NumbersMarks
}

/** What is printed on the boards of a kind beside givens and hairlines. */
export interface NumbersLook<Board extends NumbersBoard> extends BoardSpec<Board> {
  /** How a value is written; as a number unless said. */
  readonly symbol?: ((board: Board, value: number) => string) | undefined
  /** The region of each cell, whose borders are heavy; none where there are no regions. */
  readonly regions?: ((board: Board) => readonly number[]) | undefined
  /** Drawn on the paper, under everything else, made once for each board. */
  readonly under?: ((board: Board) => readonly SvgNode[]) | undefined
  /** Drawn over the lines and under the figures, made once for each board. */
  readonly over?: ((board: Board) => readonly SvgNode[]) | undefined
  /** Drawn over the figures, so that no tile covers it, made once for each board. */
  readonly above?: ((board: Board) => readonly SvgNode[]) | undefined
  /** What changes with the view, over the figures: marks and clues that are broken. */
  readonly shown?: ((view: View<NumbersDrawn<Board>>) => readonly SvgNode[]) | undefined
  /** Whether cages frame the cells, so that notes keep inside them and below their sums. */
  readonly framed?: boolean | undefined
  /** Cells of room round the board, for clues outside the frame. */
  readonly ring?: number | undefined
  /** Cells of room below the board, for what is listed there. */
  readonly below?: ((board: Board) => number) | undefined
}

interface Printed {
  readonly paper: SvgNode
  readonly under: readonly SvgNode[]
  readonly grid: SvgNode
  readonly lines: readonly SvgNode[]
  readonly over: readonly SvgNode[]
  readonly above: readonly SvgNode[]
  readonly targets: SvgNode
}

/** The drawing of the boards of a kind and their marks: a pure function of the view. */
export function numbersDrawing<Board extends NumbersBoard>(
  look: NumbersLook<Board>,
): <K extends NumbersDrawn<Board>>(view: View<K>) => SvgNode {
  const printed = remembered((board: Board): Printed => {
    const size = { width: board.size, height: board.size }
    return {
      paper: paper(size),
      under: look.under?.(board) ?? [],
      grid: gridLines(size),
      lines: [...(look.regions === undefined ? [] : [regionLines(size, look.regions(board))]), frame(size)],
      over: look.over?.(board) ?? [],
      above: look.above?.(board) ?? [],
      targets: cellTargets(size),
    }
  })
  return (view) => {
    const { board, id = '', label, solved, material } = view
    const size = { width: board.size, height: board.size }
    const still = printed(board)
    const layers = numbersLayers({ ...numbersShown(look, view), framed: look.framed, size, id })
    return sheet(
      { kind: look.kind, size, id, label, solved, material, ring: look.ring, below: look.below?.(board) },
      still.paper,
      ...still.under,
      svg('g', { key: 'grounds' }, ...layers.grounds),
      ...(view.small === true && board.size > 9 ? [] : [still.grid]),
      ...still.lines,
      ...still.over,
      svg('g', { key: 'figures' }, ...layers.figures),
      ...still.above,
      ...(look.shown?.(view) ?? []),
      svg('g', { key: 'rings' }, ...layers.rings),
      ...(view.interactive === true ? [still.targets] : []),
    )
  }
}

function numbersShown<Board extends NumbersBoard, K extends NumbersDrawn<Board>>(
  look: NumbersLook<Board>,
  view: View<K>,
): Omit<NumbersDrawing, 'size' | 'id'> {
  const { board } = view
  return shownNumbers(view, {
    most: board.size,
    symbol: (value) => look.symbol?.(board, value) ?? symbolOf(value),
    given: board.givens,
    peers: (cell) => look.layout(board).peers[cell] ?? [],
  })
}

/** What a kind must hold to be drawn with numbers in its cells, whatever its board is. */
export interface WithNumbers extends Kind {
  readonly marks: NumbersMarks
}

/** What a board says of its numbers where they are drawn. */
export interface NumbersShown extends Pick<NumbersDrawing, 'most' | 'symbol' | 'given'> {
  /** The cells that may not hold the same number as a cell. */
  readonly peers: (cell: number) => readonly number[]
}

/** What a view shows of numbers, for {@link numbersLayers} of `@kazu/svg`: marks, cursor, washes, faults and hint. */
export function shownNumbers<K extends WithNumbers>(
  view: View<K>,
  { most, symbol, given, peers }: NumbersShown,
): Omit<NumbersDrawing, 'size' | 'id'> {
  const { marks, cursor, selection, hint } = view
  const single = cursor !== undefined && (selection?.length ?? 0) < 2
  return {
    ...marks,
    most,
    symbol,
    given,
    cursor,
    selection,
    keys: view.keys,
    peers: single && view.peers !== false ? peers(cursor) : [],
    highlight: view.highlight,
    faults: view.faults?.flatMap(({ cells }) => cells) ?? [],
    wrong: view.wrong ?? [],
    lesson: hint?.hint,
    stage: hint?.stage,
    fresh: hint?.stage === 'do' ? written(hint.hint.moves) : [],
    pulse: view.pulse,
    pixels: view.pixels,
    tiles: view.pieces === 'tiles',
  }
}

function written(moves: readonly unknown[]): number[] {
  return (moves as (readonly PencilChange<NumbersLayer | 'tick'>[])[])
    .flat()
    .filter(({ layer }) => layer === 'entry')
    .map(({ place }) => place)
}

/** How a board is drawn as text: everything of a view but board and marks, and how the text is written. */
export type NumbersDrawOptions<Board extends NumbersBoard> = Partial<
  Omit<View<NumbersDrawn<Board>>, 'board' | 'marks'>
> &
  TextOptions

/** What is drawn: a board, on which nobody has played, or a game with its marks. */
export type NumbersSubject<Board extends NumbersBoard> = Board | Pick<View<NumbersDrawn<Board>>, 'board' | 'marks'>

/**
 * A board, or a game with its marks, as SVG text. With `theme` the text stands alone as a file or an image. Throws a
 * RangeError in a plain sentence for what is no board or game, and for a theme, material or width that is none.
 */
export function drawNumbers<Board extends NumbersBoard>(
  look: NumbersLook<Board>,
  draw: (view: View<NumbersDrawn<Board>>) => SvgNode,
  subject: NumbersSubject<Board>,
  options: NumbersDrawOptions<Board>,
): string {
  const parts = {
    fault: (board: unknown) => boardFault(look, board),
    marksFault: (board: Board, marks: unknown) => numbersMarksFault(look, board, marks),
    start: (board: Board) => startNumbers(look, board),
  }
  const { board, marks } = requireDrawn<Board, NumbersMarks>(parts, subject, options)
  return drawingText(draw({ ...options, board, marks }), options)
}
