import type { Box } from '../moves.js'
import type { Vector } from '../outline.js'
import { CELL, groupAt, piecesOf, poseOf } from '../table.js'
import type { Table } from '../table.js'
import { Painter } from './painter.js'
import type { Colours, Paint } from './painter.js'
import type { Viewport } from './viewport.js'

/** What is drawn now. */
export interface Scene {
  readonly table: Table
  /** The groups that are shown, in the order of painting. */
  readonly shown: readonly number[]
  /** Those among them that are carried, and how far from where they lie, in units of the table. */
  readonly carried: readonly number[]
  readonly by: Vector
  readonly chosen: readonly number[]
  /** A group that the carried one would join. */
  readonly target: number | null
  /** A rubber band, in px of the screen. */
  readonly band: Box | null
  readonly paint: Paint
}

/**
 * Three sheets on top of each other: what lies still, what is carried, and what is marked. Carrying moves the second
 * sheet as a whole, so that a frame costs the same however many pieces there are.
 */
export class Screen {
  readonly #still: HTMLCanvasElement
  readonly #moving: HTMLCanvasElement
  readonly #marks: HTMLCanvasElement
  readonly #map: HTMLCanvasElement
  readonly #painter = new Painter()
  #before: Scene | null = null

  constructor(readonly element: HTMLElement) {
    const sheet = (name: string): HTMLCanvasElement => {
      const canvas = element.ownerDocument.createElement('canvas')
      canvas.className = name
      canvas.setAttribute('aria-hidden', 'true')
      element.append(canvas)
      return canvas
    }
    this.#still = sheet('je-still')
    this.#moving = sheet('je-moving')
    this.#marks = sheet('je-marks')
    this.#map = sheet('je-map')
  }

  /** The size of the screen in px. */
  size(): { width: number; height: number } {
    return { width: Math.max(1, this.element.clientWidth), height: Math.max(1, this.element.clientHeight) }
  }

  draw(scene: Scene): void {
    const before = this.#before
    this.#before = scene
    const { carried, by, paint, table, shown } = scene
    const same = before !== null && before.table === table && before.paint === paint && before.shown === shown
    if (!same || !sameList(before.carried, carried)) {
      const out = new Set(carried)
      this.#sheet(this.#still, paint, (context) => {
        this.#painter.paint(
          context,
          table,
          shown.filter((group) => !out.has(group)),
          paint,
        )
      })
      this.#sheet(this.#moving, paint, (context) => {
        this.#painter.paint(context, table, carried, paint)
      })
      this.#drawMap(scene)
    }
    const { scale } = paint.view
    this.#moving.style.transform = `translate(${by.x * scale}px, ${by.y * scale}px)`
    this.#drawMarks(scene)
  }

  #sheet(canvas: HTMLCanvasElement, { density }: Paint, paint: (context: CanvasRenderingContext2D) => void): void {
    const { width, height } = this.size()
    canvas.width = Math.round(width * density)
    canvas.height = Math.round(height * density)
    const context = canvas.getContext('2d')
    if (context !== null) paint(context)
  }

  #drawMarks({ table, chosen, target, band, paint, carried, by }: Scene): void {
    this.#sheet(this.#marks, paint, (context) => {
      const { colours, density } = paint
      context.strokeStyle = colours.accent
      for (const group of chosen) {
        this.#painter.outline(context, table, [group], paint, carried.includes(group) ? by : { x: 0, y: 0 })
      }
      if (target !== null) {
        // Where the carried pieces would come to lie.
        const [first] = carried
        if (first !== undefined) {
          const [to, from] = [groupAt(table, target).at, groupAt(table, first).at]
          context.setLineDash([10, 8])
          this.#painter.outline(context, table, [first], paint, { x: to.x - from.x, y: to.y - from.y })
          context.setLineDash([])
        }
      }
      if (band !== null) {
        context.setTransform(density, 0, 0, density, 0, 0)
        context.lineWidth = 1.5
        context.strokeRect(band.x, band.y, band.width, band.height)
      }
    })
  }

  /** The whole table, small, with what of it is seen; only where not all is. */
  #drawMap({ table, shown, paint }: Scene): void {
    const { view, colours } = paint
    const { width, height } = this.size()
    const seen = seenOf(view, width, height)
    const isWhole = seen.width >= table.area.width - 1 && seen.height >= table.area.height - 1
    this.#map.hidden = isWhole
    if (isWhole) return
    const scale = 240 / table.area.width
    this.#map.width = 240
    this.#map.height = Math.round(table.area.height * scale)
    const context = this.#map.getContext('2d')
    if (context === null) return
    context.fillStyle = colours.ink
    context.globalAlpha = 0.45
    const side = Math.max(2, CELL * scale * 0.86)
    for (const group of shown) {
      for (const piece of piecesOf(table, group)) {
        const { x, y } = poseOf(table, piece).middle
        context.fillRect(x * scale - side / 2, y * scale - side / 2, side, side)
      }
    }
    context.globalAlpha = 1
    context.strokeStyle = colours.accent
    context.lineWidth = 4
    context.strokeRect(seen.x * scale, seen.y * scale, seen.width * scale, seen.height * scale)
  }
}

function seenOf({ scale, x, y }: Viewport, width: number, height: number): Box {
  return { x: -x / scale, y: -y / scale, width: width / scale, height: height / scale }
}

function sameList(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((value, at) => value === other[at])
}

/** The colours of the page at a place. */
export function coloursAt(element: Element): Colours {
  const style = getComputedStyle(element)
  const of = (name: string, other: string): string => style.getPropertyValue(`--kz-${name}`).trim() || other
  return {
    table: of('table', '#dde2d8'),
    piece: of('surface', '#fffdf8'),
    ink: of('ink', '#1f2320'),
    accent: of('accent', '#17549a'),
  }
}
