import { drawNumbers, numbersDrawing } from '@kazu/numbers/draw'
import type { NumbersDrawOptions, NumbersDrawn, NumbersLook, NumbersSubject } from '@kazu/numbers/draw'
import type { View } from '@kazu/puzzle'
import { CELL, centreOf, figure, svg } from '@kazu/svg'
import type { SvgNode } from '@kazu/svg'
import { towersBoards } from './board.js'
import type { TowersBoard } from './board.js'
import { lineFrom, sideOfClue, type Side } from './lines.js'

/** Cells of room for the clues on each side, and from the middle of a cell at the edge to its clue. */
const RING = 0.8
const AWAY = CELL / 2 + (RING * CELL) / 2

const FIGURE = 44
const TARGET = 40
const DISC = 33

const WAYS: Readonly<Record<Side, { readonly x: number; readonly y: number }>> = {
  top: { x: 0, y: -1 },
  bottom: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
}

/** Where the clue of a place stands. */
function spotOf(size: number, place: number): { readonly x: number; readonly y: number } {
  const { x, y } = centreOf({ width: size, height: size }, lineFrom(size, place)[0] as number)
  const way = WAYS[sideOfClue(size, place).side]
  return { x: x + way.x * AWAY, y: y + way.y * AWAY }
}

/** The clues: those that are not true in red, those that a hint rests on in amber, those ticked off struck through; each on a disc where pieces are tiles. */
function clues({ board, marks, faults = [], hint, interactive, pieces }: View<NumbersDrawn<TowersBoard>>): SvgNode[] {
  const placeOf = ({ details = {} }: (typeof faults)[number]): number =>
    board.clues.findIndex((_clue, place) => {
      const { side, line } = sideOfClue(board.size, place)
      return side === details['side'] && line + 1 === details['line']
    })
  const named = (some: typeof faults): Set<number> => new Set(some.filter(({ rule }) => rule === 'clue').map(placeOf))
  const bad = named(faults)
  const taught = named(hint?.stage === 'why' ? hint.hint.because : [])
  const all = board.clues.flatMap((clue, place) => (clue === 0 ? [] : [{ clue, place, ...spotOf(board.size, place) }]))
  const strokes = all.filter(({ place }) => marks.tick?.[place] === 1).map(({ x, y }) => `M${x - 18} ${y + 18}l36 -36`)
  return [
    svg(
      'g',
      { key: 'clues' },
      ...(pieces === 'tiles'
        ? all.map(({ x, y }) => svg('circle', { class: 'kz-clue-disc', cx: x, cy: y, r: DISC }))
        : []),
      ...all.map(({ clue, place, x, y }) => {
        const look = bad.has(place) ? ' kz-bad' : taught.has(place) ? ' kz-clue-taught' : ''
        return figure(x, y, String(clue), FIGURE, `kz-clue${look}`)
      }),
      ...(strokes.length === 0 ? [] : [svg('path', { class: 'kz-ticked', d: strokes.join('') })]),
    ),
    ...(interactive === true ? [targets(all)] : []),
  ]
}

function targets(all: readonly { readonly place: number; readonly x: number; readonly y: number }[]): SvgNode {
  return svg(
    'g',
    { key: 'clue targets', class: 'kz-hits' },
    ...all.map(({ place, x, y }) =>
      svg('rect', {
        class: 'kz-hit',
        x: x - TARGET,
        y: y - TARGET,
        width: 2 * TARGET,
        height: 2 * TARGET,
        'data-clue': place,
      }),
    ),
  )
}

const LOOK: NumbersLook<TowersBoard> = { ...towersBoards, shown: clues, ring: RING }

/** The drawing of a towers board and its marks: a pure function of the view. */
export const towersDrawing: <K extends NumbersDrawn<TowersBoard>>(view: View<K>) => SvgNode = numbersDrawing(LOOK)

/** How towers is drawn as text: everything of a view but board and marks, and how the text is written. */
export type TowersDrawOptions = NumbersDrawOptions<TowersBoard>

/**
 * A board, or a game with its marks, as SVG text. With `theme` the text stands alone as a file or an image. Throws a
 * RangeError in a plain sentence for what is no board or game, and for a theme, material or width that is none.
 */
export function drawTowers(subject: NumbersSubject<TowersBoard>, options: TowersDrawOptions = {}): string {
  return drawNumbers(LOOK, towersDrawing, subject, options)
}
