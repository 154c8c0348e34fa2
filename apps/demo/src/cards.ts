import { generateJigsawEdges, JIGSAW_EDGES_WORDS, scatter, solveStep } from '@kazu/jigsaw-edges'
import { drawJigsawEdges } from '@kazu/jigsaw-edges/draw'
import { newGame, playGame } from '@kazu/puzzle'
import type { Family, Language } from '@kazu/puzzle'
import { toText } from '@kazu/svg'
import { CATALOGUE } from './catalogue.js'
import type { AnyPuzzle, Entry } from './catalogue.js'

/** What the front page shows of a kind. All of it is made when the site is built, so that no kind is loaded for it. */
export interface Card {
  readonly kind: string
  readonly family: Family
  readonly names: Readonly<Record<Language, string>>
  readonly aims: Readonly<Record<Language, string>>
  /** The least and the greatest side that is made. */
  readonly sizes: readonly [least: number, most: number]
  /** A board, half played, as SVG text. */
  readonly picture: string
}

/** The cards of all kinds, drawn by their own packages. */
export async function makeCards(): Promise<Card[]> {
  const cards = await Promise.all(CATALOGUE.map(async (entry) => cardOf(entry, await entry.load())))
  return [...cards, pictureCard()]
}

/** The card of the picture puzzle, which is no grid: half joined, as its solver does it. */
function pictureCard(): Card {
  const { en, ja, it } = JIGSAW_EDGES_WORDS
  let table = scatter(generateJigsawEdges({ rows: 4, columns: 4, seed: 5 }), { seed: 3 })
  for (let step = 0; step < 9; step++) table = solveStep(table).table
  return {
    kind: 'jigsaw-edges',
    family: 'pictures',
    names: { en: en.name, ja: ja.name, it: it.name },
    aims: { en: en.aim, ja: ja.aim, it: it.aim },
    sizes: [1, 64],
    picture: drawJigsawEdges(table),
  }
}

function cardOf(entry: Entry, puzzle: AnyPuzzle): Card {
  const { en, ja, it } = puzzle.words
  const { makes, offered } = puzzle.engine.sizes
  const sides = offered.map(({ width }) => width)
  return {
    kind: entry.kind,
    family: entry.family,
    names: { en: en.name, ja: ja.name, it: it.name },
    aims: { en: en.aim, ja: ja.aim, it: it.aim },
    sizes: makes === 'offered' ? [Math.min(...sides), Math.max(...sides)] : [makes.least, makes.most],
    picture: toText(halfPlayed(entry, puzzle)),
  }
}

function halfPlayed({ kind, card }: Entry, puzzle: AnyPuzzle): ReturnType<AnyPuzzle['draw']> {
  const { engine } = puzzle
  const { width, height, level, seed, done } = card
  const { board } = engine.generate({ width, height, level, seed })
  let game = newGame(engine, board)
  // Played by hints, as a person would: what stands there is what reasons gave.
  for (let hint = engine.hint(board, game.marks); hint !== null; hint = engine.hint(board, game.marks)) {
    const { done: marked, total } = engine.progress(board, game.marks)
    if (marked >= total * done) break
    for (const move of hint.moves) game = playGame(engine, game, move)
  }
  return puzzle.draw({ board, marks: game.marks, small: true, id: `card-${kind}-` })
}
