import AxeBuilder from '@axe-core/playwright'
import { expect, test } from './player-page.ts'
import { GAMES } from './games.ts'
import type { Bare, KindName } from './player-page.ts'

/** A board in the middle of a game, with a note, an error and a hint. */
async function busy(bare: Bare, kind: KindName, options: Readonly<Record<string, unknown>>): Promise<void> {
  await bare.mount(kind, options)
  await bare.page.evaluate((name) => {
    const handle = window.handles?.at(-1)
    const hint = (): void => {
      for (let press = 0; press < 3; press++) handle?.hint()
    }
    for (let step = 0; step < 4; step++) hint()
    if (name === 'number-place') handle?.select(7)
    handle?.hint()
    handle?.hint()
  }, kind)
  await bare.page.waitForTimeout(100)
}

/** What axe finds in the player, as one line a rule; of these rules, or of all but those. */
async function violations({ page }: Bare, look: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
  const axe = look(new AxeBuilder({ page }).exclude('#outside'))
  const found = (await axe.analyze()).violations
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

const ALL = (axe: AxeBuilder): AxeBuilder => axe.disableRules(['region', 'page-has-heading-one'])
const COLOURS = (axe: AxeBuilder): AxeBuilder => axe.withRules(['color-contrast'])
const WORDS = (axe: AxeBuilder): AxeBuilder =>
  axe.disableRules(['region', 'page-has-heading-one', 'color-contrast', 'color-contrast-enhanced'])

/** Whether the page is wider than its window. */
const spills = ({ page }: Bare): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

for (const { kind, options } of GAMES) {
  // A colour does not change with the language, nor a word with the theme; room is short on the phone.
  test(`axe finds nothing in ${kind}, with a hint and with the menu`, { tag: '@phone' }, async ({ bare }) => {
    const { page } = bare
    await bare.open()
    await busy(bare, kind, options)
    expect(await violations(bare, ALL), 'light').toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await violations(bare, COLOURS), 'dark').toEqual([])
    await page.locator('[data-action=menu]').click()
    for (const language of ['ja', 'it']) {
      await page.evaluate((lang) => {
        document.documentElement.lang = lang
      }, language)
      await expect(page.locator('.kzp')).toHaveAttribute('lang', language)
      expect(await violations(bare, WORDS), language).toEqual([])
      expect(await spills(bare), language).toBe(false)
    }
  })
}

test('axe finds nothing in the menu, light or dark, at a desk', { tag: '@desk' }, async ({ bare }) => {
  await bare.open()
  await bare.numberPlace({ size: 9 })
  await bare.page.locator('[data-action=menu]').click()
  for (const colorScheme of ['light', 'dark'] as const) {
    await bare.page.emulateMedia({ colorScheme })
    expect(await violations(bare, ALL), colorScheme).toEqual([])
  }
})

test('every tool of a 9x9 is in sight on a phone whose browser shows its bars', { tag: '@phone' }, async ({ bare }) => {
  await bare.page.setViewportSize({ width: 390, height: 664 })
  await bare.open()
  await bare.numberPlace({ size: 9 })
  for (const place of [
    '[data-key="1"]',
    '[data-key="9"]',
    '[data-key=erase]',
    '[data-action=undo]',
    '[data-action=check]',
  ]) {
    await expect(bare.page.locator(place)).toBeInViewport({ ratio: 1 })
  }
  const cells = await bare.page.locator('[data-cell="0"]').boundingBox()
  expect(cells?.width).toBeGreaterThanOrEqual(39)
})

test('the board is as large as was promised', async ({ bare }, { project }) => {
  const phone = project.name === 'phone'
  const sizes = phone
    ? ([
        [390, 844, 0.4],
        [820, 1180, 0.55],
      ] as const)
    : ([[1280, 800, 0.46]] as const)
  for (const [width, height, share] of sizes) {
    await bare.page.setViewportSize({ width, height })
    await bare.open()
    await bare.numberPlace({ size: 9 })
    const board = await bare.page.locator('.kzp-view').boundingBox()
    expect(((board?.width ?? 0) * (board?.height ?? 0)) / width / height).toBeGreaterThan(share)
    await expect(bare.page.locator('[data-action=check]')).toBeInViewport({ ratio: 1 })
  }
})

test('everything that is pressed is 44 px or more, either way', async ({ bare }) => {
  await bare.open()
  await bare.numberPlace({ size: 9 })
  await bare.button('Menu').click()
  const small = await bare.page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.kzp button, .kzp label')]
      .filter((element) => element.checkVisibility() && !element.classList.contains('kzp-link'))
      .map((element) => {
        const { width, height } = element.getBoundingClientRect()
        return { name: `${element.className} ${element.textContent}`, width, height }
      })
      // Sides are told in parts of a pixel, and a hair under 44 is drawn as 44.
      .filter(({ width, height }) => width < 43.99 || height < 43.99)
      .map(({ name, width, height }) => `${name} ${width}x${height}`),
  )
  expect(small).toEqual([])
})

