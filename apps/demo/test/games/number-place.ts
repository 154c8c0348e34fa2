import type { Bare } from '../player-page.ts'
import { walk } from './game.ts'
import type { Game } from './game.ts'

const SIZE = 4

/** The cells that are to be filled, each with its number. */
async function toFill(bare: Bare): Promise<(readonly [cell: number, value: number])[]> {
  const given = await bare.givens()
  return [...(await bare.answer()).entries()].filter(([cell]) => given[cell] === 0)
}

/** A number-place: by mouse cell and key pad, by touch a number first, by keyboard cell by cell. */
export const numberPlaceGame: Game = {
  kind: 'number-place',
  options: { size: SIZE, level: 'easy', seed: 7 },
  byMouse: async (bare) => {
    for (const [cell, value] of await toFill(bare)) {
      const { x, y } = await bare.cell(cell)
      await bare.page.mouse.click(x, y)
      await bare.page.locator(`[data-key="${value}"]`).click()
    }
  },
  byTouch: async (bare) => {
    const cells = await toFill(bare)
    for (const value of new Set(cells.map(([, one]) => one))) {
      await bare.page.locator(`[data-key="${value}"]`).tap()
      for (const [cell] of cells.filter(([, one]) => one === value)) {
        const { x, y } = await bare.cell(cell)
        await bare.page.touchscreen.tap(x, y)
      }
    }
  },
  byKeys: async (bare) => {
    let at = 0
    for (const [cell, value] of await toFill(bare)) {
      await walk(bare, at, cell, SIZE)
      await bare.page.keyboard.press(String(value))
      at = cell
    }
  },
}
