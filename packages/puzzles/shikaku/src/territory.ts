import { cellCount } from '@kazu/grid'
import type { Rectangle, Size } from '@kazu/grid'
import type { Candidates } from './candidates.js'

/** One step of reasoning: an owner gets cells. */
export interface Claim {
  readonly owner: number
  /** The rectangle of cells that the step gives it. */
  readonly cells: Rectangle
  /** `only`: it has one rectangle left. `common`: all its rectangles have those cells. `reach`: nobody else reaches it. */
  readonly way: 'only' | 'common' | 'reach'
}

/** What cannot be: an owner without a rectangle, or a cell that nobody reaches. */
export type Dead = { readonly owner: number; readonly cell?: undefined } | { readonly cell: number }

/** A place to go back to. */
export type Mark = readonly [killed: number, owned: number, claims: number]

/** Who killed a rectangle: nobody, what is known, what was supposed; a claim by its number from 0. */
const ALIVE = -3
const KNOWN = -2
const SUPPOSED = -1

/**
 * Which rectangles each owner can still have, and what follows as a person sees it: cells that all rectangles of an owner
 * share are its own, and a cell that one owner alone still reaches is that owner's. Suppositions can be taken back.
 */
export class Territory {
  /** The claims made so far, in order. */
  readonly claims: Claim[] = []
  dead: Dead | null = null
  /** Steps of work so far: rectangles and cells looked at. */
  work = 0
  /** The owner of each cell as far as it is known; -1 where it is not. */
  readonly ownerOf: Int32Array
  /** For each owner the number of rectangles that are left. */
  readonly left: Int32Array
  /** How many owners still reach each cell. */
  readonly reach: Int32Array

  readonly candidates: Candidates
  private reaching: boolean
  private readonly width: number
  private readonly ownerOfRow: Int32Array
  private readonly killer: Int32Array
  /** The rectangles over each cell, and where those of a cell begin. */
  private readonly rowsAt: Int32Array
  private readonly rowsFrom: Int32Array
  /** For each owner the hull of its rectangles (left, top, width) and where its part of `covers` begins. */
  private readonly hulls: Int32Array
  /** For each owner and cell of its hull how many of its rectangles are over it. */
  private readonly covers: Int32Array
  private readonly killed: number[] = []
  private readonly owned: number[] = []
  private readonly claimants: number[] = []
  /** Which owners are in `claimants` and not looked at yet. */
  private readonly awaited: Uint8Array
  private readonly lonely: number[] = []

  /** With `reaching` off, cells that one owner alone reaches are not looked for. */
  constructor(size: Size, candidates: Candidates, reaching: boolean = true) {
    this.candidates = candidates
    this.reaching = reaching
    const cells = cellCount(size)
    const owners = candidates.cells.length
    const rows = candidates.sides.length / 4
    this.width = size.width
    this.ownerOf = new Int32Array(cells).fill(-1)
    this.left = new Int32Array(owners)
    this.awaited = new Uint8Array(owners)
    this.reach = new Int32Array(cells)
    this.ownerOfRow = new Int32Array(rows)
    this.killer = new Int32Array(rows).fill(ALIVE)
    this.rowsFrom = new Int32Array(cells + 1)
    this.hulls = new Int32Array(4 * owners)
    this.covers = new Int32Array(this.measure())
    this.rowsAt = new Int32Array(this.rowsFrom[cells] as number)
    this.fill()
    this.begin()
  }

  /** Finds hulls and how many rectangles are over each cell. Gives the room that all hulls need. */
  private measure(): number {
    const { candidates, hulls, rowsFrom, width } = this
    const { first, sides } = candidates
    let room = 0
    for (let owner = 0; owner < this.left.length; owner++) {
      let left = width
      let top = this.ownerOf.length
      let right = -1
      let bottom = -1
      for (let row = first[owner] as number; row < (first[owner + 1] as number); row++) {
        this.ownerOfRow[row] = owner
        const from = sides[4 * row] as number
        const above = sides[4 * row + 1] as number
        const to = sides[4 * row + 2] as number
        const below = sides[4 * row + 3] as number
        left = Math.min(left, from)
        top = Math.min(top, above)
        right = Math.max(right, to)
        bottom = Math.max(bottom, below)
        for (let y = above; y <= below; y++) {
          for (let cell = y * width + from; cell <= y * width + to; cell++) {
            rowsFrom[cell + 1] = (rowsFrom[cell + 1] as number) + 1
          }
        }
      }
      // An owner without any rectangle has an empty hull, which begins where the next one does.
      const isEmpty = right < 0
      hulls[4 * owner] = isEmpty ? 0 : left
      hulls[4 * owner + 1] = isEmpty ? 0 : top
      hulls[4 * owner + 2] = isEmpty ? 1 : right - left + 1
      hulls[4 * owner + 3] = room
      if (!isEmpty) room += (right - left + 1) * (bottom - top + 1)
    }
    for (let cell = 0; cell < this.ownerOf.length; cell++) {
      rowsFrom[cell + 1] = (rowsFrom[cell + 1] as number) + (rowsFrom[cell] as number)
    }
    return room
  }

