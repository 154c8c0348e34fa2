import { svg } from './node.js'
import type { SvgNode } from './node.js'
import { CELL, centreOf, cornerOf, figure, outline, patterned, wash } from './sheet.js'
import type { SheetSize } from './sheet.js'

/** A hint as a drawing needs it: where to look, and the cells of each cause in the order of their numbers. */
export interface Lesson {
  readonly target: readonly number[]
  readonly because: readonly { readonly cells: readonly number[] }[]
}

/** How far a hint has been given. */
export type LessonStage = 'where' | 'why' | 'do'

/** What lies under the printed things and the player's marks, and what lies over them. */
export interface LessonLayers {
  readonly under: readonly SvgNode[]
  readonly over: readonly SvgNode[]
}

/**
 * The teacher's layers. `where` rings the place alone; `why` fills it with amber, dots the causes and numbers them;
 * `do` keeps the ring, which the page lets fade.
 */
export function lessonLayers(size: SheetSize, lesson: Lesson, stage: LessonStage, id: string): LessonLayers {
  const ring = outline('lesson-ring', size, lesson.target, 'kz-ring-hint')
  if (stage !== 'why') return { under: [], over: ring }
  const target = new Set(lesson.target)
  const causes = [...new Set(lesson.because.flatMap(({ cells }) => cells))].filter((cell) => !target.has(cell))
  return {
    under: [
      ...wash('because', size, causes, 'kz-because'),
      ...patterned('because-dots', size, causes, id, 'dots'),
      ...wash('hint', size, lesson.target, 'kz-hint'),
    ],
    over: [
      ...ring,
      ...badges(
        size,
        lesson.because.map(({ cells }) => cells),
      ),
    ],
  }
}

const CORNERS = [
  [0.9, 0.11],
  [0.1, 0.11],
  [0.1, 0.89],
  [0.9, 0.89],
] as const

/** A numbered badge for each cause, in a corner of its first cell that no other badge has taken. */
function badges(size: SheetSize, causes: readonly (readonly number[])[]): SvgNode[] {
  const taken = new Map<number, number>()
  return causes.flatMap((cells, index) => {
    // The cause stands where the fewest badges are, so that none hides another.
    const cell = [...cells].sort((one, other) => (taken.get(one) ?? 0) - (taken.get(other) ?? 0))[0]
    if (cell === undefined) return []
    const corner = taken.get(cell) ?? 0
    taken.set(cell, corner + 1)
    const [right, down] = CORNERS[corner % CORNERS.length] as (typeof CORNERS)[number]
    return [badge(size, cell, right * CELL, down * CELL, index + 1)]
  })
}

function badge(size: SheetSize, cell: number, right: number, down: number, number: number): SvgNode {
  const corner = cornerOf(size, cell)
  const radius = 17
  const within = (at: number, most: number): number => Math.min(Math.max(at, radius - 6), most - radius + 6)
  const x = within(corner.x + right, size.width * CELL)
  const y = within(corner.y + down, size.height * CELL)
  return svg(
    'g',
    { key: `badge ${number}` },
    svg('circle', { class: 'kz-badge', cx: x, cy: y, r: radius }),
    figure(x, y, String(number), number > 9 ? 20 : 25, 'kz-badge-number'),
  )
}

/** What shows a broken rule: a ground and its hatching; the figures on it are red by their own class. */
export function faultLayers(size: SheetSize, cells: readonly number[], id: string): SvgNode[] {
  return [...wash('conflict', size, cells, 'kz-conflict'), ...patterned('conflict-hatch', size, cells, id, 'hatch')]
}

/** The sign in the corner of a cell that was compared and found wrong. */
export function alerts(size: SheetSize, cells: readonly number[]): SvgNode[] {
  return cells.map((cell) => {
    const { x, y } = centreOf(size, cell)
    return figure(x - 36, y - 30, '!', 34, 'kz-alert', `alert ${cell}`)
  })
}
