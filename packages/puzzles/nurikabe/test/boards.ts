import type { NurikabeBoard, NurikabeClue } from '../src/board.js'

/** A board from rows of `.` for nothing, `?` for an island of any size and `1` to `9` for a number. */
export function boardOf(...rows: readonly string[]): NurikabeBoard {
  const clues = Array.from(rows.join(''), (char): NurikabeClue => {
    if (char === '.') return null
    return char === '?' ? '?' : Number(char)
  })
  return { width: rows[0]?.length ?? 0, height: rows.length, clues }
}
