import { newJigsawEdges, playJigsawEdges, redoJigsawEdges, undoJigsawEdges } from '../game.js'
import type { JigsawEdgesGame } from '../game.js'
import { boxOf, matesOfGroup, moveGroups, raiseGroups, snapGroup, turnGroups } from '../moves.js'
import type { Vector } from '../outline.js'
import { scatter } from '../scatter.js'
import { solveStep } from '../solve-step.js'
import { CELL, groupAt, groupOfPiece, isSolved, piecesOf, SNAP } from '../table.js'
import type { Table } from '../table.js'
import { groupsOutOfSight, wayBack } from '../touch.js'

/** A game and what is chosen on it: plain data, each act gives another one. */
export interface Session {
  readonly game: JigsawEdgesGame
  /** The chosen groups, named by one of their pieces each, so that the names outlive joining. */
  readonly chosen: readonly number[]
  /** What happened last. */
  readonly news: 'nothing' | 'chosen' | 'moved' | 'turned' | 'joined' | 'solved' | 'beside-mate' | 'no-mate'
}

/** A session at the start of a game. */
export function newSession(table: Table): Session {
  return { game: newJigsawEdges(table), chosen: [], news: 'nothing' }
}

/** The groups that are chosen now. */
export function chosenGroups({ game, chosen }: Session): number[] {
  return [...new Set(chosen.map((piece) => groupOfPiece(game.table, piece)))]
}

/** Other groups chosen; the first piece of each names it. */
export function choose(session: Session, groups: readonly number[]): Session {
  return { ...session, chosen: groups, news: groups.length === 0 ? 'nothing' : 'chosen' }
}

/** The groups that a drag of one of them carries: all that are chosen, if it is among them. */
export function carriedWith(session: Session, group: number): number[] {
  const chosen = chosenGroups(session)
  return chosen.includes(group) ? chosen : [group]
}

/** Groups moved by a way and let go: one of them snaps where it fits. */
export function carry(session: Session, groups: readonly number[], by: Vector): Session {
  return letGo(session, moveGroups(session.game.table, groups, by), groups, 'moved')
}

/** What is chosen turned by quarters. */
export function turn(session: Session, quarters: number, groups: readonly number[] = chosenGroups(session)): Session {
  if (groups.length === 0) return { ...session, news: 'nothing' }
  return letGo(session, turnGroups(session.game.table, groups, quarters), groups, 'turned')
}

/** Several groups keep their places to each other, so that only a single one snaps. */
function letGo(session: Session, table: Table, groups: readonly number[], news: 'moved' | 'turned'): Session {
  const [only, ...others] = groups
  const snapped = only === undefined || others.length > 0 ? { table, joined: 0 } : snapGroup(table, only)
  const done = isSolved(snapped.table) && !isSolved(session.game.table)
  return {
    game: playJigsawEdges(session.game, snapped.table),
    chosen: groups.map((group) => group),
    news: done ? 'solved' : snapped.joined > 0 ? 'joined' : news,
  }
}

/** The way by which a group that sticks out of the table comes to lie on it, as far as it fits. */
function wayInside(table: Table, group: number): Vector {
  const { x, y, width, height } = boxOf(table, [group])
  const inside = (from: number, length: number, room: number): number =>
    length > room ? (room - length) / 2 - from : Math.min(Math.max(from, 0), room - length) - from
  return { x: inside(x, width, table.area.width), y: inside(y, height, table.area.height) }
}

/** The next two pieces joined, as the solver does it. */
export function joinNext(session: Session): Session {
  const step = solveStep(session.game.table)
  if (step.type === 'complete') return { ...session, news: 'nothing' }
  const table = moveGroups(step.table, [step.group], wayInside(step.table, step.group))
  return {
    game: playJigsawEdges(session.game, table),
    chosen: [step.pieces[0]],
    news: isSolved(step.table) ? 'solved' : 'joined',
  }
}

/** All pieces scattered anew, as a step that undo takes back. */
export function scattered(session: Session, seed: number, turned: boolean): Session {
  const table = scatter(session.game.table.puzzle, { seed, turn: turned })
  return { game: playJigsawEdges(session.game, table), chosen: [], news: 'nothing' }
}

/** One change back, or forth. */
export function stepBack(session: Session, way: 'undo' | 'redo'): Session {
  const game = way === 'undo' ? undoJigsawEdges(session.game) : redoJigsawEdges(session.game)
  return game === session.game ? session : { game, chosen: session.chosen, news: 'nothing' }
}

/** What lies out of sight brought back. */
export function rescued(session: Session): Session {
  const { table } = session.game
  const back = groupsOutOfSight(table).reduce(
    (now, group) => moveGroups(now, [group], wayBack(now, group) as Vector),
    table,
  )
  return { ...session, game: playJigsawEdges(session.game, back), news: 'moved' }
}

/** The next or previous group of those shown, from the upper left to the lower right, chosen. */
export function chooseNext(session: Session, step: 1 | -1, shown: readonly number[]): Session {
  const { table } = session.game
  const place = (group: number): number => {
    const { x, y } = boxOf(table, [group])
    return Math.floor(y / CELL) * 1e6 + x
  }
  const order = [...shown].sort((one, other) => place(one) - place(other))
  const present = order.indexOf(chosenGroups(session)[0] ?? -1)
  const next = present < 0 ? (step > 0 ? 0 : order.length - 1) : (present + step + order.length) % order.length
  const group = order[next]
  return group === undefined ? session : choose(session, [group])
}

/** What is chosen put beside a group that fits and faces it, a nudge away from where it joins. */
export function besideMate(session: Session): Session {
  const [group] = chosenGroups(session)
  if (group === undefined) return { ...session, news: 'nothing' }
  const { table } = session.game
  const own = groupAt(table, group)
  const mate = [...matesOfGroup(table, group)].find((other) => groupAt(table, other).turns === own.turns)
  if (mate === undefined) return { ...session, news: 'no-mate' }
  const { at } = groupAt(table, mate)
  const by = { x: at.x - own.at.x + SNAP + 4, y: at.y - own.at.y }
  const beside = raiseGroups(moveGroups(table, [group], by), [group])
  return { game: playJigsawEdges(session.game, beside), chosen: session.chosen, news: 'beside-mate' }
}

/** The group that a carried one would join if it were let go after such a way; null where it would join none. */
export function joinAfter(table: Table, group: number, by: Vector): number | null {
  const own = groupAt(table, group)
  let best: number | null = null
  let least = SNAP
  for (const other of matesOfGroup(table, group)) {
    const { at, turns } = groupAt(table, other)
    const off = Math.hypot(at.x - own.at.x - by.x, at.y - own.at.y - by.y)
    if (turns === own.turns && off <= least) {
      best = other
      least = off
    }
  }
  return best
}

/** How many pieces the first chosen group has. */
export function chosenSize(session: Session): number {
  const [group] = chosenGroups(session)
  return group === undefined ? 0 : piecesOf(session.game.table, group).length
}
