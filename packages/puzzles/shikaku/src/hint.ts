import { areaOf, cellsOfRectangle, rectangleBetween, rectangleHolds, rectangleRound, rectanglesMeet } from '@kazu/grid'
import type { Rectangle } from '@kazu/grid'
import { distinctInstances, drawnRectangle, drawnRectangles, erasedRectangle, throwFault } from '@kazu/puzzle'
import type { Grade, Instance, RectanglesMarks, ReasonStep } from '@kazu/puzzle'
import { shikakuFault } from './board.js'
import type { ShikakuBoard } from './board.js'
import { candidatesOf } from './candidates.js'
import { drawnFact, ownerFact } from './fact.js'
import { answerOfShikaku } from './game.js'
import type { ShikakuHint, ShikakuLevel, ShikakuTechnique } from './kind.js'
import { climbShikaku, whatIf } from './ladder.js'
import type { Refutation, ShikakuClimb } from './ladder.js'
import { checkShikakuRules } from './rules.js'
import type { ShikakuRule } from './rules.js'
import { provedRectangles } from './solve.js'
import { Territory } from './territory.js'
import type { Claim, Dead } from './territory.js'

/** A board in play as the ladder sees it. */
interface Sheet {
  readonly board: ShikakuBoard
  readonly territory: Territory
  /** For each owner what it has: its drawn rectangle, or null where nothing is drawn round its clue. */
  readonly drawn: readonly (Rectangle | null)[]
}

/**
 * The next step from some marks by the ladder of hints: mistakes first; then an owner with one rectangle left, cells that
 * all rectangles of an owner share, a cell that one owner alone reaches; then suppositions, the shortest first; only then,
 * said plainly, a rectangle of the proved answer. null when the board is solved or has no single answer.
 */
export function nextStep(board: ShikakuBoard, marks: RectanglesMarks): ShikakuHint | null {
  const answer = provedRectangles(board)
  if (answer === null || checkShikakuRules(board, answerOfShikaku(board, marks)).ok) return null
  const rectangles = drawnRectangles(board, marks)
  const wrong = rectangles.filter((drawn) => !answer.some((right) => rectangleHolds(right, drawn)))
  if (wrong.length > 0) return mistakes(board, wrong)
  const candidates = candidatesOf(board)
  if (candidates === null) return revealed(board, rectangles, answer)
  const territory = new Territory(board, candidates)
  const sheet: Sheet = {
    board,
    territory,
    drawn: Array.from(candidates.cells, (clue) => over(board, rectangles, clue)),
  }
  sheet.drawn.forEach((drawn, owner) => {
    if (drawn !== null) territory.know(owner, drawn)
  })
  const hint = claimed(sheet) ?? supposed(sheet) ?? revealed(board, rectangles, answer)
  return { ...hint, work: territory.work }
}

function over(board: ShikakuBoard, rectangles: readonly Rectangle[], cell: number): Rectangle | null {
  const spot = rectangleBetween(board, cell, cell)
  return rectangles.find((rectangle) => rectanglesMeet(rectangle, spot)) ?? null
}

function mistakes(board: ShikakuBoard, wrong: readonly Rectangle[]): ShikakuHint {
  const facts = wrong.map((rectangle) => drawnFact(board, rectangle))
  return {
    rung: 1,
    moves: [wrong.map((rectangle) => erasedRectangle(board, rectangle))],
    target: wrong.flatMap((rectangle) => cellsOfRectangle(board, rectangle)).sort((a, b) => a - b),
    because: [],
    reason: { type: 'mistake', facts },
  }
}

function clueOf({ territory }: Sheet, owner: number): number {
  return territory.candidates.cells[owner] as number
}

/** What an owner has by the marks; its clue's own cell where nothing is drawn. */
function hasNow(sheet: Sheet, owner: number): Rectangle {
  const clue = clueOf(sheet, owner)
  return sheet.drawn[owner] ?? rectangleBetween(sheet.board, clue, clue)
}

/** A hint that gives cells to an owner: its rectangle is drawn so far as it is known. */
function giving(
  sheet: Sheet,
  owner: number,
  cells: Rectangle,
  hint: Pick<ShikakuHint, 'rung' | 'reason' | 'because'>,
): ShikakuHint {
  const { board } = sheet
  const had = sheet.drawn[owner] ?? null
  const grown = rectangleRound(hasNow(sheet, owner), cells)
  const fresh = cellsOfRectangle(board, grown).filter(
    (cell) => had === null || !rectanglesMeet(had, rectangleBetween(board, cell, cell)),
  )
  return { ...hint, moves: [[drawnRectangle(board, grown)]], target: fresh, because: distinctInstances(hint.because) }
}

const TECHNIQUES: Readonly<Record<Claim['way'], ShikakuTechnique>> = {
  only: 'only-rectangle',
  common: 'common-cells',
  reach: 'one-owner',
}

