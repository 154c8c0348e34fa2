import { fingersOn, linkCells } from '../player-page.ts'
import type { Bare } from '../player-page.ts'
import { dragThrough, walk } from './game.ts'
import type { Game } from './game.ts'

const SIDE = 5

/** The first and the last cell of each rectangle that the lines of the answer cut out, the larger ones last. */
async function corners(bare: Bare): Promise<(readonly [first: number, last: number])[]> {
  const parted = new Set(await bare.answer())
  const piece = Array.from({ length: SIDE * SIDE }, (_, cell) => cell)
  const links = 2 * SIDE * (SIDE - 1)
  // Each pass carries a piece's first cell one step on.
  for (let pass = 0; pass < piece.length; pass++) {
    for (let link = 0; link < links; link++) {
      if (parted.has(link)) continue
      const ends = linkCells(link, SIDE, SIDE)
      const first = Math.min(...ends.map((cell) => piece[cell] as number))
      for (const cell of ends) piece[cell] = first
    }
  }
  const pieces = [...new Set(piece)].map((first): [number, number] => [first, piece.lastIndexOf(first)])
  return pieces.sort(([one, end], [other, last]) => end - one - (last - other))
}

/** A shikaku: by mouse and by finger a drag a rectangle, by keyboard corner, arrows, corner. */
export const shikakuGame: Game = {
  kind: 'shikaku',
  options: { width: SIDE, height: SIDE, level: 'easy', seed: 7 },
  byMouse: async (bare) => {
    for (const [first, last] of await corners(bare)) if (first !== last) await dragThrough(bare, [first, last])
  },
  byTouch: async (bare) => {
    const fingers = await fingersOn(bare.page)
    for (const [first, last] of await corners(bare)) {
      if (first === last) continue
      await fingers.down(await bare.cell(last))
      await fingers.move(await bare.cell(first))
      await fingers.up()
    }
  },
  byKeys: async (bare) => {
    let at = 0
    for (const [first, last] of await corners(bare)) {
      await walk(bare, at, first, SIDE)
      await bare.page.keyboard.press('Enter')
      await walk(bare, first, last, SIDE)
      await bare.page.keyboard.press('Enter')
      at = last
    }
  },
}
