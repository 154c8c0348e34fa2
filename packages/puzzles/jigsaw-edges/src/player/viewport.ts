import type { Vector } from '../outline.js'

/** What of the table is seen: a place of the table is at `place * scale + offset` on the screen, in px. */
export interface Viewport {
  readonly scale: number
  readonly x: number
  readonly y: number
}

/** A size in px, or in units of the table. */
export interface Extent {
  readonly width: number
  readonly height: number
}

/** How far a table can be zoomed in: px that a unit takes at the most. */
const CLOSEST = 2

/** The viewport that shows the whole table, as large as there is room. */
export function wholeTable(area: Extent, screen: Extent): Viewport {
  const scale = Math.min(screen.width / area.width, screen.height / area.height)
  return { scale, x: (screen.width - area.width * scale) / 2, y: (screen.height - area.height * scale) / 2 }
}

/** A place on the screen as a place of the table. */
export function toTable({ scale, x, y }: Viewport, place: Vector): Vector {
  return { x: (place.x - x) / scale, y: (place.y - y) / scale }
}

/** The viewport zoomed by a factor about a place on the screen: not farther than the whole table, nor too close. */
export function zoomed(view: Viewport, factor: number, about: Vector, area: Extent, screen: Extent): Viewport {
  const least = wholeTable(area, screen).scale
  const scale = Math.min(Math.max(view.scale * factor, least), Math.max(CLOSEST, least))
  const ratio = scale / view.scale
  return kept({ scale, x: about.x - (about.x - view.x) * ratio, y: about.y - (about.y - view.y) * ratio }, area, screen)
}

/** The viewport moved by px, so that the table still fills the screen, or stands in its middle where it is smaller. */
export function panned(view: Viewport, by: Vector, area: Extent, screen: Extent): Viewport {
  return kept({ scale: view.scale, x: view.x + by.x, y: view.y + by.y }, area, screen)
}

function kept(view: Viewport, area: Extent, screen: Extent): Viewport {
  const along = (offset: number, table: number, room: number): number =>
    table <= room ? (room - table) / 2 : Math.min(0, Math.max(room - table, offset))
  return {
    scale: view.scale,
    x: along(view.x, area.width * view.scale, screen.width),
    y: along(view.y, area.height * view.scale, screen.height),
  }
}
