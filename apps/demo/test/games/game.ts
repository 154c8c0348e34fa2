import type { Bare, KindName } from '../player-page.ts'

/** How one kind is played from the first to the last move in a page, by each hand that a player may have. */
export interface Game {
  readonly kind: KindName
  /** The board that is played. */
  readonly options: Readonly<Record<string, unknown>>
  readonly byMouse: (bare: Bare) => Promise<void>
  /** At a phone's width, with fingers. */
  readonly byTouch: (bare: Bare) => Promise<void>
  /** With the focus on the first cell. */
  readonly byKeys: (bare: Bare) => Promise<void>
}

/** Drags the mouse from cell to cell, in one stroke. */
export async function dragThrough({ page, cell }: Bare, cells: readonly number[]): Promise<void> {
  for (const [index, at] of cells.entries()) {
    const { x, y } = await cell(at)
    await page.mouse.move(x, y, { steps: 3 })
    if (index === 0) await page.mouse.down()
  }
  await page.mouse.up()
}

/** Tabs into the board, as someone without a mouse does. */
export async function focusBoard({ page }: Bare): Promise<void> {
  const isThere = (): Promise<boolean> =>
    page.evaluate(() => document.activeElement?.getAttribute('role') === 'gridcell')
  for (let press = 0; press < 30 && !(await isThere()); press++) await page.keyboard.press('Tab')
}

/** Walks the cursor from one cell to another of a board so many cells wide. */
export async function walk({ page }: Bare, from: number, to: number, width: number): Promise<void> {
  const across = (to % width) - (from % width)
  const down = Math.floor(to / width) - Math.floor(from / width)
  for (let step = 0; step < Math.abs(across); step++) await page.keyboard.press(across > 0 ? 'ArrowRight' : 'ArrowLeft')
  for (let step = 0; step < Math.abs(down); step++) await page.keyboard.press(down > 0 ? 'ArrowDown' : 'ArrowUp')
}