test('nothing moves: board, keys and buttons stay where they are, whatever is said', async ({ bare }) => {
  await bare.open()
  await bare.numberPlace({ size: 9 })
  const places = () =>
    bare.page.evaluate(() =>
      ['.kzp-view', '.kzp-slot', '[data-key="1"]', '[data-key=erase]', '[data-action=undo]', '[data-action=hint]'].map(
        (name) => {
          const { x, y, width, height } = document.querySelector(name)?.getBoundingClientRect() ?? new DOMRect()
          return [x, y, width, height]
        },
      ),
    )
  const before = await places()
  await bare.button('Hint').click()
  await bare.button('Why?').click()
  expect(await places()).toEqual(before)
  await bare.button('Do it').click()
  expect(await places()).toEqual(before)
  await bare.page.evaluate(() => {
    for (let press = 0; press < 300; press++) window.handles?.[0]?.hint()
  })
  await expect(bare.slot()).toContainText('Solved')
  expect(await places()).toEqual(before)
})

test('readers find a grid with rows, cells and short labels', { tag: '@desk' }, async ({ bare }) => {
  await bare.open()
  await bare.numberPlace()
  const grid = bare.page.getByRole('grid', { name: /Sudoku|Number place/ })
  await expect(grid.getByRole('row')).toHaveCount(4)
  await expect(grid.getByRole('gridcell')).toHaveCount(16)
  await expect(grid.getByRole('gridcell').first()).toHaveAccessibleName(/^r1 c1/)
  const open = (await bare.givens()).indexOf(0)
  const { x, y } = await bare.cell(open)
  const empty = await grid.getByRole('gridcell').nth(open).getAttribute('aria-label')
  await bare.page.mouse.click(x, y)
  await bare.page.keyboard.press('3')
  await expect(grid.getByRole('gridcell').nth(open)).not.toHaveAccessibleName(empty ?? '')
  expect(await bare.page.locator('[role=application]').count()).toBe(0)
})

test('the keyboard’s cursor is dashed and only there while keys are used', { tag: '@desk' }, async ({ bare }) => {
  await bare.open()
  await bare.masyu()
  await bare.page.locator('[data-reader="0"]').focus()
  await bare.page.keyboard.press('ArrowRight')
  await expect(bare.page.locator('.kz-ring-keys')).toHaveCount(1)
  await bare.page.locator('#outside').focus()
  await expect(bare.page.locator('.kz-ring-keys')).toHaveCount(0)
})

test('in grey, error, hint, chosen and same can still be told apart', { tag: '@desk' }, async ({ bare }) => {
  await bare.open()
  await bare.page.addStyleTag({ content: 'html{filter:grayscale(1)}' })
  const shots: Record<string, string> = {}
  const board = { size: 9, givens: Array.from({ length: 81 }, (_, cell) => (cell === 0 ? 5 : 0)) }
  const view = async (name: string, act: () => Promise<unknown>): Promise<void> => {
    await bare.page.evaluate(() =>
      window.handles?.splice(0).forEach((handle) => {
        handle.destroy()
      }),
    )
    await bare.numberPlace({ size: undefined, board }, name)
    await act()
    await bare.page.waitForTimeout(250)
    const box = await bare.page.locator(`#${name} [data-cell="0"]`).boundingBox()
    shots[name] = (await bare.page.screenshot({ clip: box ?? { x: 0, y: 0, width: 1, height: 1 } })).toString('base64')
  }
  const act = (what: string) =>
    bare.page.evaluate((name) => {
      const handle = window.handles?.at(-1)
      if (name === 'chosen') handle?.select(0)
      if (name === 'error') handle?.play([{ layer: 'entry', place: 1, value: 5 }] as never)
      if (name === 'same') {
        handle?.play([{ layer: 'entry', place: 50, value: 5 }] as never)
        handle?.select(50)
      }
    }, what)
  for (const name of ['plain', 'chosen', 'error', 'same']) await view(name, () => act(name))
  const differences = await bare.page.evaluate(async (pictures) => {
    const pixels = await Promise.all(
      Object.values(pictures).map(async (picture) => {
        const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob())
        const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
        const context = canvas.getContext('2d')
        context?.drawImage(bitmap, 0, 0)
        return context?.getImageData(0, 0, 32, 32).data ?? new Uint8ClampedArray()
      }),
    )
    const found: number[] = []
    pixels.forEach((one, index) => {
      for (const other of pixels.slice(index + 1)) {
        let changed = 0
        for (let at = 0; at < one.length; at += 4) if (Math.abs((one[at] ?? 0) - (other[at] ?? 0)) > 8) changed++
        found.push(changed / (one.length / 4))
      }
    })
    return found
  }, shots)
  expect(differences.length).toBe(6)
  expect(Math.min(...differences)).toBeGreaterThan(0.1)
})
