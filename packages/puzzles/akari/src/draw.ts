import { cellBeside, columnOf, DIRECTIONS, rowOf, STEP } from '@kazu/grid'
import { emptyMarks, requireDrawn } from '@kazu/puzzle'
import type { DrawnParts, Fault, Kind, PencilChange, PencilMarks, View } from '@kazu/puzzle'
import {
  CELL,
  cellTargets,
  centreOf,
  cornerOf,
  cursorRings,
  dots,
  faultLayers,
  figure,
  frame,
  gridLines,
  lessonLayers,
  outline,
  patterned,
  remembered,
  sheet,
  svg,
  wash,
} from '@kazu/svg'
import type { LessonLayers, SvgNode } from '@kazu/svg'
import { drawingText } from '@kazu/svg/theme'
import type { TextOptions } from '@kazu/svg/theme'
import { akariShape, DOT, isWhite, LIGHT, akariFault, akariMarksFault } from './board.js'
import type { AkariBoard, AkariLayer } from './board.js'
import { columnRun, rowRun, shoneOn, sightOf } from './sight.js'

/** What a kind must hold to be drawn as akari. */
export interface AkariDrawn extends Kind {
  readonly board: AkariBoard
  readonly marks: PencilMarks<AkariLayer>
}

const printed = remembered((board: AkariBoard) => ({
  floor: svg('rect', { key: 'floor', class: 'kz-floor', width: board.width * CELL, height: board.height * CELL }),
  grid: gridLines(board),
  // A small picture of a big board keeps only each fifth hairline.
  fewLines: gridLines(board, Math.max(board.width, board.height) > 10 ? 5 : 1),
  frame: frame(board),
  ink: svg('g', { key: 'walls' }, ...wash('walls', board, walls(board), 'kz-wall'), ...numbers(board)),
  tiles: svg('g', { key: 'walls' }, ...walls(board).flatMap((cell) => tile(board, cell)), ...numbers(board)),
  cells: cellTargets(board),
}))

function walls(board: AkariBoard): number[] {
  return board.cells.flatMap((_, cell) => (isWhite(board, cell) ? [] : [cell]))
}

function numbers(board: AkariBoard): SvgNode[] {
  return walls(board).flatMap((cell) => numberOn(board, cell, 'kz-wall-number'))
}

function numberOn(board: AkariBoard, cell: number, look: string): SvgNode[] {
  const number = board.cells[cell]
  if (typeof number !== 'number') return []
  const { x, y } = centreOf(board, cell)
  return [figure(x, y, String(number), 58, look, `${look} ${cell}`)]
}

function tile(board: AkariBoard, cell: number): SvgNode[] {
  const { x, y } = cornerOf(board, cell)
  const block = (down: number, look: string): SvgNode =>
    svg('rect', { class: look, x: x + 5, y: y + down, width: CELL - 10, height: CELL - 12, rx: 12 })
  return [block(8, 'kz-tile-foot'), block(4, 'kz-wall')]
}

/** What the drawing shows of lights and faults, worked out once for a view. */
interface Shown {
  readonly board: AkariBoard
  readonly lights: readonly number[]
  readonly lit: ReadonlySet<number>
  readonly faulty: readonly number[]
  readonly fresh: ReadonlySet<number>
}

/** The drawing of an akari board and its marks: a pure function of the view. */
export function akariDrawing<K extends AkariDrawn>(view: View<K>): SvgNode {
  const { board, marks, id = '', hint } = view
  const still = printed(board)
  const shown = shownBy(view)
  const taught: LessonLayers =
    hint === undefined ? { under: [], over: [] } : lessonLayers(board, hint.hint, hint.stage, id)
  const lit = [...shown.lit].sort((a, b) => a - b)
  return sheet(
    { kind: 'akari', size: board, id, label: view.label, solved: view.solved, material: view.material },
    still.floor,
    svg('g', { key: 'grounds' }, ...wash('lit', board, lit, 'kz-lit', 1.5), ...taught.under),
    svg('g', { key: 'faults' }, ...faultLayers(board, shown.faulty, id)),
    view.small === true ? still.fewLines : still.grid,
    view.pieces === 'tiles' ? still.tiles : still.ink,
    svg('g', { key: 'told' }, ...faultyWalls(shown, id), ...causingWalls(view)),
    still.frame,
    svg('g', { key: 'beams' }, ...beams(shown)),
    svg('g', { key: 'dots' }, ...dotsOn(shown, marks.shade)),
    svg('g', { key: 'bulbs' }, ...shown.lights.map((cell) => bulb(shown, cell))),
    svg('g', { key: 'rings' }, ...cursorRings(view.board, view), ...taught.over),
    ...(view.interactive === true ? [still.cells] : []),
  )
}

function shownBy<K extends AkariDrawn>({ board, marks, faults = [], wrong = [], hint }: View<K>): Shown {
  const lights = marks.shade.flatMap((value, cell) => (value === LIGHT ? [cell] : []))
  const faulty = [...new Set([...faults.flatMap((fault) => faultCells(board, fault)), ...wrong])]
  const moves = (hint?.stage === 'do' ? hint.hint.moves : []) as readonly (readonly PencilChange<AkariLayer>[])[]
  const fresh = new Set(moves.flat().map(({ place }) => place))
  return { board, lights, lit: shoneOn(sightOf(board), lights), faulty, fresh }
}

