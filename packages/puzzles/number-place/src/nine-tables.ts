/*
 * Tables for boards of nine by nine. A band is three rows as a word of 27 bits, bit 9 * row + column; a stack is three
 * columns. Three by three choices stand in words of 9 bits, bit 3 * line + place.
 */

/** All cells of a band. */
export const BAND = 0x7ffffff

/** All cells of a row. */
export const ROW = 0x1ff

/** Where three by three lines each take one place, no two the same, as when each row of a band takes one box. */
const PERMUTATIONS: readonly number[] = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
].map((places) => places.reduce((word, place, line) => word | (1 << (3 * line + place)), 0))

/** For each three by three choice what stands in some permutation within it; 0 when there is none. */
export const PERMUTED: Int32Array = Int32Array.from({ length: 512 }, (_unused, choice) =>
  PERMUTATIONS.filter((one) => (one & choice) === one).reduce((word, one) => word | one, 0),
)

/** For each row of 9 bits the boxes in which it has a bit, as 3 bits. */
export const BOXES_OF_ROW: Int32Array = Int32Array.from({ length: 512 }, (_unused, row) =>
  [0, 1, 2].reduce((word, box) => (((row >> (3 * box)) & 7) === 0 ? word : word | (1 << box)), 0),
)

/** {@link PERMUTED} with each place widened to the three cells that a row and a box of a band share. */
export const PERMUTED_CELLS: Int32Array = PERMUTED.map((word) => {
  let cells = 0
  for (let place = 0; place < 9; place++) if (((word >> place) & 1) !== 0) cells |= 7 << (3 * place)
  return cells
})

/** For each cell and band the cells that may hold the number of that cell too, and the cell itself: `3 * cell + band`. */
export const KEPT: Int32Array = Int32Array.from({ length: 243 }, (_unused, at) => {
  const cell = Math.floor(at / 3)
  let word = 0
  for (let bit = 0; bit < 27; bit++) {
    const other = (at % 3) * 27 + bit
    if (other === cell || !sees(cell, other)) word |= 1 << bit
  }
  return word
})

function sees(cell: number, other: number): boolean {
  const [row, column, otherRow, otherColumn] = [Math.floor(cell / 9), cell % 9, Math.floor(other / 9), other % 9]
  const sameBox =
    Math.floor(row / 3) === Math.floor(otherRow / 3) && Math.floor(column / 3) === Math.floor(otherColumn / 3)
  return row === otherRow || column === otherColumn || sameBox
}
