import { GAMES } from './games.ts'
import { dragThrough, focusBoard } from './games/game.ts'
import { expect, fingersOn, test } from './player-page.ts'
import type { Bare } from './player-page.ts'

/** A whole game of one kind, by each hand that a player may have. */
for (const { kind, options, byMouse, byTouch, byKeys } of GAMES) {
  test.describe(`a whole ${kind}`, () => {
    const start = async (bare: Bare): Promise<void> => {
      await bare.open()
      await bare.mount(kind, options)
    }
    const solved = async (bare: Bare): Promise<void> => {
      await expect(bare.slot()).toContainText('Solved in')
      expect((await bare.told()).at(-1)).toBe('kazu-solve')
      await expect(bare.page.locator('.kzp')).toHaveAttribute('data-solved', '')
    }

    test('by mouse', { tag: '@desk' }, async ({ bare }) => {
      await start(bare)
      await byMouse(bare)
      await solved(bare)
    })

    test('by touch', { tag: '@phone' }, async ({ bare }) => {
      await start(bare)
      await byTouch(bare)
      await solved(bare)
    })

    test('by keyboard alone', { tag: '@desk' }, async ({ bare }) => {
      await start(bare)
      await focusBoard(bare)
      await byKeys(bare)
      await solved(bare)
    })
  })
}

test.describe('a stroke over cells', () => {
  const board = 'akari:5x5:..........#..............'

  test('paints dots over like cells, as one step that undo takes back', { tag: '@desk' }, async ({ bare }) => {
    await bare.open()
    await bare.mount('akari', { board })
    const { x, y } = await bare.cell(1)
    await bare.page.mouse.click(x, y)
    await dragThrough(bare, [0, 2, 4])
    expect((await bare.marks('shade')).slice(0, 5)).toEqual([2, 1, 2, 2, 2])
    await bare.button('Undo').click()
    expect((await bare.marks('shade')).slice(0, 5)).toEqual([0, 1, 0, 0, 0])
  })

  test('is made by the second button, and a wall takes no mark', { tag: '@desk' }, async ({ bare }) => {
    await bare.open()
    await bare.mount('akari', { board })
    const [wall, white] = [await bare.cell(10), await bare.cell(11)]
    await bare.page.mouse.click(wall.x, wall.y)
    await bare.page.mouse.click(white.x, white.y, { button: 'right' })
    expect((await bare.marks('shade')).slice(10, 12)).toEqual([0, 2])
  })

  test('held long makes a dot', { tag: '@phone' }, async ({ bare }) => {
    await bare.open()
    await bare.mount('akari', { board, longPress: 450 })
    const fingers = await fingersOn(bare.page)
    await fingers.down(await bare.cell(12))
    await expect(bare.page.locator('.kz-dot')).toHaveCount(1)
    await fingers.up()
    expect((await bare.marks('shade'))[12]).toBe(2)
  })

  test('makes a dot by its mode, and by keyboard', { tag: '@desk' }, async ({ bare }) => {
    await bare.open()
    await bare.mount('akari', { board })
    await bare.page.getByRole('radio', { name: 'Dot' }).click()
    const { x, y } = await bare.cell(6)
    await bare.page.mouse.click(x, y)
    await focusBoard(bare)
    await bare.page.keyboard.press('ArrowRight')
    await bare.page.keyboard.press('x')
    const shade = await bare.marks('shade')
    expect(shade[6]).toBe(2)
    expect(shade.filter((mark) => mark === 2).length).toBe(2)
  })
})