  private fill(): void {
    const { width, rowsAt } = this
    const { sides } = this.candidates
    const at = this.rowsFrom.slice()
    for (let row = 0; row < this.ownerOfRow.length; row++) {
      this.cover(row, 1)
      const left = sides[4 * row] as number
      const right = sides[4 * row + 2] as number
      const bottom = sides[4 * row + 3] as number
      for (let y = sides[4 * row + 1] as number; y <= bottom; y++) {
        for (let cell = y * width + left; cell <= y * width + right; cell++) {
          rowsAt[at[cell] as number] = row
          at[cell] = (at[cell] as number) + 1
        }
      }
    }
  }

  private begin(): void {
    const { cells, first } = this.candidates
    for (let owner = 0; owner < this.left.length; owner++) {
      this.left[owner] = (first[owner + 1] as number) - (first[owner] as number)
      this.ownerOf[cells[owner] as number] = owner
      if (this.left[owner] === 0) this.dead ??= { owner }
      this.await(owner)
    }
    for (let cell = 0; cell < this.reach.length; cell++) {
      if (this.reach[cell] === 0) this.dead ??= { cell }
      if (this.reach[cell] === 1) this.lonely.push(cell)
    }
  }

  /** Where the count of an owner's rectangles over a cell of its hull stands. */
  private coverAt(owner: number, cell: number): number {
    const { hulls, width } = this
    const at = 4 * owner
    const row = Math.floor(cell / width) - (hulls[at + 1] as number)
    return (hulls[at + 3] as number) + row * (hulls[at + 2] as number) + (cell % width) - (hulls[at] as number)
  }

  /** How many of an owner's rectangles that are left are over a cell of its hull. */
  coverOf(owner: number, cell: number): number {
    return this.covers[this.coverAt(owner, cell)] as number
  }

  /** Counts a rectangle in (1) or out (-1) over all its cells; tells of cells that fewer owners reach then. */
  private cover(row: number, by: 1 | -1): void {
    const { covers, reach, width } = this
    const { sides } = this.candidates
    const owner = this.ownerOfRow[row] as number
    const left = sides[4 * row] as number
    const wide = (sides[4 * row + 2] as number) - left
    for (let y = sides[4 * row + 1] as number; y <= (sides[4 * row + 3] as number); y++) {
      const start = y * width + left
      const at = this.coverAt(owner, start)
      for (let step = 0; step <= wide; step++) {
        const count = (covers[at + step] as number) + by
        covers[at + step] = count
        if (count === (by === 1 ? 1 : 0)) this.reached(start + step, (reach[start + step] as number) + by, by)
      }
      this.work += wide + 1
    }
  }

  private reached(cell: number, owners: number, by: 1 | -1): void {
    this.reach[cell] = owners
    if (by === 1) return
    if (owners === 0) this.dead ??= { cell }
    else if (owners === 1) this.lonely.push(cell)
  }

  private kill(row: number, by: number): void {
    if (this.killer[row] !== ALIVE) return
    const owner = this.ownerOfRow[row] as number
    this.killer[row] = by
    this.killed.push(row)
    const left = (this.left[owner] as number) - 1
    this.left[owner] = left
    if (left === 0) this.dead ??= { owner }
    this.await(owner)
    this.cover(row, -1)
  }

  /** Has it looked at, once for all that changes until then, what an owner's rectangles share. */
  private await(owner: number): void {
    if (this.awaited[owner] === 1) return
    this.awaited[owner] = 1
    this.claimants.push(owner)
  }

  private forgetAwaited(): void {
    for (const owner of this.claimants) this.awaited[owner] = 0
    this.claimants.length = 0
  }

