import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { focusBoard } from './games/game.ts'
import { dragMouse, lettersOf, lettersToFill, middleOf, trayTile } from './games/parloku.ts'
import type { Spot } from './games/parloku.ts'
import { expect, fingersOn, test } from './player-page.ts'
import type { Bare } from './player-page.ts'

const ITALIA = 'AILPST_51S.23L.04P_00ITALIA.20PASTA.40ALPI'
const [A, I, L, , S, T] = [1, 2, 3, 4, 5, 6]

async function start(bare: Bare, options: Record<string, unknown> = {}, id = 'host'): Promise<void> {
  await bare.mount('parloku', { board: ITALIA, ...options }, id)
}

/** Where a tile can be put down beside the stage, over nothing. */
async function outside({ page }: Bare): Promise<Spot> {
  const box = await page.locator('.kd-stage').boundingBox()
  if (box === null) throw new Error('There is no stage.')
  return { x: Math.max(4, box.x - 40), y: box.y + box.height / 3 }
}

async function place(bare: Bare, letter: string, cell: number): Promise<void> {
  await dragMouse(bare, await middleOf(trayTile(bare, letter)), await bare.cell(cell))
}

async function said({ page }: Bare): Promise<string[]> {
  const live = await page.locator('[aria-live]').allTextContents()
  return live.map((text) => text.replaceAll('\u00a0', ''))
}

async function entry(bare: Bare, cell: number): Promise<number | undefined> {
  return (await bare.marks('entry'))[cell]
}

/** Presses at a point and waits until the tile there is lifted. */
async function holdUntilLifted({ page }: Bare, at: Spot): Promise<void> {
  await page.mouse.move(at.x, at.y)
  await page.mouse.down()
  await expect(page.locator('.kd-lifted')).toHaveCount(1)
}

