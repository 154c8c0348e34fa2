import { fingersOn, loopCells } from '../player-page.ts'
import { dragThrough, walk } from './game.ts'
import type { Game } from './game.ts'

const SIDE = 5

const ARROWS = new Map([
  [1, 'ArrowRight'],
  [-1, 'ArrowLeft'],
  [SIDE, 'ArrowDown'],
  [-SIDE, 'ArrowUp'],
])

/** A masyu: by mouse the loop in one stroke, by touch in several, by keyboard with Shift held. */
export const masyuGame: Game = {
  kind: 'masyu',
  options: { width: SIDE, height: SIDE, level: 'easy', seed: 7 },
  byMouse: async (bare) => {
    await dragThrough(bare, loopCells(await bare.answer(), SIDE, SIDE))
  },
  byTouch: async (bare) => {
    const cells = loopCells(await bare.answer(), SIDE, SIDE)
    const fingers = await fingersOn(bare.page)
    for (let from = 0; from + 1 < cells.length; from += 3) {
      const part = cells.slice(from, from + 4)
      await fingers.down(await bare.cell(part[0] as number))
      for (const at of part.slice(1)) await fingers.move(await bare.cell(at))
      await fingers.up()
    }
  },
  byKeys: async (bare) => {
    const cells = loopCells(await bare.answer(), SIDE, SIDE)
    await walk(bare, 0, cells[0] as number, SIDE)
    for (const [index, at] of cells.slice(1).entries()) {
      await bare.page.keyboard.press(`Shift+${ARROWS.get(at - (cells[index] as number)) ?? ''}`)
    }
  },
}
