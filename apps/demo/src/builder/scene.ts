import { closest, fixed, floating, orElse, within } from '@kazu/drag'
import type { Behaviour, Item, Scene, Vector } from '@kazu/drag'
import { svg } from '@kazu/svg'
import type { SvgNode } from '@kazu/svg'
import { draftLetters, freeCopy, withGiven, withStart } from './draft.js'
import type { Draft } from './draft.js'

/** What the items of the builder are called for those who hear them. */
export interface BuilderNames {
  readonly tile: (letter: string, place: string | null) => string
  readonly word: (word: string, number: number, place: string | null) => string
}

const SIDE = 6
const CELLS = SIDE * SIDE
const CELL = 60
const EDGE = 8
const BOARD = SIDE * CELL
const TRAY = EDGE + BOARD + 44
const CHIPS = TRAY + 66
const CHIP = { width: 174, height: 44, across: 182, down: 52 } as const

/** The part of the plane that a draft takes. */
export function boxOfDraft({ words }: Draft): { x: number; y: number; width: number; height: number } {
  const rows = Math.ceil(words.length / 2)
  return { x: 0, y: 0, width: BOARD + 2 * EDGE, height: CHIPS - 24 + rows * CHIP.down }
}

/** How a cell is named: r1c1 is the first. */
export function cellName(cell: number): string {
  return `r${Math.floor(cell / SIDE) + 1}c${(cell % SIDE) + 1}`
}

function middleOf(cell: number): Vector {
  return { x: EDGE + (cell % SIDE) * CELL + CELL / 2, y: EDGE + Math.floor(cell / SIDE) * CELL + CELL / 2 }
}

function trayPlace(at: number, count: number): Vector {
  const step = Math.min(CELL, BOARD / count)
  return { x: EDGE + BOARD / 2 + (at - (count - 1) / 2) * step, y: TRAY }
}

function chipPlace(at: number): Vector {
  return { x: EDGE + CHIP.width / 2 + (at % 2) * CHIP.across, y: CHIPS + Math.floor(at / 2) * CHIP.down }
}

/** The tiles: each printed letter in its cell, and the next copy of each letter in the tray. */
function tilesOf(draft: Draft, names: BuilderNames): Item[] {
  const letters = draftLetters(draft)
  const reach = { width: CELL - 8, height: CELL - 8 }
  const printed = draft.givens.map(({ cell, letter, copy }) => ({
    key: keyOf(letter, copy),
    at: middleOf(cell),
    look: tile(letter),
    reach,
    label: names.tile(letter, cellName(cell)),
  }))
  const tray = letters.map((letter, at) => ({
    key: keyOf(letter, freeCopy(draft.givens, letter)),
    at: trayPlace(at, letters.length),
    look: tile(letter),
    reach,
    label: names.tile(letter, null),
  }))
  return [...printed, ...tray]
}

function keyOf(letter: string, copy: number): string {
  return `t${copy} ${letter}`
}

const LOOKS = new Map<string, SvgNode>()

/** A look by its name: the same object each time, so that the page sees that nothing about it changed. */
function known(name: string, make: () => SvgNode): SvgNode {
  const found = LOOKS.get(name) ?? make()
  LOOKS.set(name, found)
  return found
}

function tile(letter: string): SvgNode {
  return known(`tile ${letter}`, () =>
    svg(
      'g',
      { class: 'build-tile' },
      svg('rect', { x: -24, y: -24, width: 48, height: 48, rx: 9 }),
      svg('text', { y: 10, 'text-anchor': 'middle', 'font-size': 28 }, letter),
    ),
  )
}

/** The words: as a ring with their number where they start, or below with their letters. */
function wordsOf(draft: Draft, names: BuilderNames): Item[] {
  return draft.words.flatMap(({ word, cell }, at): Item[] => {
    if (word === '') return []
    const label = names.word(word, at + 1, cell === null ? null : cellName(cell))
    const key = `w${at}`
    if (cell === null) {
      const before = draft.words.slice(0, at).filter((other) => other.word !== '' && other.cell === null).length
      return [
        {
          key,
          at: chipPlace(before),
          look: known(`chip ${at} ${word}`, () => chip(word, at)),
          reach: { width: CHIP.width, height: CHIP.height },
          label,
        },
      ]
    }
    // A ring is taken anywhere within it, unless there is a letter to be taken.
    const open = !draft.givens.some((given) => given.cell === cell)
    // Rings of words that start in one cell lie within each other.
    const within = draft.words.slice(0, at).filter((other) => other.cell === cell && other.word !== '').length
    return [
      {
        key,
        at: middleOf(cell),
        look: known(`ring ${at} ${within} ${open}`, () => ring(at, within, open)),
        reach: { width: CELL, height: CELL },
        label,
      },
    ]
  })
}

