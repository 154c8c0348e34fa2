import { fingersOn } from '../player-page.ts'
import type { Bare } from '../player-page.ts'
import { walk } from './game.ts'
import type { Game } from './game.ts'

const SIDE = 5

/** The two corners that a side joins. */
function endsOf(side: number): [number, number] {
  const across = SIDE * (SIDE + 1)
  if (side >= across) return [side - across, side - across + SIDE + 1]
  const first = Math.floor(side / SIDE) * (SIDE + 1) + (side % SIDE)
  return [first, first + 1]
}

/** The corners that the loop passes, in order. */
async function corners(bare: Bare): Promise<number[]> {
  const left = new Set(await bare.answer())
  const [start = 0] = left
  left.delete(start)
  const passed = [...endsOf(start)]
  while (left.size > 0) {
    const last = passed[passed.length - 1] as number
    const next = [...left].find((side) => endsOf(side).includes(last))
    if (next === undefined) throw new Error('The sides are no loop.')
    left.delete(next)
    passed.push(endsOf(next).find((corner) => corner !== last) as number)
  }
  return passed
}

/** Where a corner lies on the screen, from the first cell and the last. */
async function places(bare: Bare): Promise<(corner: number) => { x: number; y: number }> {
  const [first, last] = [await bare.cell(0), await bare.cell(SIDE * SIDE - 1)]
  const unit = (last.x - first.x) / (SIDE - 1)
  return (corner) => ({
    x: first.x - unit / 2 + (corner % (SIDE + 1)) * unit,
    y: first.y - unit / 2 + Math.floor(corner / (SIDE + 1)) * unit,
  })
}

const WAYS = [
  ['ArrowUp', (cell: number) => cell % SIDE, (cell: number) => Math.floor(cell / SIDE) * SIDE],
  ['ArrowDown', (cell: number) => cell % SIDE, (cell: number) => (Math.floor(cell / SIDE) + 1) * SIDE],
  [
    'ArrowLeft',
    (cell: number) => cell % SIDE,
    (cell: number) => Math.floor(cell / SIDE) * (SIDE + 1) + SIDE * (SIDE + 1),
  ],
  [
    'ArrowRight',
    (cell: number) => (cell % SIDE) + 1,
    (cell: number) => Math.floor(cell / SIDE) * (SIDE + 1) + SIDE * (SIDE + 1),
  ],
] as const

/** A slitherlink: by mouse the loop in one stroke, by touch a tap a side, by keyboard with Shift from cell to cell. */
export const slitherlinkGame: Game = {
  kind: 'slitherlink',
  options: { width: SIDE, height: SIDE, level: 'easy', seed: 7 },
  byMouse: async (bare) => {
    const at = await places(bare)
    for (const [index, corner] of (await corners(bare)).entries()) {
      const { x, y } = at(corner)
      await bare.page.mouse.move(x, y, { steps: 3 })
      if (index === 0) await bare.page.mouse.down()
    }
    await bare.page.mouse.up()
  },
  byTouch: async (bare) => {
    const at = await places(bare)
    const fingers = await fingersOn(bare.page)
    for (const side of await bare.answer()) {
      const [one, other] = endsOf(side).map(at) as [{ x: number; y: number }, { x: number; y: number }]
      await fingers.down({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })
      await fingers.up()
    }
  },
  byKeys: async (bare) => {
    const left = new Set(await bare.answer())
    let at = 0
    for (let cell = 0; cell < SIDE * SIDE; cell++) {
      for (const [key, column, row] of WAYS) {
        const side = row(cell) + column(cell)
        if (!left.delete(side)) continue
        await walk(bare, at, cell, SIDE)
        at = cell
        await bare.page.keyboard.press(`Shift+${key}`)
      }
    }
  },
}
