import { piecePath } from '../draw.js'
import type { Picture } from '../picture.js'
import { picturePlace } from '../picture.js'
import { TAB_HEIGHT } from '../outline.js'
import type { Vector } from '../outline.js'
import type { Home, JigsawEdges } from '../puzzle.js'
import { CELL, groupOfPiece, paintOrder, piecesOf, poseOf } from '../table.js'
import type { Table } from '../table.js'
import { shortSides } from '../labels.js'
import type { Viewport } from './viewport.js'

/** The colours of a table, as the page has them. */
export interface Colours {
  readonly table: string
  readonly piece: string
  readonly ink: string
  readonly accent: string
}

/** A picture that can be painted. */
export interface Painting {
  readonly image: CanvasImageSource
  readonly size: Omit<Picture, 'href'>
}

/** How pieces are painted. */
export interface Paint {
  readonly view: Viewport
  /** Px of the device for a px of the page. */
  readonly density: number
  readonly colours: Colours
  readonly painting: Painting | null
  readonly labels: boolean
}

/** How far a piece reaches from the middle of its cell, in units of the table, and a bit for its outline. */
const REACH = (0.5 + TAB_HEIGHT) * CELL + 3

/** Paints pieces, each from a small picture of its own that is made once for a size. */
export class Painter {
  readonly #sprites = new Map<number, HTMLCanvasElement>()
  #made = ''
  #paths = new Map<number, Path2D>()
  #puzzle: JigsawEdges | null = null

  /** Paints groups in the order of painting. */
  paint(context: CanvasRenderingContext2D, table: Table, groups: readonly number[], paint: Paint): void {
    this.#renew(table.puzzle, paint)
    const { view, density } = paint
    for (const group of groups) {
      for (const piece of piecesOf(table, group)) {
        const { middle, turns } = poseOf(table, piece)
        const [x, y] = [middle.x * view.scale + view.x, middle.y * view.scale + view.y]
        const reach = REACH * view.scale
        if (x < -reach || y < -reach || x * density > context.canvas.width + reach * density) continue
        if (y * density > context.canvas.height + reach * density) continue
        const sprite = this.#sprite(table.puzzle, piece, paint)
        context.setTransform(density, 0, 0, density, x * density, y * density)
        context.rotate((turns * Math.PI) / 2)
        context.drawImage(sprite, -reach, -reach, 2 * reach, 2 * reach)
      }
    }
    context.setTransform(1, 0, 0, 1, 0, 0)
  }

  /** The outline of groups, to be shown as chosen or as where something would snap. */
  outline(context: CanvasRenderingContext2D, table: Table, groups: readonly number[], paint: Paint, by: Vector): void {
    const { view, density } = paint
    for (const piece of groups.flatMap((group) => piecesOf(table, group))) {
      const { middle, turns } = poseOf(table, piece)
      const scale = view.scale * density
      context.setTransform(
        scale,
        0,
        0,
        scale,
        (middle.x + by.x) * scale + view.x * density,
        (middle.y + by.y) * scale + view.y * density,
      )
      context.rotate((turns * Math.PI) / 2)
      context.lineWidth = 3 / view.scale
      context.stroke(this.#path(table.puzzle, piece))
    }
    context.setTransform(1, 0, 0, 1, 0, 0)
  }

  /** Small pictures are made anew when anything about them is another. */
  #renew(puzzle: JigsawEdges, { view, density, colours, painting, labels }: Paint): void {
    if (this.#puzzle !== puzzle) {
      this.#puzzle = puzzle
      this.#paths = new Map()
      this.#made = ''
    }
    const made = JSON.stringify([view.scale, density, colours, labels, painting === null ? null : painting.size])
    if (made === this.#made && this.#painting === painting) return
    this.#made = made
    this.#painting = painting
    this.#sprites.clear()
  }

  #painting: Painting | null = null

  #path(puzzle: JigsawEdges, piece: number): Path2D {
    const known = this.#paths.get(piece) ?? new Path2D(piecePath(puzzle, piece))
    this.#paths.set(piece, known)
    return known
  }

  #sprite(puzzle: JigsawEdges, piece: number, paint: Paint): HTMLCanvasElement {
    const known = this.#sprites.get(piece)
    if (known !== undefined) return known
    const sprite = document.createElement('canvas')
    const scale = paint.view.scale * paint.density
    sprite.width = sprite.height = Math.max(2, Math.ceil(2 * REACH * scale))
    const context = sprite.getContext('2d')
    if (context !== null) {
      context.setTransform(scale, 0, 0, scale, sprite.width / 2, sprite.height / 2)
      this.#paintPiece(context, puzzle, piece, paint)
    }
    this.#sprites.set(piece, sprite)
    return sprite
  }

  #paintPiece(context: CanvasRenderingContext2D, puzzle: JigsawEdges, piece: number, paint: Paint): void {
    const { colours, painting, view, labels } = paint
    const path = this.#path(puzzle, piece)
    context.fillStyle = colours.piece
    context.fill(path)
    if (painting !== null) {
      const { row, column } = puzzle.homes[piece] as Home
      const { x, y, width, height } = picturePlace(puzzle, painting.size)
      context.save()
      context.clip(path)
      context.drawImage(painting.image, x - (column + 0.5) * CELL, y - (row + 0.5) * CELL, width, height)
      context.restore()
    }
    context.strokeStyle = colours.ink
    context.lineWidth = Math.min(1.25 / view.scale, 4)
    context.lineJoin = 'round'
    context.stroke(path)
    if (labels) paintLabels(context, puzzle, piece, colours)
  }
}

function paintLabels(
  context: CanvasRenderingContext2D,
  puzzle: JigsawEdges,
  piece: number,
  { ink, piece: paper }: Colours,
): void {
  context.font = '10px sans-serif'
  context.textAlign = 'center'
  for (const { x, y, text } of shortSides(puzzle, piece)) {
    context.lineWidth = 3
    context.strokeStyle = paper
    context.strokeText(text, x * CELL, y * CELL)
    context.fillStyle = ink
    context.fillText(text, x * CELL, y * CELL)
  }
}

/** The groups that are shown: all, or with the rim first only those with a piece of the rim, or of more than one piece. */
export function shownGroups(table: Table, edgesFirst: boolean): number[] {
  const all = paintOrder(table)
  if (!edgesFirst) return all
  const isRim = (piece: number): boolean => table.puzzle.mates.subarray(4 * piece, 4 * piece + 4).includes(-1)
  const rim = new Set<number>()
  table.puzzle.pieces.forEach((_, piece) => {
    if (isRim(piece)) rim.add(groupOfPiece(table, piece))
  })
  return all.filter((group) => rim.has(group) || piecesOf(table, group).length > 1)
}