test.describe('tiles by mouse', { tag: '@desk' }, () => {
  test.beforeEach(async ({ bare }) => {
    await bare.open()
  })

  test('a tile dragged out of the tray leaves another one under it, and undo takes it back', async ({ bare }) => {
    await start(bare)
    await expect(trayTile(bare, 'I')).toHaveAttribute('aria-label', 'I, 6 left')
    await place(bare, 'I', 0)
    expect(await entry(bare, 0)).toBe(I)
    await expect(trayTile(bare, 'I')).toHaveAttribute('aria-label', 'I, 5 left')
    await bare.button('Undo').click()
    expect(await entry(bare, 0)).toBe(0)
    await expect(trayTile(bare, 'I')).toHaveAttribute('aria-label', 'I, 6 left')
  })

  test('a letter of which all six are placed shows an empty ring and a tick', async ({ bare }) => {
    await start(bare)
    for (const cell of [0, 1, 2, 6, 7, 8]) await place(bare, 'I', cell)
    await expect(trayTile(bare, 'I')).toHaveCount(0)
    await expect(bare.page.locator('[data-empty="2"] .kz-tray-tick')).toHaveCount(1)
  })

  test('let go outside, a tile of the tray goes back and one of the board stays; the tray takes it in', async ({
    bare,
  }) => {
    await start(bare, { longPress: 320 })
    await dragMouse(bare, await middleOf(trayTile(bare, 'S')), await outside(bare))
    expect((await bare.marks('entry')).every((value) => value === 0)).toBe(true)
    await place(bare, 'S', 9)
    const at = await bare.cell(9)
    await holdUntilLifted(bare, at)
    const away = await outside(bare)
    await bare.page.mouse.move(away.x, away.y, { steps: 3 })
    await bare.page.mouse.up()
    expect(await entry(bare, 9)).toBe(S)
    await holdUntilLifted(bare, at)
    const tray = await middleOf(trayTile(bare, 'A'))
    await bare.page.mouse.move(tray.x, tray.y, { steps: 3 })
    await bare.page.mouse.up()
    expect(await entry(bare, 9)).toBe(0)
  })

  test('pulled at once a placed letter gives a copy, held it comes itself and the hand feels it', async ({ bare }) => {
    await bare.page.evaluate(() => {
      Object.assign(window, { buzzes: 0 })
      Object.defineProperty(navigator, 'vibrate', {
        configurable: true,
        value: () => {
          ;(window as unknown as { buzzes: number }).buzzes++
        },
      })
    })
    await start(bare, { longPress: 320 })
    await place(bare, 'S', 9)
    await dragMouse(bare, await bare.cell(9), await bare.cell(24))
    expect([await entry(bare, 9), await entry(bare, 24)]).toEqual([S, S])
    await holdUntilLifted(bare, await bare.cell(24))
    const to = await bare.cell(25)
    await bare.page.mouse.move(to.x, to.y, { steps: 3 })
    await bare.page.mouse.up()
    expect([await entry(bare, 24), await entry(bare, 25)]).toEqual([0, S])
    expect(await bare.page.evaluate(() => (window as unknown as { buzzes: number }).buzzes)).toBe(1)
    // Both cells changed in one step.
    await bare.button('Undo').click()
    expect([await entry(bare, 24), await entry(bare, 25)]).toEqual([S, 0])
  })

  test('dragging on from the last spelled cell writes the word, its outline grows and its letters light up', async ({
    bare,
  }) => {
    await start(bare)
    await place(bare, 'I', 0)
    for (const [from, to] of [
      [0, 1],
      [1, 2],
      [2, 8],
    ] as const)
      await dragMouse(bare, await bare.cell(from), await bare.cell(to))
    expect((await bare.marks('entry')).slice(0, 9)).toEqual([I, T, A, 0, 0, 0, 0, 0, L])
    const { page } = bare
    await expect(page.locator('[data-key="word 0"]')).toHaveAttribute('aria-label', 'ITALIA, 4 of 6 letters spelled')
    await expect(page.locator('[data-key="word 0"] .kz-word-lit')).toHaveCount(4)
    await expect(page.locator('[data-word="0"] path.kz-word')).toHaveCount(1)
  })

  test('a printed letter stays, and is copied when it is pulled', async ({ bare }) => {
    await start(bare)
    await dragMouse(bare, await bare.cell(31), await bare.cell(24))
    expect(await entry(bare, 24)).toBe(S)
    expect(await entry(bare, 31)).toBe(0)
    await expect(bare.page.locator('.kz-piece-given')).toHaveCount(3)
  })

  test('letters that clash are marked, and the slot names the rule', async ({ bare }) => {
    await start(bare)
    await place(bare, 'P', 0)
    await expect(bare.page.locator('.kz-piece-bad')).toHaveCount(2)
    await expect(bare.slot()).toContainText('Row')
  })

  test('the third press of the hint glides a tile of the tray into its cell', async ({ bare }) => {
    await start(bare)
    await bare.page.evaluate(() => {
      Object.assign(window, { tile: document.querySelector('[aria-label="I, 6 left"]') })
    })
    for (let press = 0; press < 3; press++) await bare.page.locator('[data-action=hint]').click()
    await expect.poll(async () => entry(bare, 0)).toBe(I)
    const glided = await bare.page.evaluate(() => {
      const { tile } = window as unknown as { tile: Element }
      return [tile.isConnected, getComputedStyle(tile).transitionDuration]
    })
    expect(glided).toEqual([true, '0.18s, 0.18s'])
  })

  test('a tapped word wiggles its outline, and keeps still where less motion is wanted', async ({ bare }) => {
    await start(bare)
    const wiggling = bare.page.locator('[data-word="1"].kz-wiggle')
    const animation = async (): Promise<string> => {
      await bare.page.locator('[data-key="word 1"]').click()
      return bare.page
        .locator('[data-word="1"]')
        .evaluate((node) => (node.classList.contains('kz-wiggle') ? getComputedStyle(node).animationName : 'over'))
    }
    expect(['kz-wiggle', 'over']).toContain(await animation())
    await expect(wiggling).toHaveCount(0)
    await bare.page.emulateMedia({ reducedMotion: 'reduce' })
    expect(['none', 'over']).toContain(await animation())
  })

  test('the mechanism shows every board that a tile may lead to', async ({ bare }) => {
    await start(bare, { choices: { mechanism: 'on' } })
    const from = await middleOf(trayTile(bare, 'T'))
    const to = await bare.cell(8)
    await bare.page.mouse.move(from.x, from.y)
    await bare.page.mouse.down()
    await bare.page.mouse.move(to.x, to.y, { steps: 2 })
    // 33 empty cells, and the tray.
    await expect(bare.page.locator('.kd-land')).toHaveCount(34)
    await expect(bare.page.locator('.kd-tether')).toHaveCount(1)
    await bare.page.mouse.up()
    expect(await entry(bare, 8)).toBe(T)
  })

  test('shape, colour and type are chosen in the menu, shown at once and kept', async ({ bare }) => {
    await start(bare, { save: true })
    const { page } = bare
    await page.locator('[data-action=menu]').click()
    await page.getByLabel('blob', { exact: true }).check()
    await page.getByLabel('bright', { exact: true }).check()
    await page.getByLabel('typewriter', { exact: true }).check()
    const sheet = page.locator('.kzp-sheet')
    const look = async (): Promise<(string | null)[]> =>
      Promise.all(['shape', 'colour', 'type'].map((name) => sheet.getAttribute(`data-tile-${name}`)))
    await expect.poll(look).toEqual(['blob', 'bright', 'typewriter'])
    await expect(page.locator('path.kz-piece-face').first()).toBeAttached()
    await expect(page.locator('rect.kz-piece-face')).toHaveCount(0)
    await page.reload()
    await page.waitForFunction(() => window.ready === true)
    await start(bare, { save: true })
    await expect.poll(look).toEqual(['blob', 'bright', 'typewriter'])
  })

  test('a game is there again after a reload', async ({ bare }) => {
    await start(bare, { save: true })
    await place(bare, 'I', 0)
    await place(bare, 'T', 1)
    await bare.page.reload()
    await bare.page.waitForFunction(() => window.ready === true)
    await start(bare, { save: true })
    expect((await bare.marks('entry')).slice(0, 2)).toEqual([I, T])
    await expect(trayTile(bare, 'I')).toHaveAttribute('aria-label', 'I, 5 left')
  })

  test('two boards on a page are two games', async ({ bare }) => {
    await start(bare, {}, 'one')
    await start(bare, {}, 'two')
    const to = await bare.cell(0, 'one')
    await dragMouse(bare, await middleOf(trayTile(bare, 'I', 'one')), to)
    const entries = await bare.page.evaluate(() =>
      (window.handles ?? []).map((handle) => (handle.game().marks as { entry: number[] }).entry[0]),
    )
    expect(entries).toEqual([I, 0])
    await expect(trayTile(bare, 'I', 'two')).toHaveAttribute('aria-label', 'I, 6 left')
  })

  test('axe finds nothing, with tiles placed and a hint given', async ({ bare }) => {
    await start(bare, { save: false })
    await place(bare, 'I', 0)
    for (let press = 0; press < 2; press++) await bare.page.locator('[data-action=hint]').click()
    const { violations } = await new AxeBuilder({ page: bare.page }).include('#host').analyze()
    expect(violations).toEqual([])
  })
})

