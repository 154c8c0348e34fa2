import { expect } from '@playwright/test'
import type { CDPSession, Locator, Page } from '@playwright/test'
import { test as base } from './shared-tab.ts'
import type { Bench } from './player-page/main.ts'
import { playerPage } from './served-page.ts'

/** A kind that the page can mount. */
export type KindName = keyof Bench['kinds']

declare global {
  interface Window {
    readonly bench: Bench
    readonly ready?: boolean
    /** The mounted puzzles, the last one last, and what they told. */
    handles?: ReturnType<Bench['kinds'][KindName]['mount']>[]
    told?: { readonly type: string; readonly detail: Record<string, unknown> }[]
  }
}

/** What a page of its own for the player is asked for. */
export interface Bare {
  readonly page: Page
  /** Opens the page, with nothing mounted. */
  readonly open: (search?: string) => Promise<void>
  /**
   * Mounts a kind with a board of these options. No press is a long one unless `longPress` says so: a machine that has
   * much to do may take its time between press and release.
   */
  readonly mount: (kind: KindName, options?: Record<string, unknown>, id?: string) => Promise<void>
  readonly masyu: (options?: Record<string, unknown>, id?: string) => Promise<void>
  readonly numberPlace: (options?: Record<string, unknown>, id?: string) => Promise<void>
  /** The middle of a cell on the screen. */
  readonly cell: (cell: number, id?: string) => Promise<{ x: number; y: number }>
  readonly button: (name: string) => Locator
  readonly slot: () => Locator
  /** Marks of a layer of the last mounted puzzle. */
  readonly marks: (layer: string) => Promise<number[]>
  /** The one answer of the last mounted puzzle, as its kind says it. */
  readonly answer: () => Promise<number[]>
  /** The printed numbers of the last mounted number-place. */
  readonly givens: () => Promise<number[]>
  readonly told: () => Promise<string[]>
}

/** Tests of the player in a page that has nothing else, built from the sources. Any error in the page fails them. */
export const test = base.extend<{ bare: Bare }, { server: string }>({
  server: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const { address, close } = await playerPage()
      await use(address)
      close()
    },
    { scope: 'worker' },
  ],
  bare: async ({ page, server }, use) => {
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text())
    })
    await use(bareOf(page, server))
    expect(problems).toEqual([])
  },
})

function bareOf(page: Page, server: string): Bare {
  const mount = async (kind: KindName, options: Record<string, unknown> = {}, id = 'host'): Promise<void> => {
    await page.evaluate(
      ([name, given, place]) => {
        const host = window.bench.place(place)
        const handles = (window.handles ??= [])
        const told = (window.told ??= [])
        for (const type of ['kazu-change', 'kazu-hint', 'kazu-check', 'kazu-solve']) {
          host.addEventListener(type, (event) =>
            told.push({ type, detail: (event as CustomEvent<Record<string, unknown>>).detail }),
          )
        }
        handles.push(window.bench.kinds[name].mount(host, given))
      },
      [kind, { save: false, longPress: Infinity, ...options }, id] as const,
    )
  }
  return {
    page,
    open: async (search = '') => {
      await page.goto(server + search)
      await page.waitForFunction(() => window.ready === true)
    },
    mount,
    masyu: (options = {}, id = 'host') =>
      mount('masyu', { width: 5, height: 5, level: 'easy', seed: 7, ...options }, id),
    numberPlace: (options = {}, id = 'host') =>
      mount('number-place', { size: 4, level: 'easy', seed: 7, ...options }, id),
    cell: async (cell, id = 'host') => {
      const box = await page.locator(`#${id} [data-cell="${cell}"]`).boundingBox()
      if (box === null) throw new Error(`Cell ${cell} is not on the screen.`)
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    },
    button: (name) => page.getByRole('button', { name, exact: true }),
    slot: () => page.locator('.kzp-words'),
    marks: (layer) =>
      page.evaluate((name) => {
        const marks = window.handles?.at(-1)?.game().marks as Record<string, readonly number[]> | undefined
        return [...(marks?.[name] ?? [])]
      }, layer),
    answer: () =>
      page.evaluate(() => {
        const handle = window.handles?.at(-1)
        if (handle === undefined) return []
        const { engine } = window.bench.kinds[handle.detail().kind as KindName]
        return [...((engine.solve(handle.game().board).solution as readonly number[] | null) ?? [])]
      }),
    givens: () =>
      page.evaluate(() => {
        type Given = number | { readonly cell: number; readonly letter: string }
        const board = window.handles?.at(-1)?.game().board as { readonly givens?: readonly Given[] } | undefined
        const cells: number[] = []
        // A list of the printed cells alone is brought into one number a cell.
        board?.givens?.forEach((given, at) => {
          if (typeof given === 'number') cells[at] = given
          else cells[given.cell] = 1
        })
        return Array.from(cells, (given: number | undefined) => given ?? 0)
      }),
    told: () => page.evaluate(() => (window.told ?? []).map(({ type }) => type)),
  }
}

/** The two cells that a link joins on a board so many cells wide and high. */
export function linkCells(link: number, width: number, height: number): [first: number, second: number] {
  const across = height * (width - 1)
  if (link >= across) return [link - across, link - across + width]
  const first = Math.floor(link / (width - 1)) * width + (link % (width - 1))
  return [first, first + 1]
}

/** The cells of a loop in order, from its links on a board so many cells wide and high. */
export function loopCells(links: readonly number[], width: number, height: number): number[] {
  const ends = links.map((link) => linkCells(link, width, height))
  const cells = [...(ends[0] as [number, number])]
  const left = new Set(ends.slice(1))
  while (left.size > 0) {
    const last = cells[cells.length - 1] as number
    const next = [...left].find((pair) => pair.includes(last))
    if (next === undefined) throw new Error('The links are no loop.')
    left.delete(next)
    cells.push(next[0] === last ? next[1] : next[0])
  }
  return cells
}

/** Fingers on the glass. */
export interface Fingers {
  readonly down: (...spots: readonly { readonly x: number; readonly y: number }[]) => Promise<void>
  readonly move: (...spots: readonly { readonly x: number; readonly y: number }[]) => Promise<void>
  readonly up: () => Promise<void>
  readonly lost: () => Promise<void>
}

/** Fingers that touch a page; only Chromium has them. */
export async function fingersOn(page: Page): Promise<Fingers> {
  const session: CDPSession = await page.context().newCDPSession(page)
  const send = async (
    type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel',
    spots: readonly { x: number; y: number }[],
  ): Promise<void> => {
    await session.send('Input.dispatchTouchEvent', { type, touchPoints: spots.map(({ x, y }, id) => ({ x, y, id })) })
  }
  return {
    down: (...spots) => send('touchStart', spots),
    move: (...spots) => send('touchMove', spots),
    up: () => send('touchEnd', []),
    lost: () => send('touchCancel', []),
  }
}

export { expect }
