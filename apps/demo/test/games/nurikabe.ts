import { walk } from './game.ts'
import type { Game } from './game.ts'

const SIDE = 7

/** A nurikabe: a click or a tap on each cell of the sea, by keyboard Enter. */
export const nurikabeGame: Game = {
  kind: 'nurikabe',
  options: { width: SIDE, height: SIDE, level: 'easy', seed: 7 },
  byMouse: async (bare) => {
    for (const sea of await bare.answer()) {
      const { x, y } = await bare.cell(sea)
      await bare.page.mouse.click(x, y)
    }
  },
  byTouch: async (bare) => {
    for (const sea of await bare.answer()) {
      const { x, y } = await bare.cell(sea)
      await bare.page.touchscreen.tap(x, y)
    }
  },
  byKeys: async (bare) => {
    let at = 0
    for (const sea of await bare.answer()) {
      await walk(bare, at, sea, SIDE)
      await bare.page.keyboard.press('Enter')
      at = sea
    }
  },
}
