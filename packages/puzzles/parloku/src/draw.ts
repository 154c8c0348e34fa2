import { numbersDrawing } from '@kazu/numbers/draw'
import type { NumbersDrawn, NumbersLook } from '@kazu/numbers/draw'
import { requireDrawn } from '@kazu/puzzle'
import type { Fault, Kind, View } from '@kazu/puzzle'
import { centreOf, figure, svg } from '@kazu/svg'
import type { SvgNode } from '@kazu/svg'
import { drawingText } from '@kazu/svg/theme'
import type { TextOptions } from '@kazu/svg/theme'
import { SIDE, parlokuFault, type ParlokuBoard } from './board.js'
import { chipsBelow, chipsOf } from './chips.js'
import { parlokuMarksFault, startParloku } from './game.js'
import { gridOf, parlokuGrids, type ParlokuGrid } from './grid.js'
import type { ParlokuKind } from './kind.js'
import { outlineOf, REACH } from './outline.js'
import { boxOf } from './rules.js'
import { spelledPath } from './spelled.js'

/** What a kind must hold to be drawn as parloku. */
export interface ParlokuDrawn extends Kind {
  readonly board: ParlokuBoard
  readonly marks: ParlokuKind['marks']
}

/** A grid that knows how its letters are written. */
interface LetteredGrid extends ParlokuGrid {
  readonly letters: readonly string[]
}

const SIZE = { width: SIDE, height: SIDE }

/** How many inks words have; the next word begins again with the first, and each has its number. */
const INKS = 4

type DrawnView = View<NumbersDrawn<LetteredGrid>>

/** The values that stand on the board of a view. */
function valuesIn({ board, marks }: DrawnView): number[] {
  return board.givens.map((given, cell) => given || (marks.entry[cell] ?? 0))
}

/** The outline of each word round the letters that it is spelled by so far, a ring where that is one or none. */
export function wordLines(
  board: ParlokuGrid,
  values: readonly number[],
  faults: readonly Fault[],
  wiggling?: number,
): SvgNode[] {
  const broken = new Set(faults.map(({ rule, details = {} }) => (rule === 'word' ? details['number'] : 0)))
  return board.words.map((word, at) => {
    const { x, y } = centreOf(SIZE, word.start)
    const side = x - 36 + 15 * sharing(board, at)
    return svg(
      'g',
      { key: `word ${at}`, class: `kz-word-${(at % INKS) + 1}${at === wiggling ? ' kz-wiggle' : ''}`, 'data-word': at },
      wordLine(spelledPath(values, word), word.start, broken.has(at + 1)),
      svg('circle', { class: 'kz-word-ground', cx: side, cy: y - 36, r: 11 }),
      figure(side, y - 36, String(at + 1), 20, 'kz-word-number'),
    )
  })
}

function wordLine(path: readonly number[], start: number, broken: boolean): SvgNode {
  const look = broken ? 'kz-word kz-word-bad' : 'kz-word'
  const { x, y } = centreOf(SIZE, start)
  if (path.length < 2) return svg('circle', { class: look, cx: x, cy: y, r: REACH })
  return svg('path', { class: look, d: outlineOf(path) })
}

/** How many words before start in the same cell, whose numbers stand side by side. */
function sharing({ words }: ParlokuGrid, at: number): number {
  return words.slice(0, at).filter(({ start }) => start === words[at]?.start).length
}

const LOOK: NumbersLook<LetteredGrid> = {
  ...parlokuGrids,
  symbol: ({ letters }, value) => letters[value - 1] ?? '',
  regions: ({ givens }) => givens.map((_given, cell) => boxOf(cell)),
  shown: (view) => [
    svg('g', { key: 'words' }, ...wordLines(view.board, valuesIn(view), view.faults ?? [])),
    ...chipsOf(view.board, valuesIn(view)),
  ],
  below: (board) => chipsBelow(board),
}

const drawGrid = numbersDrawing(LOOK)

const lettered = new WeakMap<ParlokuBoard, LetteredGrid>()

function letteredGrid(board: ParlokuBoard): LetteredGrid {
  const known = lettered.get(board) ?? { ...gridOf(board), letters: board.letters }
  lettered.set(board, known)
  return known
}

/** The drawing of a parloku board and its marks: a pure function of the view. */
export function parlokuDrawing<K extends ParlokuDrawn>(view: View<K>): SvgNode {
  // Marks, faults and hints of the two are the same; only the board is another.
  return drawGrid({ ...view, board: letteredGrid(view.board) } as unknown as DrawnView)
}

/** How parloku is drawn as text: everything of a view but board and marks, and how the text is written. */
export type ParlokuDrawOptions = Partial<Omit<View<ParlokuDrawn>, 'board' | 'marks'>> & TextOptions

/**
 * A board, or a game with its marks, as SVG text. With `theme` the text stands alone as a file or an image. Throws a
 * RangeError in a plain sentence for what is no board or game, and for a theme, material or width that is none.
 */
export function drawParloku(
  subject: ParlokuBoard | Pick<View<ParlokuDrawn>, 'board' | 'marks'>,
  options: ParlokuDrawOptions = {},
): string {
  const parts = { fault: parlokuFault, marksFault: parlokuMarksFault, start: startParloku }
  const { board, marks } = requireDrawn<ParlokuBoard, ParlokuKind['marks']>(parts, subject, options)
  return drawingText(parlokuDrawing<ParlokuDrawn>({ ...options, board, marks }), options)
}