  /** Whether a rectangle is over a cell. */
  private isOver(row: number, cell: number): boolean {
    const { sides } = this.candidates
    const column = cell % this.width
    const line = Math.floor(cell / this.width)
    return (
      (sides[4 * row] as number) <= column &&
      column <= (sides[4 * row + 2] as number) &&
      (sides[4 * row + 1] as number) <= line &&
      line <= (sides[4 * row + 3] as number)
    )
  }

  private killWhere(owner: number, cell: number, over: boolean, by: number): void {
    const { first } = this.candidates
    for (let row = first[owner] as number; row < (first[owner + 1] as number); row++) {
      if (this.killer[row] === ALIVE && this.isOver(row, cell) === over) this.kill(row, by)
    }
    this.work += (first[owner + 1] as number) - (first[owner] as number)
  }

  private own(cell: number, owner: number, by: number): void {
    if (this.ownerOf[cell] === owner) return
    this.ownerOf[cell] = owner
    this.owned.push(cell)
    const end = this.rowsFrom[cell + 1] as number
    for (let at = this.rowsFrom[cell] as number; at < end; at++) {
      const row = this.rowsAt[at] as number
      if (this.ownerOfRow[row] !== owner) this.kill(row, by)
    }
    this.work += end - (this.rowsFrom[cell] as number)
  }

  /** Takes it as known that an owner has all cells of a rectangle. */
  know(owner: number, { left, top, right, bottom }: Rectangle): void {
    for (const cell of [top * this.width + left, bottom * this.width + right]) {
      this.killWhere(owner, cell, false, KNOWN)
    }
    for (let y = top; y <= bottom; y++) {
      for (let x = left; x <= right; x++) this.own(y * this.width + x, owner, KNOWN)
    }
  }

  /** Takes it as proved that an owner has a cell. */
  claim(owner: number, cell: number): void {
    this.killWhere(owner, cell, false, KNOWN)
    this.own(cell, owner, KNOWN)
  }

  /** Supposes that an owner does not have a cell. */
  supposeNot(owner: number, cell: number): void {
    this.killWhere(owner, cell, true, SUPPOSED)
  }

  /** Supposes that an owner has a rectangle other than this one, or (`is`) this one. */
  suppose(row: number, is: boolean): void {
    const owner = this.ownerOfRow[row] as number
    for (const other of this.rowsOf(owner)) if ((other === row) !== is) this.kill(other, SUPPOSED)
  }

  /** Makes every claim that follows. false when something cannot be, which then stands in `dead`. */
  propagate(): boolean {
    let claimant = 0
    let lone = 0
    while (this.dead === null) {
      if (claimant < this.claimants.length) this.claimCommon(this.claimants[claimant++] as number)
      else if (this.reaching && lone < this.lonely.length) this.claimLonely(this.lonely[lone++] as number)
      else break
    }
    this.forgetAwaited()
    if (this.reaching || this.dead !== null) this.lonely.length = 0
    return this.dead === null
  }

  /** From here on cells that one owner alone reaches are looked for too. */
  lookFarther(): void {
    this.reaching = true
  }

  /** The cells that all rectangles that are left to an owner share. */
  commonOf(owner: number): Rectangle {
    const { killer } = this
    const { sides, first } = this.candidates
    const end = first[owner + 1] as number
    let left = -1
    let top = -1
    let right = this.ownerOf.length
    let bottom = right
    for (let row = first[owner] as number; row < end; row++) {
      if (killer[row] !== ALIVE) continue
      left = Math.max(left, sides[4 * row] as number)
      top = Math.max(top, sides[4 * row + 1] as number)
      right = Math.min(right, sides[4 * row + 2] as number)
      bottom = Math.min(bottom, sides[4 * row + 3] as number)
    }
    this.work += end - (first[owner] as number)
    return { left, top, right, bottom }
  }

  private claimCommon(owner: number): void {
    this.awaited[owner] = 0
    const cells = this.commonOf(owner)
    const fresh: number[] = []
    for (let y = cells.top; y <= cells.bottom; y++) {
      for (let cell = y * this.width + cells.left; cell <= y * this.width + cells.right; cell++) {
        if (this.ownerOf[cell] !== owner) fresh.push(cell)
      }
    }
    if (fresh.length === 0) return
    const way = this.left[owner] === 1 ? 'only' : 'common'
    const claim = this.claims.push({ owner, cells, way }) - 1
    for (const cell of fresh) this.own(cell, owner, claim)
  }