function inkOf(at: number): string {
  return `kz-word-${(at % 4) + 1}`
}

function ring(at: number, within: number, open: boolean): SvgNode {
  const angle = within * 0.7
  const [x, y] = [-21 * Math.cos(angle) + 8 * within, -21 * Math.sin(angle + 0.8)]
  return svg(
    'g',
    { class: inkOf(at) },
    svg('circle', { class: open ? 'build-hit' : 'build-hit build-hit-rim', r: 28 - 4 * within }),
    svg('circle', { class: 'kz-word', r: 28 - 4 * within }),
    svg('circle', { class: 'build-badge', cx: x, cy: y, r: 10 }),
    svg('text', { class: 'kz-word-number', x, y: y + 5, 'text-anchor': 'middle', 'font-size': 14 }, String(at + 1)),
  )
}

function chip(word: string, at: number): SvgNode {
  const size = Math.min(20, 130 / Math.max(1, word.length) / 0.68)
  return svg(
    'g',
    { class: inkOf(at) },
    svg('rect', {
      class: 'kz-word-plate',
      x: -CHIP.width / 2,
      y: -CHIP.height / 2,
      width: CHIP.width,
      height: CHIP.height,
      rx: CHIP.height / 2,
    }),
    svg(
      'text',
      { class: 'kz-word-number', x: -CHIP.width / 2 + 18, y: 5, 'text-anchor': 'middle', 'font-size': 15 },
      String(at + 1),
    ),
    svg('text', { class: 'build-word', x: 10, y: size * 0.36, 'text-anchor': 'middle', 'font-size': size }, word),
  )
}

/** The board under the tiles: cells and boxes. Cells named are shown as suggestions. */
export function boardUnder(suggested: readonly number[]): SvgNode {
  const line = (x1: number, y1: number, x2: number, y2: number, look: string): SvgNode =>
    svg('line', { class: look, x1, y1, x2, y2 })
  const lines = Array.from({ length: SIDE + 1 }, (_, at) => at).flatMap((at) => {
    const on = EDGE + at * CELL
    const far = EDGE + BOARD
    return [
      line(EDGE, on, far, on, at % 2 === 0 ? 'build-box' : 'build-line'),
      line(on, EDGE, on, far, at % 3 === 0 ? 'build-box' : 'build-line'),
    ]
  })
  const tints = suggested.map((cell) => {
    const { x, y } = middleOf(cell)
    return svg('rect', { class: 'build-suggested', x: x - CELL / 2, y: y - CELL / 2, width: CELL, height: CELL })
  })
  const paper = svg('rect', { class: 'build-paper', x: EDGE, y: EDGE, width: BOARD, height: BOARD })
  const tray = svg('rect', { class: 'build-tray', x: EDGE, y: TRAY - 32, width: BOARD, height: 64, rx: 14 })
  return svg('g', {}, paper, tray, ...tints, ...lines)
}

/** What may be dragged, and to where: letters to cells that hold none, words to any cell, both back to where they come from. */
export function builderScene(names: BuilderNames): Scene<Draft> {
  return {
    view: (draft) => [...tilesOf(draft, names), ...wordsOf(draft, names)],
    behaviour: (draft, key) => (start) => behaviourOf(draft, key)(start),
  }
}

function behaviourOf(draft: Draft, key: string): Behaviour<Draft> {
  const cells = Array.from({ length: CELLS }, (_, cell) => cell)
  if (key.startsWith('w')) {
    const word = Number(key.slice(1))
    const starts = cells.map((cell) => fixed(withStart(draft, word, cell)))
    return floating(orElse(within(closest(starts), CELL * 0.6), fixed(withStart(draft, word, null))))
  }
  const [copy, letter] = [Number(key.slice(1, key.indexOf(' '))), key.slice(key.indexOf(' ') + 1)]
  const own = draft.givens.find((given) => given.letter === letter && given.copy === copy)
  const taken = new Set(draft.givens.map(({ cell }) => cell))
  const futures = cells
    .filter((cell) => !taken.has(cell) || cell === own?.cell)
    .map((cell) => fixed(withGiven(draft, letter, copy, cell)))
  return floating(
    orElse(
      within(closest(futures), CELL * 0.6),
      fixed(own === undefined ? draft : withGiven(draft, letter, copy, null)),
    ),
  )
}