test.describe('tiles by taps', { tag: '@phone' }, () => {
  const tap = async ({ page }: Bare, { x, y }: Spot): Promise<void> => page.touchscreen.tap(x, y)

  test('a whole game: a letter is tapped, then its cells', async ({ bare }) => {
    await bare.open()
    await start(bare)
    const cells = await lettersToFill(bare)
    for (const letter of await lettersOf(bare)) {
      await tap(bare, await middleOf(trayTile(bare, letter)))
      for (const [cell] of cells.filter(([, one]) => one === letter)) await tap(bare, await bare.cell(cell))
    }
    await expect(bare.slot()).toContainText('Solved in')
  })

  test('a cell is tapped, then its letter; the same letter again empties it', async ({ bare }) => {
    await bare.open()
    await start(bare)
    await tap(bare, await bare.cell(0))
    await tap(bare, await middleOf(trayTile(bare, 'I')))
    expect(await entry(bare, 0)).toBe(I)
    await tap(bare, await middleOf(trayTile(bare, 'I')))
    expect(await entry(bare, 0)).toBe(0)
  })

  test('a letter that waits is ringed, and said', async ({ bare }) => {
    await bare.open()
    await start(bare)
    await tap(bare, await middleOf(trayTile(bare, 'L')))
    await expect(bare.page.locator('.kz-ring-held')).toHaveCount(1)
    expect((await said(bare)).join()).toContain('Tap the cells for L.')
  })

  test('board, words, tray and buttons stand on a screen of 360 by 640, with tiles of 44 px', async ({ bare }) => {
    await bare.page.setViewportSize({ width: 360, height: 640 })
    await bare.open()
    await start(bare)
    const tile = await bare.page.locator('[aria-label="A, 6 left"] .kz-piece-face').boundingBox()
    expect(Math.min(tile?.width ?? 0, tile?.height ?? 0)).toBeGreaterThanOrEqual(44)
    const tools = await bare.page.locator('.kzp-controls').boundingBox()
    expect((tools?.y ?? Infinity) + (tools?.height ?? 0)).toBeLessThanOrEqual(640)
    expect(await bare.page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })

  test('a second finger puts a held tile back', async ({ bare }) => {
    await bare.open()
    await start(bare)
    const finger = await fingersOn(bare.page)
    const [from, to] = [await middleOf(trayTile(bare, 'I')), await bare.cell(0)]
    await finger.down(from)
    await finger.move(to)
    await finger.down(to, { x: 20, y: 20 })
    await finger.up()
    expect(await entry(bare, 0)).toBe(0)
  })
})

test.describe('tiles by keyboard', { tag: '@desk' }, () => {
  test('a tile is taken from the tray, carried from cell to cell, put down, and all of it is said', async ({
    bare,
  }) => {
    await bare.open()
    await start(bare)
    const { keyboard } = bare.page
    const last = async (text: string): Promise<void> => {
      await expect.poll(async () => (await said(bare)).join('|')).toContain(text)
    }
    await trayTile(bare, 'I').focus()
    await keyboard.press('Enter')
    await last('I taken')
    await keyboard.press('Home')
    await last('r1c1')
    await keyboard.press('ArrowDown')
    await last('r2c1')
    await keyboard.press('ArrowUp')
    await keyboard.press('Enter')
    await last('I is at r1c1.')
    expect(await entry(bare, 0)).toBe(I)
    await expect(trayTile(bare, 'I')).toBeFocused()
    await keyboard.press('Enter')
    await keyboard.press('Home')
    await keyboard.press('Escape')
    await last('I is back in the tray.')
    expect((await bare.marks('entry')).filter((value) => value !== 0)).toEqual([I])
  })

  test('letters are typed into cells, and Backspace takes them off', async ({ bare }) => {
    await bare.open()
    await start(bare)
    await focusBoard(bare)
    await bare.page.keyboard.press('i')
    expect(await entry(bare, 0)).toBe(I)
    await expect(trayTile(bare, 'I')).toHaveAttribute('aria-label', 'I, 5 left')
    await bare.page.keyboard.press('Backspace')
    expect(await entry(bare, 0)).toBe(0)
  })
})

/** The step that the tutorial asks for now: its cells, and the letter and cell of its first change. */
async function asked(page: Page): Promise<{ cell: number; value: number } | null> {
  return page.evaluate(() => {
    const hints = (window.told ?? []).filter(({ type }) => type === 'kazu-hint')
    const detail = hints.at(-1)?.detail as
      { hint: { moves: { place: number; value: number }[][] }; solved: boolean } | undefined
    const change = detail?.hint.moves[0]?.[0]
    return change === undefined ? null : { cell: change.place, value: change.value }
  })
}

test.describe('the tutorial', { tag: '@desk' }, () => {
  test('leads from the first step to the last, asks again after every drop, and copes with mistakes and any order', async ({
    bare,
  }) => {
    await bare.open()
    await start(bare, { tutorial: true, longPress: 320 })
    const letters = await lettersOf(bare)
    await expect(bare.slot()).toContainText('ITALIA starts at r1c1')
    await expect(bare.page.locator('.kz-ring-hint')).toHaveCSS('animation-name', 'kzp-breathe')
    await expect(bare.page.locator('.kz-ring-aim')).toHaveCount(1)
    // Another step than the one that is asked for, and a wrong one.
    await place(bare, 'A', 24)
    await expect(bare.slot()).toContainText('ITALIA starts at r1c1')
    await place(bare, 'T', 35)
    await expect.poll(async () => asked(bare.page)).toEqual({ cell: 35, value: 0 })
    await holdUntilLifted(bare, await bare.cell(35))
    const tray = await middleOf(trayTile(bare, 'A'))
    await bare.page.mouse.move(tray.x, tray.y, { steps: 3 })
    await bare.page.mouse.up()
    await expect(bare.slot()).toContainText('ITALIA starts at r1c1')
    for (let step = 0; step < 40 && (await bare.page.locator('[data-solved]').count()) === 0; step++) {
      const next = await asked(bare.page)
      if (next === null) break
      await place(bare, letters[next.value - 1] ?? '', next.cell)
      await expect.poll(async () => entry(bare, next.cell)).toBe(next.value)
    }
    await expect(bare.slot()).toContainText('Solved in')
    await expect(bare.slot()).not.toContainText('hint')
  })

  test('is put on in the menu, tints the reason, and does a step when it is asked to', async ({ bare }) => {
    await bare.open()
    await start(bare)
    await bare.page.locator('[data-action=menu]').click()
    await bare.page.getByLabel('Explain every step').check()
    await bare.page.locator('.kzp-menu-head button').click()
    await expect(bare.slot()).toContainText('ITALIA starts at r1c1')
    await expect(bare.page.locator('.kz-hint')).toHaveCount(1)
    await bare.page.locator('[data-action=hint]').click()
    await expect(bare.slot()).toContainText('PASTA starts at r3c1')
    expect(await entry(bare, 0)).toBe(I)
  })

  test('speaks Italian and Japanese', async ({ bare }) => {
    await bare.open()
    await start(bare, { tutorial: true, language: 'it' })
    await expect(bare.slot()).toContainText('ITALIA parte da r1c1')
    await bare.page.evaluate(() => window.handles?.at(-1)?.set({ language: 'ja' }))
    await expect(bare.slot()).toContainText('「ITALIA」はr1c1から始まる')
  })
})