test.describe('a stroke', () => {
  test('broken off by Escape leaves nothing', { tag: '@desk' }, async ({ bare }) => {
    await bare.open()
    await bare.masyu()
    const { page } = bare
    const [from, to] = [await bare.cell(0), await bare.cell(3)]
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(to.x, to.y, { steps: 5 })
    await expect(page.locator('.kz-line')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(page.locator('.kz-line')).toHaveCount(0)
    await page.mouse.up()
    expect((await bare.marks('line')).some(Boolean)).toBe(false)
    expect(await bare.told()).toEqual([])
  })

  test('becomes crosses by the second button, and no menu of the browser comes', { tag: '@desk' }, async ({ bare }) => {
    await bare.open()
    await bare.masyu()
    const [from, to] = [await bare.cell(0), await bare.cell(2)]
    await bare.page.mouse.move(from.x, from.y)
    await bare.page.mouse.down({ button: 'right' })
    await bare.page.mouse.move(to.x, to.y, { steps: 4 })
    await bare.page.mouse.up({ button: 'right' })
    expect((await bare.marks('line')).filter((value) => value === 2).length).toBe(2)
  })

  test(
    'that a second finger joins becomes a pinch: it zooms and writes nothing',
    { tag: '@phone' },
    async ({ bare }) => {
      await bare.open()
      await bare.masyu({ width: 10, height: 10 })
      const fingers = await fingersOn(bare.page)
      const [one, other] = [await bare.cell(33), await bare.cell(66)]
      const before = await bare.page.locator('.kzp-sheet').boundingBox()
      await fingers.down(one)
      await fingers.move({ x: one.x + 40, y: one.y })
      await fingers.down({ x: one.x + 40, y: one.y }, other)
      for (let step = 1; step <= 8; step++) {
        await fingers.move(
          { x: one.x + 40 - step * 8, y: one.y - step * 8 },
          { x: other.x + step * 8, y: other.y + step * 8 },
        )
      }
      await fingers.up()
      const after = await bare.page.locator('.kzp-sheet').boundingBox()
      expect(after?.width).toBeGreaterThan((before?.width ?? 0) * 1.5)
      expect((await bare.marks('line')).some(Boolean)).toBe(false)
      expect(await bare.told()).toEqual([])
    },
  )

  test('does not zoom where the view is locked, and still writes nothing', { tag: '@phone' }, async ({ bare }) => {
    await bare.open()
    await bare.masyu({ width: 10, height: 10, locked: true })
    const fingers = await fingersOn(bare.page)
    const [one, other] = [await bare.cell(33), await bare.cell(66)]
    const before = await bare.page.locator('.kzp-sheet').boundingBox()
    await fingers.down(one, other)
    await fingers.move({ x: one.x - 60, y: one.y }, { x: other.x + 60, y: other.y })
    await fingers.up()
    expect(await bare.page.locator('.kzp-sheet').boundingBox()).toEqual(before)
    expect((await bare.marks('line')).some(Boolean)).toBe(false)
  })

  test('taken away by the system leaves nothing', { tag: '@phone' }, async ({ bare }) => {
    await bare.open()
    await bare.masyu()
    const fingers = await fingersOn(bare.page)
    await fingers.down(await bare.cell(0))
    await fingers.move(await bare.cell(2))
    await fingers.lost()
    expect((await bare.marks('line')).some(Boolean)).toBe(false)
    await expect(bare.page.locator('.kz-line')).toHaveCount(0)
  })

  test('that ends in a flick does not swallow the tap after it', { tag: '@phone' }, async ({ bare }) => {
    await bare.open()
    // Only a page that could scroll is flung.
    await bare.page.addStyleTag({ content: 'body{min-height:300vh}' })
    await bare.masyu()
    const fingers = await fingersOn(bare.page)
    await fingers.down(await bare.cell(0))
    await fingers.move(await bare.cell(2))
    await fingers.up()
    expect((await bare.marks('line')).some(Boolean)).toBe(true)
    await bare.button('Undo').tap()
    await expect.poll(async () => (await bare.marks('line')).some(Boolean)).toBe(false)
  })

  test('held long near a link makes a cross', { tag: '@phone' }, async ({ bare }) => {
    await bare.open()
    await bare.masyu({ longPress: 450 })
    const fingers = await fingersOn(bare.page)
    const [one, other] = [await bare.cell(0), await bare.cell(1)]
    await fingers.down({ x: (one.x + other.x) / 2, y: one.y })
    await expect(bare.page.locator('.kz-cross')).toHaveCount(1)
    await fingers.up()
    expect((await bare.marks('line'))[0]).toBe(2)
  })

  test('on small cells is seen in a glass above the finger', { tag: '@phone' }, async ({ bare }) => {
    await bare.open()
    await bare.masyu({ width: 12, height: 12 })
    const fingers = await fingersOn(bare.page)
    const spot = await bare.cell(27)
    await fingers.down(spot)
    const glass = bare.page.locator('.kzp-loupe')
    await expect(glass).toBeVisible()
    const box = await glass.boundingBox()
    expect(box?.width).toBe(96)
    await fingers.up()
    await expect(glass).toHaveCount(0)
  })
})

test.describe('saving', () => {
  const stored = { save: true } as const

  test('brings marks, history and time back after a reload', { tag: '@desk' }, async ({ bare }) => {
    await bare.open()
    await bare.masyu(stored)
    await dragThrough(bare, [0, 1, 2])
    await dragThrough(bare, [5, 6])
    await bare.page.waitForTimeout(1200)
    await bare.page.reload()
    await bare.page.waitForFunction(() => window.ready === true)
    await bare.masyu(stored)
    expect((await bare.marks('line')).filter(Boolean).length).toBe(3)
    await bare.button('Undo').click()
    expect((await bare.marks('line')).filter(Boolean).length).toBe(2)
    expect(await bare.page.evaluate(() => window.handles?.[0]?.detail().elapsedMs)).toBeGreaterThan(1000)
  })

  test('that is blocked or full is said, and nothing on the screen is lost', { tag: '@desk' }, async ({ bare }) => {
    for (const name of ['SecurityError', 'QuotaExceededError']) {
      await bare.open()
      await bare.page.evaluate((kind) => {
        Storage.prototype.setItem = () => {
          throw new DOMException('no', kind)
        }
      }, name)
      await bare.masyu(stored)
      await dragThrough(bare, [0, 1, 2])
      await expect(bare.slot()).toContainText('Not saved')
      await dragThrough(bare, [5, 6])
      expect((await bare.marks('line')).filter(Boolean).length).toBe(3)
      await bare.button('Menu').click()
      await expect(bare.page.locator('.kzp-note')).toContainText('Not saved')
    }
  })

  test('that cannot be read is put aside, and play begins anew', { tag: '@desk' }, async ({ bare }) => {
    await bare.open()
    await bare.masyu(stored)
    await dragThrough(bare, [0, 1, 2])
    await bare.page.evaluate(() => {
      window.handles?.[0]?.destroy()
      for (const key of Object.keys(localStorage)) if (key.startsWith('kazu:game')) localStorage.setItem(key, 'broken')
    })
    await bare.open()
    await bare.masyu(stored)
    await expect(bare.slot()).toContainText('could not be read')
    expect((await bare.marks('line')).some(Boolean)).toBe(false)
  })
})

test.describe('a hint', () => {
  test('says where, why, and does it, each in words and on the board', { tag: '@desk' }, async ({ bare }) => {
    await bare.open()
    await bare.masyu({ width: 6, height: 6 })
    const { page } = bare
    await bare.button('Hint').click()
    await expect(bare.slot()).toContainText('Where.')
    await expect(page.locator('.kz-ring-hint')).toHaveCount(1)
    await expect(page.locator('.kz-badge')).toHaveCount(0)
    await bare.button('Why?').click()
    await expect(bare.slot()).toContainText('Why.')
    expect(await page.locator('.kz-badge').count()).toBeGreaterThan(0)
    expect(await page.locator('.kzp-badge').count()).toBeGreaterThan(0)
    await expect(page.locator('.kzp-live')).toContainText('Why.')
    await bare.button('Do it').click()
    await expect(bare.slot()).toContainText('Done.')
    expect((await bare.marks('line')).some(Boolean)).toBe(true)
    await expect(page.locator('.kz-ring-hint')).toHaveCount(0)
  })

  test('comes into sight where the board is larger than its window', { tag: '@phone' }, async ({ bare }) => {
    const { page } = bare
    await bare.open()
    await bare.masyu({ board: `masyu:20x20:${'.'.repeat(379)}b${'.'.repeat(20)}` })
    const target = page.locator('.kzp-sheet .kz-ring-hint')
    await page.locator('[data-action=hint]').click()
    await expect(target).toBeAttached()
    const view = await page.locator('.kzp-view').boundingBox()
    const ring = await target.boundingBox()
    // The ring's line may lie half on the frame.
    const edge = 4
    expect((ring?.y ?? 0) + edge).toBeGreaterThanOrEqual(view?.y ?? 0)
    expect((ring?.y ?? 0) + (ring?.height ?? 0)).toBeLessThanOrEqual((view?.y ?? 0) + (view?.height ?? 0) + edge)
    expect((ring?.x ?? 0) + (ring?.width ?? 0)).toBeLessThanOrEqual((view?.x ?? 0) + (view?.width ?? 0) + edge)
  })

  test('names cells that can be pressed, and they light up', { tag: '@desk' }, async ({ bare }) => {
    await bare.open()
    await bare.masyu({ width: 6, height: 6 })
    await bare.button('Hint').click()
    await bare.button('Why?').click()
    await bare.page.locator('.kzp-link').first().click()
    await expect(bare.page.locator('.kz-ring-pulse')).toHaveCount(1)
    await expect(bare.page.locator('.kz-ring-pulse')).toHaveCount(0)
  })
})

test.describe('the page around', () => {
  test('keeps its focus and its keys', { tag: '@desk' }, async ({ bare }) => {
    await bare.open()
    await bare.page.locator('#outside').focus()
    await bare.numberPlace()
    await expect(bare.page.locator('#outside')).toBeFocused()
    await bare.page.keyboard.press('1')
    await bare.page.keyboard.press('Control+z')
    expect((await bare.marks('entry')).some(Boolean)).toBe(false)
  })

  test(
    'looks the same with a player in it, and its styles do not reach the player',
    { tag: '@desk' },
    async ({ bare }) => {
      await bare.open()
      const look = () =>
        bare.page.evaluate(() => {
          const { color, height, padding, letterSpacing } = getComputedStyle(
            document.getElementById('outside') as HTMLElement,
          )
          const { margin, fontFamily } = getComputedStyle(document.body)
          return [color, height, padding, letterSpacing, margin, fontFamily]
        })
      const before = await look()
      await bare.numberPlace()
      expect(await look()).toEqual(before)
      const key = bare.page.locator('[data-key="1"]')
      await expect(key).toHaveCSS('text-transform', 'none')
      await expect(key).toHaveCSS('letter-spacing', 'normal')
      expect((await key.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    },
  )

  test(
    'may hold several players, each with its own ids, and one stop of the Tab key a board',
    { tag: '@desk' },
    async ({ bare }) => {
      await bare.open()
      await bare.masyu({}, 'one')
      await bare.numberPlace({}, 'two')
      const ids = await bare.page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id))
      expect(new Set(ids).size).toBe(ids.length)
      expect(await bare.page.locator('[role=gridcell][tabindex="0"]').count()).toBe(2)
      const { x, y } = await bare.cell(1, 'two')
      await bare.page.mouse.click(x, y)
      await bare.page.keyboard.press('1')
      await bare.page.keyboard.press('2')
      expect(await bare.page.evaluate(() => window.handles?.[0]?.detail().progress.filled)).toBe(0)
    },
  )

  test('is left as it was when the player goes', { tag: '@desk' }, async ({ bare }) => {
    await bare.open()
    await bare.masyu()
    await bare.page.evaluate(() => window.handles?.[0]?.destroy())
    await expect(bare.page.locator('#host')).toBeEmpty()
    await bare.page.keyboard.press('Control+z')
    await bare.page.setViewportSize({ width: 500, height: 700 })
  })

  test('decides the language, also later', { tag: '@desk' }, async ({ bare }) => {
    await bare.open()
    await bare.masyu()
    await expect(bare.button('Undo')).toBeVisible()
    await bare.page.evaluate(() => {
      document.documentElement.lang = 'ja'
    })
    await expect(bare.button('戻す')).toBeVisible()
    await bare.page.evaluate(() => {
      document.getElementById('host')?.setAttribute('lang', 'it-CH')
    })
    await expect(bare.button('Annulla')).toBeVisible()
  })

  test(
    'is not disturbed: nothing is drawn and no timer runs while nothing changes',
    { tag: '@desk' },
    async ({ bare }) => {
      await bare.open()
      await bare.page.evaluate(() => {
        const count = { frames: 0, timers: 0 }
        Object.assign(window, { count })
        const frame = window.requestAnimationFrame.bind(window)
        window.requestAnimationFrame = (act) => {
          count.frames++
          return frame(act)
        }
        const timeout = window.setTimeout.bind(window)
        window.setTimeout = ((act: () => void, ms: number) => {
          count.timers++
          return timeout(act, ms)
        }) as typeof window.setTimeout
        const interval = window.setInterval.bind(window)
        window.setInterval = ((act: () => void, ms: number) => {
          count.timers++
          return interval(act, ms)
        }) as typeof window.setInterval
      })
      await bare.masyu({ clock: false })
      await dragThrough(bare, [0, 1, 2])
      await bare.page.waitForTimeout(300)
      const read = () =>
        bare.page.evaluate(() => ({ ...(window as unknown as { count: { frames: number; timers: number } }).count }))
      const before = await read()
      expect(before.frames).toBeGreaterThan(0)
      await bare.page.waitForTimeout(1500)
      expect(await read()).toEqual(before)
    },
  )
})

test.describe('the elements', () => {
  test('play what their attributes say, and follow them', { tag: '@desk' }, async ({ bare }) => {
    await bare.open()
    await bare.page.evaluate(() => {
      document
        .getElementById('places')
        ?.insertAdjacentHTML(
          'beforeend',
          '<kazu-masyu width="5" height="5" level="easy" seed="7" save="off"></kazu-masyu>',
        )
    })
    await expect(bare.page.locator('kazu-masyu .kz-masyu')).toBeVisible()
    await bare.page.evaluate(() => document.querySelector('kazu-masyu')?.setAttribute('width', '7'))
    await expect(bare.page.locator('kazu-masyu .kzp-subtitle')).toContainText('7×5')
    await bare.page.evaluate(() => document.querySelector('kazu-masyu')?.remove())
    await expect(bare.page.locator('.kzp')).toHaveCount(0)
  })

  test('say what is wrong with what they cannot play', { tag: '@desk' }, async ({ bare }) => {
    await bare.open()
    await bare.page.evaluate(() => {
      document
        .getElementById('places')
        ?.insertAdjacentHTML(
          'beforeend',
          '<kazu-number-place size="7"></kazu-number-place><kazu-masyu board="nonsense"></kazu-masyu>',
        )
    })
    await expect(bare.page.locator('kazu-number-place [role=alert]')).not.toBeEmpty()
    await expect(bare.page.locator('kazu-masyu [role=alert]')).not.toBeEmpty()
  })

  test('tell their events through the tree', { tag: '@desk' }, async ({ bare }) => {
    await bare.open()
    const count = await bare.page.evaluate(async () => {
      document
        .getElementById('places')
        ?.insertAdjacentHTML('beforeend', '<kazu-masyu id="host" seed="7" save="off"></kazu-masyu>')
      let told = 0
      document.body.addEventListener('kazu-hint', () => told++)
      await new Promise((resolve) => setTimeout(resolve, 50))
      ;(document.querySelector('kazu-masyu') as unknown as { hint(): void }).hint()
      return told
    })
    expect(count).toBe(1)
  })

  test('stand in a shadow root as well', { tag: '@desk' }, async ({ bare }) => {
    await bare.open()
    await bare.page.evaluate(() => {
      const host = window.bench.place('shadow')
      const inner = document.createElement('div')
      host.attachShadow({ mode: 'open' }).append(inner)
      window.handles = [
        window.bench.kinds.masyu.mount(inner, { width: 5, height: 5, seed: 7, save: false, longPress: Infinity }),
      ]
      window.told = []
    })
    const paper = bare.page.locator('#shadow .kz-paper')
    await expect(paper).toHaveCSS('fill', /rgb/)
    const box = await bare.page.locator('#shadow [data-cell="0"]').boundingBox()
    expect(box?.width).toBeGreaterThan(20)
    await bare.page.mouse.move((box?.x ?? 0) + 10, (box?.y ?? 0) + 10)
    await bare.page.mouse.down()
    await bare.page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) * 1.6, (box?.y ?? 0) + 10, { steps: 5 })
    await bare.page.mouse.up()
    expect((await bare.marks('line')).filter(Boolean).length).toBe(1)
  })
})
