import type { Locator } from '@playwright/test'
import { fingersOn } from '../player-page.ts'
import type { Bare } from '../player-page.ts'
import { walk } from './game.ts'
import type { Game } from './game.ts'

/** A point of the window. */
export interface Spot {
  readonly x: number
  readonly y: number
}

/** The tile of a letter that lies on top in the tray. */
export function trayTile({ page }: Bare, letter: string, id = 'host'): Locator {
  return page.locator(`#${id} [data-key^="tile "][aria-label^="${letter}, "]`)
}

/** The middle of what is found, once it no longer glides. */
export async function middleOf(found: Locator): Promise<Spot> {
  await found.evaluate(async (node) => Promise.all(node.getAnimations().map(async ({ finished }) => finished)))
  const box = await found.boundingBox()
  if (box === null) throw new Error('It is not on the screen.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** The letters of the mounted board. */
export async function lettersOf({ page }: Bare): Promise<string[]> {
  return page.evaluate(() => [...(window.handles?.at(-1)?.game().board as { letters: string[] }).letters])
}

/** The cells that are to be filled, each with its letter. */
export async function lettersToFill(bare: Bare): Promise<(readonly [cell: number, letter: string])[]> {
  const [letters, given, answer] = [await lettersOf(bare), await bare.givens(), await bare.answer()]
  return [...answer.entries()]
    .filter(([cell]) => (given[cell] ?? 0) === 0)
    .map(([cell, value]) => [cell, letters[value - 1] ?? ''])
}

/** Drags from one point to another with the mouse. */
export async function dragMouse({ page }: Bare, from: Spot, to: Spot): Promise<void> {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2)
  await page.mouse.move(to.x, to.y)
  await page.mouse.up()
}

/** Parloku: by mouse and by touch each tile is dragged out of the tray, by keyboard each letter is typed. */
export const parlokuGame: Game = {
  kind: 'parloku',
  options: { size: 6, level: 'easy', seed: 7 },
  byMouse: async (bare) => {
    for (const [cell, letter] of await lettersToFill(bare)) {
      await dragMouse(bare, await middleOf(trayTile(bare, letter)), await bare.cell(cell))
    }
  },
  byTouch: async (bare) => {
    const finger = await fingersOn(bare.page)
    for (const [cell, letter] of await lettersToFill(bare)) {
      const [from, to] = [await middleOf(trayTile(bare, letter)), await bare.cell(cell)]
      await finger.down(from)
      await finger.move({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 })
      await finger.move(to)
      await finger.up()
    }
  },
  byKeys: async (bare) => {
    let at = 0
    for (const [cell, letter] of await lettersToFill(bare)) {
      await walk(bare, at, cell, 6)
      await bare.page.keyboard.press(letter)
      at = cell
    }
  },
}
