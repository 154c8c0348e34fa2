import { walk } from './game.ts'
import type { Game } from './game.ts'

const SIDE = 7

/** An akari: a click or a tap on each cell that holds a light, by keyboard Enter. */
export const akariGame: Game = {
  kind: 'akari',
  options: { width: SIDE, height: SIDE, level: 'easy', seed: 7 },
  byMouse: async (bare) => {
    for (const light of await bare.answer()) {
      const { x, y } = await bare.cell(light)
      await bare.page.mouse.click(x, y)
    }
  },
  byTouch: async (bare) => {
    for (const light of await bare.answer()) {
      const { x, y } = await bare.cell(light)
      await bare.page.touchscreen.tap(x, y)
    }
  },
  byKeys: async (bare) => {
    let at = 0
    for (const light of await bare.answer()) {
      await walk(bare, at, light, SIDE)
      await bare.page.keyboard.press('Enter')
      at = light
    }
  },
}
