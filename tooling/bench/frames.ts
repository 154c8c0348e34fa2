import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import { CATALOGUE } from '../../apps/demo/src/catalogue.ts'
import { playerPage, servedPage } from '../../apps/demo/test/served-page.ts'
import type { DragBench } from '../../apps/demo/test/drag-page/main.ts'
import type { PiecesBench } from '../../apps/demo/test/pieces-page/main.ts'
import type { KindName } from '../../apps/demo/test/player-page.ts'
import { chromiumLaunch } from '../browser.ts'
import { quantile } from './engine.ts'

/*
 * pnpm bench:frames [<kind> …] [drag] [pieces] [--side <cells>]
 *
 * Opens a board without clues of so many cells a side (30 unless said) in a browser, at the size of a desk, and drags over
 * all of its cells, row by row, there and back: each step is a move that is drawn. Says, by the page's own clock, what a
 * step took from its event to the paint after it, and the time between frames meanwhile. A step under 16 ms is drawn
 * within a frame of 60 a second. `drag` drags an item among others in a stage of @kazu/drag over 1,000 states that it may
 * reach; `pieces` drags a group of 100 among 500 and among 2,000 pieces of a picture.
 */

declare global {
  interface Window {
    readonly dragBench: DragBench
    readonly piecesBench: PiecesBench
  }
}

const VIEWPORT = { width: 1280, height: 800 }

interface Seen {
  /** Milliseconds from the event to the paint, for each step that took 16 or more; a browser tells them in steps of 8. */
  readonly slow: readonly number[]
  /** Milliseconds from a frame to the next one. */
  readonly frames: readonly number[]
}

/** Begins to watch events and frames; what was seen is asked for at the end. */
async function watch(page: Page): Promise<() => Promise<Seen>> {
  await page.evaluate(() => {
    const seen = { slow: [] as number[], frames: [] as number[] }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name.startsWith('pointer')) seen.slow.push(duration)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
    let last = performance.now()
    const tick = (now: number): void => {
      seen.frames.push(now - last)
      last = now
      requestAnimationFrame(tick)
    }
    requestAnimationFrame(tick)
  })
  return () => page.evaluate(() => (window as unknown as { seen: Seen }).seen)
}

/** Drags over all cells, row by row, there and back. Gives the number of steps. */
async function dragOverAll(page: Page, width: number, height: number): Promise<number> {
  const boxes = await page.evaluate((count) => {
    const all = Array.from({ length: count }, (_, cell) => document.querySelector(`[data-cell="${cell}"]`))
    return all.map((one) => {
      const { x, y, width: w, height: h } = one?.getBoundingClientRect() ?? new DOMRect()
      return { x: x + w / 2, y: y + h / 2 }
    })
  }, width * height)
  let steps = 0
  for (let row = 0; row < height; row++) {
    for (let at = 0; at < width; at++) {
      const spot = boxes[row * width + (row % 2 === 0 ? at : width - 1 - at)] ?? { x: 0, y: 0 }
      await page.mouse.move(spot.x, spot.y)
      if (steps === 0) await page.mouse.down()
      steps++
    }
  }
  await page.mouse.up()
  return steps
}

async function measure(browser: Browser, address: string, kind: string, side: number): Promise<string> {
  const entry = CATALOGUE.find((one) => one.kind === kind)
  const page = await browser.newPage({ viewport: VIEWPORT })
  // The loader of these sources gives functions their names by a function of its own, which a page does not have.
  await page.addInitScript('globalThis.__name = (named) => named')
  await page.goto(address)
  await page.waitForFunction(() => window.ready === true)
  const problem = await page.evaluate(
    ([name, code]) => {
      const { mount, engine } = window.bench.kinds[name as KindName]
      const { board, problem: why } = engine.read(code)
      if (board === null) return why
      mount(window.bench.place(), { board, save: false, longPress: Infinity })
      return null
    },
    [kind, entry?.blank(side, side) ?? ''] as const,
  )
  if (problem !== null) return `no board of ${side}x${side} is taken (${problem})`
  const seen = await watch(page)
  const steps = await dragOverAll(page, side, side)
  await page.waitForTimeout(500)
  const said = spoken(steps, await seen())
  await page.close()
  return said
}

