/** The sides from which towers are seen, in the order of the clues. */
export type Side = 'top' | 'bottom' | 'left' | 'right'

const SIDES: readonly Side[] = ['top', 'bottom', 'left', 'right']

/** The side at which a clue stands, and its line, counted from 0: columns from the left, rows from the top. */
export function sideOfClue(size: number, place: number): { readonly side: Side; readonly line: number } {
  return { side: SIDES[Math.floor(place / size)] as Side, line: place % size }
}

/** The cells that are looked at from the place of a clue, the nearest first. */
export function lineFrom(size: number, place: number): number[] {
  const { side, line } = sideOfClue(size, place)
  const across = side === 'left' || side === 'right'
  const cells = Array.from({ length: size }, (_unused, at) => (across ? line * size + at : at * size + line))
  return side === 'bottom' || side === 'right' ? cells.reverse() : cells
}

/** How many towers are seen over numbers, the nearest first: those that no nearer one is as high as. */
export function towersSeen(numbers: readonly number[]): number {
  let seen = 0
  let highest = 0
  for (const number of numbers) {
    if (number <= highest) continue
    highest = number
    seen++
  }
  return seen
}
