/** A place or a way in a drawing, in its units; `x` grows to the right, `y` downwards. */
export interface Vector {
  readonly x: number
  readonly y: number
}

/** One way after the other. */
export function plus(one: Vector, other: Vector): Vector {
  return { x: one.x + other.x, y: one.y + other.y }
}

/** The way from `other` to `one`. */
export function minus(one: Vector, other: Vector): Vector {
  return { x: one.x - other.x, y: one.y - other.y }
}

/** How far two places are from each other. */
export function distance(one: Vector, other: Vector): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}

/** Whether two places are the same one. */
export function samePlace(one: Vector, other: Vector): boolean {
  return one.x === other.x && one.y === other.y
}
