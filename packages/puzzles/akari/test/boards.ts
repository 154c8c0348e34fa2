import type { AkariBoard, AkariCell } from '../src/board.js'

/** A board from rows of `.` for a white cell, `#` for a wall and `0` to `4` for a wall with a number. */
export function boardOf(...rows: readonly string[]): AkariBoard {
  const cells = Array.from(rows.join(''), (char): AkariCell => {
    if (char === '.') return null
    return char === '#' ? false : (Number(char) as AkariCell)
  })
  return { width: rows[0]?.length ?? 0, height: rows.length, cells }
}
