import type { PencilChange, PencilMarks, PencilMove } from '@kazu/puzzle'

/** The layers of a board of numbers, one place a cell; notes are bit masks (bit v is the note v), colours 0 to 8. */
export type NumbersLayer = 'entry' | 'corner' | 'centre' | 'colour'

/** The marks of a board of numbers; `tick` where something printed can be ticked off. */
export type NumbersMarks = PencilMarks<NumbersLayer> & Partial<PencilMarks<'tick'>>

/** A move on a board of numbers. */
export type NumbersMove = PencilMove<NumbersLayer>

/** A board of numbers as writing needs it. */
export interface NumbersPage {
  /** The greatest value. */
  readonly most: number
  /** One printed value a cell, 0 for none. */
  readonly given: readonly number[]
  readonly marks: NumbersMarks
  /** The cells that may not hold a value where a cell does. */
  readonly peers: (cell: number, value: number) => readonly number[]
  /** Whether anything is written into a cell: not into a wall or a hole. */
  readonly takes: (cell: number) => boolean
  /** Whether what is printed lets a cell hold a value at all. */
  readonly fits: (cell: number, value: number) => boolean
}

/** How a value is written into cells. */
export type NumbersWay = 'entry' | 'corner' | 'centre' | 'colour'

function bit(value: number): number {
  return 2 ** value
}

/** Whether a mask holds a note. */
export function hasNote(mask: number, value: number): boolean {
  return Math.floor(mask / bit(value)) % 2 === 1
}

/** What stands in a cell, printed or written; 0 for nothing. */
export function valueIn({ given, marks }: NumbersPage, cell: number): number {
  return given[cell] || marks.entry[cell] || 0
}

/**
 * The move that writes a value into cells, or rubs it out where every one of them holds it. Printed cells are left
 * alone, but for colours.
 */
export function writing(
  page: NumbersPage,
  way: NumbersWay,
  cells: readonly number[],
  value: number,
  tidy: boolean,
): NumbersMove {
  if (way === 'entry') return writingEntry(page, cells, value, tidy)
  if (way === 'colour') return writingColour(page, cells, value)
  return writingNote(page, way, cells, value)
}

/** Whether every cell that could hold the value in that way does. */
export function isWritten(page: NumbersPage, way: NumbersWay, cells: readonly number[], value: number): boolean {
  const { marks } = page
  if (way === 'entry') return open(page, cells).every((cell) => marks.entry[cell] === value)
  if (way === 'colour') return cells.filter(page.takes).every((cell) => marks.colour[cell] === value)
  return notable(page, cells).every((cell) => hasNote(marks[way][cell] ?? 0, value))
}

function open({ given, takes }: NumbersPage, cells: readonly number[]): number[] {
  return cells.filter((cell) => given[cell] === 0 && takes(cell))
}

/** Of several cells the empty ones take a note; a single one takes it even when a number must make room. */
function notable(page: NumbersPage, cells: readonly number[]): number[] {
  const free = open(page, cells)
  return free.length === 1 ? free : free.filter((cell) => page.marks.entry[cell] === 0)
}

function writingEntry(page: NumbersPage, cells: readonly number[], value: number, tidy: boolean): NumbersMove {
  const free = open(page, cells)
  const next = free.length > 0 && isWritten(page, 'entry', free, value) ? 0 : value
  const entries = free.map((place): PencilChange<NumbersLayer> => ({ layer: 'entry', place, value: next }))
  return next === 0 || !tidy ? entries : [...entries, ...tidied(page, free, value)]
}

/** The notes that a written number settles. */
function tidied({ marks, peers }: NumbersPage, cells: readonly number[], value: number): NumbersMove {
  const seen = [...new Set(cells.flatMap((cell) => peers(cell, value)))]
  return (['corner', 'centre'] as const).flatMap((layer) =>
    seen.flatMap((place) => {
      const mask = marks[layer][place] ?? 0
      return hasNote(mask, value) ? [{ layer, place, value: mask - bit(value) }] : []
    }),
  )
}

function writingNote(
  page: NumbersPage,
  layer: 'corner' | 'centre',
  cells: readonly number[],
  value: number,
): NumbersMove {
  const free = notable(page, cells)
  const off =
    free.length > 0 && isWritten(page, layer, free, value) && free.every((cell) => page.marks.entry[cell] === 0)
  return free.flatMap((place) => {
    const mask = page.marks[layer][place] ?? 0
    const next = off ? mask - bit(value) : hasNote(mask, value) ? mask : mask + bit(value)
    const room: NumbersMove = page.marks.entry[place] === 0 ? [] : [{ layer: 'entry', place, value: 0 }]
    return [...room, { layer, place, value: next }]
  })
}

function writingColour(page: NumbersPage, cells: readonly number[], value: number): NumbersMove {
  const next = isWritten(page, 'colour', cells, value) ? 0 : value
  return cells.filter(page.takes).map((place) => ({ layer: 'colour', place, value: next }))
}

/** The move that empties cells: their numbers first, else their notes, else their colours. */
export function erasing(page: NumbersPage, cells: readonly number[]): NumbersMove {
  const { marks } = page
  const layers: readonly (readonly NumbersLayer[])[] = [['entry'], ['corner', 'centre'], ['colour']]
  for (const group of layers) {
    const changes = group.flatMap((layer) =>
      cells.flatMap((place) => (marks[layer][place] === 0 ? [] : [{ layer, place, value: 0 }])),
    )
    if (changes.length > 0) return changes
  }
  return []
}

/** The move that notes in every empty cell all numbers that fit there and that no cell which it sees holds. */
export function fillingNotes(page: NumbersPage): NumbersMove {
  return page.given.flatMap((_, place) => {
    if (valueIn(page, place) !== 0 || !page.takes(place)) return []
    const isSeen = (note: number): boolean => page.peers(place, note).some((cell) => valueIn(page, cell) === note)
    let value = 0
    for (let note = 1; note <= page.most; note++) if (page.fits(place, note) && !isSeen(note)) value += bit(note)
    return [{ layer: 'corner', place, value }]
  })
}

/** The move that empties whole layers. */
export function clearing({ marks }: NumbersPage, ...layers: readonly NumbersLayer[]): NumbersMove {
  return layers.flatMap((layer) =>
    marks[layer].flatMap((value, place) => (value === 0 ? [] : [{ layer, place, value: 0 }])),
  )
}