/** The cells of a fault; where lights meet, the beam between them too. */
function faultCells(board: AkariBoard, { rule, cells }: Fault): readonly number[] {
  const [first, last] = [cells[0] ?? 0, cells[cells.length - 1] ?? 0]
  if (rule !== 'apart') return cells
  const row = rowRun(sightOf(board), first)
  const run = row.includes(last) ? row : columnRun(sightOf(board), first)
  return run.includes(last) ? run.filter((cell) => cell >= first && cell <= last) : cells
}

function faultyWalls({ board, faulty }: Shown, id: string): SvgNode[] {
  const cells = faulty.filter((cell) => !isWhite(board, cell))
  return [
    ...wash('wall-conflict', board, cells, 'kz-conflict', 3),
    ...patterned('wall-hatch', board, cells, id, 'hatch'),
    ...cells.flatMap((cell) => numberOn(board, cell, 'kz-given kz-bad')),
  ]
}

/** Walls hide the ground that marks a cause, so they get an edge instead. */
function causingWalls<K extends AkariDrawn>({ board, hint }: View<K>): SvgNode[] {
  if (hint?.stage !== 'why') return []
  const cells = new Set(hint.hint.because.flatMap((instance) => instance.cells))
  return [...cells]
    .filter((cell) => !isWhite(board, cell))
    .flatMap((cell) => outline(`cause ${cell}`, board, [cell], 'kz-ring-wall', 7))
}

/** A thin line from each light as far as it shines. */
function beams({ board, lights }: Shown): SvgNode[] {
  if (lights.length === 0) return []
  const sight = sightOf(board)
  const lines = lights.flatMap((light) => {
    const { x, y } = centreOf(board, light)
    const row = rowRun(sight, light)
    const column = columnRun(sight, light)
    const across = row.length > 1 ? [`M${edge(board, row[0], 'x')} ${y}H${edge(board, row.at(-1), 'x') + CELL}`] : []
    const down =
      column.length > 1 ? [`M${x} ${edge(board, column[0], 'y')}V${edge(board, column.at(-1), 'y') + CELL}`] : []
    return [...across, ...down]
  })
  return lines.length === 0 ? [] : [svg('path', { key: 'beams', class: 'kz-beam', d: lines.join('') })]
}

function edge(board: AkariBoard, cell: number | undefined, axis: 'x' | 'y'): number {
  return CELL * (axis === 'x' ? columnOf(board, cell ?? 0) : rowOf(board, cell ?? 0))
}

function dotsOn({ board, lit }: Shown, shade: readonly number[]): SvgNode[] {
  const dotted = shade.flatMap((value, cell) => (value === DOT ? [cell] : []))
  return [
    ...dots(
      'dots',
      board,
      dotted.filter((cell) => !lit.has(cell)),
      'kz-dot',
    ),
    ...dots(
      'dots-lit',
      board,
      dotted.filter((cell) => lit.has(cell)),
      'kz-dot-lit',
    ),
  ]
}

/** A disc with a wave in it, and a short stroke on each side on which its light goes. */
function bulb({ board, faulty, fresh }: Shown, cell: number): SvgNode {
  const { x, y } = centreOf(board, cell)
  const rays = DIRECTIONS.filter((direction) => isWhite(board, cellBeside(board, cell, direction))).map((direction) => {
    const [down, right] = STEP[direction]
    return `M${x + 31 * right} ${y + 31 * down}l${8 * right} ${8 * down}`
  })
  const wave = `M${x - 12} ${y + 1}q6 -12 12 0t12 0`
  const bad = faulty.includes(cell) ? ' kz-bulb-bad' : ''
  return svg(
    'g',
    { key: `bulb ${cell}`, class: fresh.has(cell) ? 'kz-mark kz-fresh' : 'kz-mark' },
    svg('circle', { class: `kz-bulb${bad}`, cx: x, cy: y, r: 22.75 }),
    svg('path', { class: 'kz-bulb-ray', d: wave + rays.join('') }),
  )
}

/** How akari is drawn as text: everything of a view but board and marks, and how the text is written. */
export type AkariDrawOptions = Partial<Omit<View<AkariDrawn>, 'board' | 'marks'>> & TextOptions

const DRAWN: DrawnParts<AkariBoard, View<AkariDrawn>['marks']> = {
  fault: akariFault,
  marksFault: akariMarksFault,
  start: (board) => emptyMarks<AkariLayer>(akariShape(board)),
}

/**
 * A board, or a game with its marks, as SVG text. With `theme` the text stands alone as a file or an image. Throws a
 * RangeError in a plain sentence for what is no board or game, and for a theme, material or width that is none.
 */
export function drawAkari(
  subject: AkariBoard | Pick<View<AkariDrawn>, 'board' | 'marks'>,
  options: AkariDrawOptions = {},
): string {
  const { board, marks } = requireDrawn(DRAWN, subject, options)
  return drawingText(akariDrawing<AkariDrawn>({ ...options, board, marks }), options)
}
