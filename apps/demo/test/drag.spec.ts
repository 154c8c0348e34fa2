import AxeBuilder from '@axe-core/playwright'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import type { DragBench, Slots } from './drag-page/main.ts'
import { servedPage } from './served-page.ts'
import { fingersOn } from './player-page.ts'
import { test as base } from './shared-tab.ts'

declare global {
  interface Window {
    readonly dragBench: DragBench
  }
}

interface Table {
  readonly page: Page
  readonly mount: (state: Slots, options?: { motion?: boolean; machinery?: boolean }) => Promise<void>
  /** Where a slot is on the screen; null is the pile. */
  readonly spot: (slot: number | null) => Promise<{ x: number; y: number }>
  readonly state: () => Promise<Slots>
  readonly told: () => Promise<string[]>
  readonly said: () => Promise<string>
}

const test = base.extend<{ table: Table }, { dragServer: string }>({
  dragServer: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const { address, close } = await servedPage(new URL('drag-page/', import.meta.url))
      await use(address)
      close()
    },
    { scope: 'worker' },
  ],
  table: async ({ page, dragServer }, use) => {
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(error.message))
    await page.goto(dragServer)
    await page.waitForFunction(() => window.ready === true)
    await use({
      page,
      mount: (state, options = {}) =>
        page.evaluate(([slots, more]) => window.dragBench.mount('small', slots, more), [state, options] as const),
      spot: (slot) =>
        page.evaluate((at) => {
          const matrix = window.dragBench.stage.svg.getScreenCTM() as DOMMatrix
          const place = at === null ? { x: 30, y: 30 } : { x: 100 + (at % 4) * 60, y: 30 + Math.floor(at / 4) * 60 }
          const { x, y } = new DOMPoint(place.x, place.y).matrixTransform(matrix)
          return { x, y }
        }, slot),
      state: () => page.evaluate(() => window.dragBench.stage.state()),
      told: () => page.evaluate(() => window.dragBench.told),
      said: async () => (await page.locator('[aria-live]').textContent()) ?? '',
    })
    expect(problems).toEqual([])
  },
})

async function pull(table: Table, from: number | null, to: number | null): Promise<void> {
  const [one, other] = [await table.spot(from), await table.spot(to)]
  await table.page.mouse.move(one.x, one.y)
  await table.page.mouse.down()
  await table.page.mouse.move(other.x + 10, other.y + 5, { steps: 4 })
}

test.describe('by mouse', { tag: '@desk' }, () => {
  test('a counter floats under the pointer, lands in the nearest slot, and keeps its node', async ({ table }) => {
    await table.mount([null, 5])
    await table.page.evaluate(() => Object.assign(window, { node: document.querySelector('[data-key=c0]') }))
    await pull(table, null, 2)
    await expect(table.page.locator('.kd-lifted')).toHaveCSS('transform', 'matrix(1, 0, 0, 1, 228.89, 34.44)')
    await expect(table.page.locator('.kd-ghost')).toHaveAttribute('transform', 'translate(220 30)')
    await table.page.mouse.up()
    expect(await table.state()).toEqual([2, 5])
    await expect(table.page.locator('[data-key=c0]')).toHaveCSS('transform', 'matrix(1, 0, 0, 1, 220, 30)')
    expect(
      await table.page.evaluate(() => document.querySelector('[data-key=c0]') === (window as { node?: Element }).node),
    ).toBe(true)
    await expect(table.page.locator('.kd-ghost')).toHaveCount(0)
  })

  test('let go far from every slot it goes back to the pile; on another counter it does not push that out', async ({
    table,
  }) => {
    await table.mount([null, 5])
    await pull(table, null, 5)
    await table.page.mouse.up()
    expect(await table.state()).toEqual([null, 5])
  })

  test('pulled at once a counter of the board gives a copy, held for a while it comes itself', async ({ table }) => {
    await table.mount([null, 5])
    await pull(table, 5, 7)
    await table.page.mouse.up()
    expect(await table.state()).toEqual([7, 5])
    const from = await table.spot(5)
    await table.page.mouse.move(from.x, from.y)
    await table.page.mouse.down()
    await expect(table.page.locator('.kd-lifted')).toHaveAttribute('data-key', 'c1')
    const to = await table.spot(0)
    await table.page.mouse.move(to.x, to.y, { steps: 3 })
    await table.page.mouse.up()
    expect(await table.state()).toEqual([7, 0])
  })

  test('a click is a tap and moves nothing', async ({ table }) => {
    await table.mount([null, 5])
    const at = await table.spot(5)
    await table.page.mouse.click(at.x, at.y)
    expect(await table.told()).toContain('tap c1')
    expect(await table.state()).toEqual([null, 5])
  })

  test('Escape, a lost pointer and a state from outside leave the very state that was there', async ({ table }) => {
    await table.mount([null, 5])
    await table.page.evaluate(() => Object.assign(window, { was: window.dragBench.stage.state() }))
    const isSame = (): Promise<boolean> =>
      table.page.evaluate(() => {
        const { stage } = window.dragBench
        return !stage.isDragging() && stage.state() === (window as { was?: Slots }).was
      })
    await pull(table, null, 2)
    await table.page.keyboard.press('Escape')
    expect(await isSame()).toBe(true)
    await table.page.mouse.up()
    expect(await isSame()).toBe(true)
    for (const type of ['pointercancel', 'lostpointercapture']) {
      await pull(table, null, 2)
      await table.page.evaluate((name) => {
        window.dragBench.stage.svg.dispatchEvent(new PointerEvent(name, { pointerId: 1 }))
      }, type)
      expect(await isSame()).toBe(true)
      await table.page.mouse.up()
      expect(await isSame()).toBe(true)
    }
    await pull(table, null, 2)
    await table.page.evaluate(() => {
      window.dragBench.stage.set([4, 5])
    })
    await table.page.mouse.up()
    expect(await table.state()).toEqual([4, 5])
  })

  test('what is held stays under the pointer when the page is scrolled, and where the stage is scaled', async ({
    table,
  }) => {
    await table.mount([null, 5])
    await table.page.evaluate(() => {
      const { style } = document.getElementById('place') as HTMLElement
      style.transform = 'scale(.8) translateX(60px)'
      style.setProperty('zoom', '1.2')
    })
    const [from, to] = [await table.spot(null), await table.spot(10)]
    await table.page.mouse.move(from.x, from.y)
    await table.page.mouse.down()
    await table.page.mouse.move(to.x, to.y, { steps: 3 })
    await expect(table.page.locator('.kd-ghost')).toHaveAttribute('transform', 'translate(220 150)')
    const row = (await table.spot(4)).y - (await table.spot(0)).y
    await table.page.evaluate((by) => {
      window.scrollBy(0, -by)
      window.scrollBy(0, 2 * by)
    }, row)
    await expect(table.page.locator('.kd-ghost')).not.toHaveAttribute('transform', 'translate(220 150)')
    await table.page.mouse.up()
    expect((await table.state())[0]).not.toBe(10)
  })

  test('the machinery shows every place where a counter may land', async ({ table }) => {
    await table.mount([null, 5], { machinery: true })
    await pull(table, null, 2)
    // Eleven free slots, and the pile.
    await expect(table.page.locator('.kd-land')).toHaveCount(12)
    await expect(table.page.locator('.kd-tether')).toHaveCount(1)
    await table.page.mouse.up()
    await expect(table.page.locator('.kd-land')).toHaveCount(0)
  })

  test('nothing glides where less motion is wanted', async ({ table }) => {
    await table.mount([null, 5])
    const glide = (): Promise<string> =>
      table.page.locator('[data-key=c0]').evaluate((node) => getComputedStyle(node).transitionDuration)
    expect(await glide()).toBe('0.18s, 0.18s')
    await table.page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await glide()).toBe('0s')
  })
})

