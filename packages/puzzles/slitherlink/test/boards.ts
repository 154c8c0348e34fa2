import type { SlitherlinkBoard } from '../src/board.js'

/** A board from rows of `.` and digits. */
export function boardOf(...rows: readonly string[]): SlitherlinkBoard {
  const clues = rows.flatMap((row) => Array.from(row, (char) => (char === '.' ? null : Number(char))))
  return { width: rows[0]?.length ?? 0, height: rows.length, clues }
}