/** The first claim that the marks do not hold yet. */
function claimed(sheet: Sheet): ShikakuHint | null {
  const claim = ownClaim(sheet, 'only') ?? ownClaim(sheet, 'common') ?? reachClaim(sheet)
  if (claim === null) return null
  const { owner, cells, way } = claim
  const clue = clueOf(sheet, owner)
  const because = [claimInstance(sheet, claim)]
  const facts = [ownerFact(sheet.board, clue, cells)]
  const details = { number: numberAt(sheet, clue) }
  const reason = { type: 'technique', technique: TECHNIQUES[way], facts, because, details } as const
  return giving(sheet, owner, cells, { rung: 2, reason, because })
}

function numberAt({ board }: Sheet, clue: number): number | '?' {
  return board.clues[clue] ?? 0
}

function ownClaim(sheet: Sheet, way: 'only' | 'common'): Claim | null {
  const { territory } = sheet
  for (let owner = 0; owner < territory.left.length; owner++) {
    if ((territory.left[owner] === 1) !== (way === 'only')) continue
    const cells = territory.commonOf(owner)
    // The clue's own cell is no news, but as a whole rectangle.
    const known = way === 'only' && sheet.drawn[owner] === null ? 0 : areaOf(hasNow(sheet, owner))
    if (areaOf(cells) > known) return { owner, cells, way }
  }
  return null
}

function reachClaim({ board, territory }: Sheet): Claim | null {
  const cell = territory.reach.findIndex((owners, at) => owners === 1 && territory.ownerOf[at] === -1)
  if (cell === -1) return null
  return { owner: territory.reacherOf(cell), cells: rectangleBetween(board, cell, cell), way: 'reach' }
}

/** The rule that a claim rests on, and the form of it that the words say. */
function claimInstance(sheet: Sheet, { owner, cells, way }: Claim): Instance<ShikakuRule> {
  const clue = clueOf(sheet, owner)
  if (way === 'reach') {
    return { rule: 'number', cells: cellsOfRectangle(sheet.board, cells), details: { form: way } }
  }
  return { rule: 'area', cells: [clue], details: { number: numberAt(sheet, clue), form: way } }
}

function deadInstance(sheet: Sheet, dead: Dead): Instance<ShikakuRule> {
  if (dead.cell !== undefined) return { rule: 'number', cells: [dead.cell], details: { form: 'none' } }
  const clue = clueOf(sheet, dead.owner)
  return { rule: 'area', cells: [clue], details: { number: numberAt(sheet, clue), form: 'none' } }
}

/** The shortest supposition that cannot be. It must have been tried in vain to claim anything. */
function supposed(sheet: Sheet): ShikakuHint | null {
  const { territory, board } = sheet
  if (!territory.propagate()) return null
  const found = whatIf(territory)
  if (found === null) return null
  const { owner, cell, claims } = found
  const spot = rectangleBetween(board, cell, cell)
  const facts = [ownerFact(board, clueOf(sheet, owner), spot)]
  const suppose = ownerFact(board, clueOf(sheet, owner), spot, false)
  const steps = stepsOf(sheet, found)
  const broken = deadInstance(sheet, found.dead)
  const because = [...steps.map((step) => step.because), broken]
  // Without a step between it is one rule alone that the supposition breaks.
  const rung = claims.length === 0 ? 3 : 4
  return giving(sheet, owner, spot, { rung, reason: { type: 'what-if', suppose, steps, broken, facts }, because })
}

function stepsOf(sheet: Sheet, { claims }: Refutation): ReasonStep<ShikakuRule>[] {
  return claims.map((claim) => ({
    fact: ownerFact(sheet.board, clueOf(sheet, claim.owner), claim.cells),
    because: claimInstance(sheet, claim),
  }))
}

/** The first rectangle of the answer that is not drawn. */
function revealed(board: ShikakuBoard, rectangles: readonly Rectangle[], answer: readonly Rectangle[]): ShikakuHint {
  const isDrawn = (right: Rectangle): boolean => rectangles.some((drawn) => rectangleHolds(drawn, right))
  const next = (answer.find((right) => areaOf(right) > 1 && !isDrawn(right)) ?? answer[0]) as Rectangle
  const cells = cellsOfRectangle(board, next)
  const clue = cells.find((cell) => board.clues[cell] !== 0) ?? 0
  return {
    rung: 5,
    moves: [[drawnRectangle(board, next)]],
    target: cells,
    because: [],
    reason: { type: 'answer', facts: [ownerFact(board, clue, next)] },
  }
}

/** The longest chain of a supposition that a hard board may need; an expert's may be longer. */
export const HARD_LONGEST = 2

/** The level that a climb belongs to; null for one that did not reach the end. */
function levelOfClimb({ finished, reached, chains }: ShikakuClimb): ShikakuLevel | null {
  if (!finished) return null
  const longest = Math.max(0, ...chains)
  if (longest > HARD_LONGEST) return 'expert'
  if (longest > 0) return 'hard'
  return reached ? 'medium' : 'easy'
}

/** How hard a board is by the ladder of hints. Throws a RangeError for what is no board. */
export function gradeShikaku(board: ShikakuBoard): Grade<ShikakuLevel> {
  throwFault(shikakuFault(board))
  const climbed = climbShikaku(board)
  const length = Math.max(0, ...climbed.chains)
  const rung = length > 0 ? 4 : climbed.chains.length > 0 ? 3 : 2
  return { level: levelOfClimb(climbed), steps: climbed.steps, hardest: { rung, length } }
}