test.describe('by touch', { tag: '@phone' }, () => {
  test('a finger drags a counter, and the page scrolls only from elsewhere', async ({ table }) => {
    await table.mount([null, 5])
    const finger = await fingersOn(table.page)
    const [from, to] = [await table.spot(null), await table.spot(8)]
    await finger.down(from)
    for (const share of [0.3, 0.6, 1]) {
      await finger.move({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share })
    }
    await finger.up()
    expect(await table.state()).toEqual([8, 5])
    expect(await table.page.evaluate(() => window.scrollY)).toBe(0)
  })

  test('a second finger puts it back, and what the first does then means nothing', async ({ table }) => {
    await table.mount([null, 5])
    const finger = await fingersOn(table.page)
    const [from, to] = [await table.spot(null), await table.spot(8)]
    await finger.down(from)
    await finger.move(to)
    await finger.down(to, { x: 300, y: 600 })
    await finger.move(from, { x: 300, y: 600 })
    await finger.up()
    expect(await table.state()).toEqual([null, 5])
    expect(await table.told()).toEqual(expect.arrayContaining(['cancelled']))
    expect(await table.told()).not.toContain('dropped')
  })
})

test.describe('by keyboard', { tag: '@desk' }, () => {
  test('one takes a counter, carries it from slot to slot, drops it or lets it be, and hears all of it', async ({
    table,
  }) => {
    await table.mount([null, 5])
    const { keyboard } = table.page
    await keyboard.press('Tab')
    await expect(table.page.locator('[data-key=c0]')).toBeFocused()
    await keyboard.press('ArrowRight')
    await expect(table.page.locator('[data-key=c1]')).toBeFocused()
    await keyboard.press('Enter')
    expect(await table.said()).toBe('lifted 12 of 13')
    await keyboard.press('ArrowUp')
    expect(await table.said()).toBe('over 2 of 13')
    await keyboard.press('ArrowUp')
    expect(await table.said()).toBe('blocked 2 of 13')
    await keyboard.press('ArrowRight')
    await keyboard.press(' ')
    expect(await table.said()).toBe('dropped 3 of 13')
    expect(await table.state()).toEqual([null, 2])
    await expect(table.page.locator('[data-key=c1]')).toBeFocused()
    // What lay beneath another comes on top without losing the focus.
    await keyboard.press('ArrowLeft')
    await expect(table.page.locator('[data-key=c0]')).toBeFocused()
    await keyboard.press('Enter')
    await expect(table.page.locator('[data-key=c0]')).toBeFocused()
    expect(await table.page.locator('[data-key]').last().getAttribute('data-key')).toBe('c0')
    await keyboard.press('Escape')
    await keyboard.press('ArrowRight')
    await keyboard.press('Enter')
    await keyboard.press('PageDown')
    await keyboard.press('Escape')
    expect(await table.said()).toMatch(/^cancelled/)
    expect(await table.state()).toEqual([null, 2])
    await keyboard.press('Enter')
    await keyboard.press('Tab')
    expect(await table.page.evaluate(() => window.dragBench.stage.isDragging())).toBe(false)
  })

  test('axe finds nothing, with something in the air', async ({ table }) => {
    await table.mount([null, 5])
    await table.page.keyboard.press('Tab')
    await table.page.keyboard.press('Enter')
    const { violations } = await new AxeBuilder({ page: table.page }).include('#place').analyze()
    expect(violations).toEqual([])
  })
})