function spoken(steps: number, { slow, frames }: Seen): string {
  const say = (value: number): string => value.toFixed(1)
  const worst = slow.length === 0 ? 'under 16' : say(Math.max(...slow))
  return (
    `${steps} steps, ${slow.length} took 16 ms or more, worst ${worst} ms; ` +
    `frames every ${say(quantile(frames, 0.5))} ms (p95 ${say(quantile(frames, 0.95))})`
  )
}

/** Drags a counter over a stage with 1,000 free slots and 40 other counters, there and back. */
async function measureDrag(browser: Browser): Promise<string> {
  const { address, close } = await servedPage(new URL('../../apps/demo/test/drag-page/', import.meta.url))
  const page = await browser.newPage({ viewport: VIEWPORT })
  await page.addInitScript('globalThis.__name = (named) => named')
  await page.goto(address)
  await page.waitForFunction(() => window.ready === true)
  const landings = await page.evaluate(() => {
    const counters = Array.from({ length: 41 }, (_, at) => (at === 0 ? null : at * 25))
    ;(document.getElementById('place') as HTMLElement).style.width = '1100px'
    window.dragBench.mount('large', counters)
    return 1040 - 40
  })
  const seen = await watch(page)
  const box = await page.locator('.kd-stage').boundingBox()
  if (box === null) throw new Error('The stage is not to be seen.')
  await page.mouse.move(box.x + box.width * (30 / 920), box.y + box.height * (30 / 560))
  await page.mouse.down()
  const steps = 600
  for (let step = 0; step < steps; step++) {
    const [x, y] = [0.1 + 0.8 * ((step % 40) / 40), 0.05 + 0.85 * (step / steps)]
    await page.mouse.move(box.x + box.width * x, box.y + box.height * y)
  }
  await page.mouse.up()
  await page.waitForTimeout(500)
  const said = spoken(steps, await seen())
  await page.close()
  close()
  return `${landings} states, ${said}`
}

/** Drags a group of at least 100 pieces over a table of so many, in circles. */
async function measurePieces(browser: Browser, rows: number, columns: number): Promise<string> {
  const { address, close } = await servedPage(new URL('../../apps/demo/test/pieces-page/', import.meta.url))
  const page = await browser.newPage({ viewport: VIEWPORT })
  await page.addInitScript('globalThis.__name = (named) => named')
  await page.goto(address)
  await page.waitForFunction(() => window.ready === true)
  const { x, y } = await page.evaluate(([down, across]) => window.piecesBench.mount(down, across, 100), [
    rows,
    columns,
  ] as const)
  await page.waitForTimeout(1000)
  const seen = await watch(page)
  await page.mouse.move(x, y)
  await page.mouse.down()
  const steps = 600
  for (let step = 1; step <= steps; step++) {
    await page.mouse.move(x + 60 * Math.sin(step / 20), y + 60 * (1 - Math.cos(step / 20)))
  }
  await page.mouse.up()
  await page.waitForTimeout(500)
  const carried = await page.locator('.je-says').textContent()
  const said = spoken(steps, await seen())
  await page.close()
  close()
  return `${rows * columns} pieces, ${said} (${carried ?? ''})`
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { side: { type: 'string', default: '30' } },
})
const wanted = CATALOGUE.map(({ kind }) => kind).filter(
  (kind) => positionals.length === 0 || positionals.includes(kind),
)
const drags = positionals.length === 0 || positionals.includes('drag')
const pieces = positionals.length === 0 || positionals.includes('pieces')
if (wanted.length === 0 && !drags && !pieces) throw new Error(`There is no kind called ${positionals.join(', ')}.`)
const { address, close } = await playerPage()
const browser = await chromium.launch(chromiumLaunch())
for (const kind of wanted)
  console.log(`${kind.padEnd(14)} ${await measure(browser, address, kind, Number(values.side))}`)
if (drags) console.log(`${'drag'.padEnd(14)} ${await measureDrag(browser)}`)
if (pieces) {
  for (const [rows, columns] of [
    [20, 25],
    [40, 50],
  ] as const) {
    console.log(`${'pieces'.padEnd(14)} ${await measurePieces(browser, rows, columns)}`)
  }
}
await browser.close()
close()