  /** The one owner that still reaches a cell; -1 where there is none. */
  reacherOf(cell: number): number {
    for (let at = this.rowsFrom[cell] as number; at < (this.rowsFrom[cell + 1] as number); at++) {
      const row = this.rowsAt[at] as number
      if (this.killer[row] === ALIVE) return this.ownerOfRow[row] as number
    }
    return -1
  }

  private claimLonely(cell: number): void {
    if (this.ownerOf[cell] !== -1) return
    const owner = this.reacherOf(cell)
    const [x, y] = [cell % this.width, Math.floor(cell / this.width)]
    const claim = this.claims.push({ owner, cells: { left: x, top: y, right: x, bottom: y }, way: 'reach' }) - 1
    this.own(cell, owner, claim)
    this.killWhere(owner, cell, false, claim)
  }

  /** Whether every owner has one rectangle left. */
  get finished(): boolean {
    return this.dead === null && this.left.every((left) => left === 1)
  }

  /** The rectangles that are left to an owner, by their numbers. */
  rowsOf(owner: number): number[] {
    const rows: number[] = []
    const { first } = this.candidates
    for (let row = first[owner] as number; row < (first[owner + 1] as number); row++) {
      if (this.killer[row] === ALIVE) rows.push(row)
    }
    return rows
  }

  mark(): Mark {
    return [this.killed.length, this.owned.length, this.claims.length]
  }

  /** Takes back everything since a mark. */
  back([killed, owned, claims]: Mark): void {
    this.dead = null
    this.forgetAwaited()
    this.lonely.length = 0
    while (this.killed.length > killed) {
      const row = this.killed.pop() as number
      const owner = this.ownerOfRow[row] as number
      this.killer[row] = ALIVE
      this.left[owner] = (this.left[owner] as number) + 1
      this.cover(row, 1)
    }
    while (this.owned.length > owned) this.ownerOf[this.owned.pop() as number] = -1
    this.claims.length = claims
  }

  /** The claims since a mark on which what cannot be rests, by their numbers, ascending. */
  neededSince([, , start]: Mark): number[] {
    const found = new Set<number>()
    const open: number[] = []
    const rest = (row: number): void => {
      const by = this.killer[row] as number
      if (by < start || found.has(by)) return
      found.add(by)
      open.push(by)
    }
    const { dead } = this
    if (dead === null) return []
    if (dead.cell === undefined) this.rowsOfAll(dead.owner).forEach(rest)
    else this.rowsOver(dead.cell).forEach(rest)
    for (let claim = open.pop(); claim !== undefined; claim = open.pop()) this.restsOf(claim).forEach(rest)
    return [...found].sort((a, b) => a - b)
  }

  /** The dead rectangles on which a claim rests. */
  private restsOf(number: number): number[] {
    const { owner, cells, way } = this.claims[number] as Claim
    const { left, top, right, bottom } = cells
    const [from, to] = [top * this.width + left, bottom * this.width + right]
    if (way === 'reach') return this.rowsOver(from).filter((row) => this.ownerOfRow[row] !== owner)
    return this.rowsOfAll(owner).filter((row) => !this.isOver(row, from) || !this.isOver(row, to))
  }

  private rowsOfAll(owner: number): number[] {
    const { first } = this.candidates
    const start = first[owner] as number
    return Array.from({ length: (first[owner + 1] as number) - start }, (_, at) => start + at)
  }

  private rowsOver(cell: number): number[] {
    return [...this.rowsAt.subarray(this.rowsFrom[cell], this.rowsFrom[cell + 1])]
  }

  /** The cells of the hull of an owner's rectangles, in reading order. */
  hullCells(owner: number): number[] {
    const { hulls, width } = this
    const [left = 0, top = 0, wide = 0, start = 0] = hulls.subarray(4 * owner, 4 * owner + 4)
    const end = owner + 1 < this.left.length ? this.roomFrom(owner + 1) : this.covers.length
    return Array.from({ length: end - start }, (_, at) => (top + Math.floor(at / wide)) * width + left + (at % wide))
  }

  /** Where the room of an owner's hull begins, and so that of the one before it ends. */
  private roomFrom(owner: number): number {
    return this.hulls[4 * owner + 3] as number
  }
}
