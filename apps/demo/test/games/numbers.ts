import type { Bare, KindName } from '../player-page.ts'
import { walk } from './game.ts'
import type { Game } from './game.ts'

/** The cells that are to be filled, each with its number. */
async function toFill(bare: Bare): Promise<(readonly [cell: number, value: number])[]> {
  const given = await bare.givens()
  // Where nothing can be printed there are no givens, and no number belongs into a wall.
  return [...(await bare.answer()).entries()].filter(([cell, value]) => (given[cell] ?? 0) === 0 && value !== 0)
}

/** A board of numbers: by mouse cell and key pad, by touch a number first, by keyboard cell by cell. */
function numbersGame(kind: KindName, size: number, seed: number): Game {
  return {
    kind,
    options: { size, level: 'easy', seed },
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
        await walk(bare, at, cell, size)
        await bare.page.keyboard.press(String(value))
        at = cell
      }
    },
  }
}

/** A whole game of each kind of numbers. */
export const NUMBER_GAMES: readonly Game[] = [
  numbersGame('number-place', 4, 7),
  numbersGame('jigsaw', 5, 1),
  numbersGame('diagonal', 6, 1),
  numbersGame('more-or-less', 4, 7),
  numbersGame('sum-cages', 6, 7),
  numbersGame('kakuro', 5, 7),
  numbersGame('ripple', 4, 7),
  numbersGame('towers', 4, 7),
]
