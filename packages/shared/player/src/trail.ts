/** A place on the board, in cells. */
export interface Place {
  readonly x: number
  readonly y: number
}

// Fine enough that no cell and no link is passed over between two steps.
const STEP = 0.1

// No board is longer; a pointer that jumps farther was moved by the system, not by a hand.
const MOST_STEPS = 2000

/**
 * The places between two points of a pointer, `to` included, close together: a fast hand gives few points, and the
 * stroke must not have holes.
 */
export function between(from: Place, to: Place): Place[] {
  const distance = Math.hypot(to.x - from.x, to.y - from.y)
  const steps = Math.min(MOST_STEPS, Math.max(1, Math.ceil(distance / STEP)))
  return Array.from({ length: steps }, (_, index) => {
    const part = (index + 1) / steps
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
  })
}

/** Whether a place is in the inner part of its cell, so that a slanting stroke does not take the cells it grazes. */
export function isInner({ x, y }: Place): boolean {
  const off = (value: number): number => Math.abs(value - Math.floor(value) - 0.5)
  return off(x) < 0.38 && off(y) < 0.38
}
