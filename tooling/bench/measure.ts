import type { Engine, Kind } from '@kazu/puzzle'
import { timed } from './cpu.ts'
import { addressOf, nameOf } from './published.ts'
import type { Publishing, Row } from './published.ts'

/** What came of one published board. */
export interface Measured {
  readonly id: string
  /**
   * `proved`: exactly one answer was proved, `check` accepts it and the stated solution agrees. `stopped`: the budget
   * ran out. `wrong`: anything else, with the reason.
   */
  readonly verdict: 'proved' | 'stopped' | 'wrong'
  readonly reason: string
  /** Of the processor, so that what else runs on the machine is not counted. */
  readonly milliseconds: number
}

/** The board of a row; a text says why there is none. */
export function boardOf(engine: Engine<Kind>, { board }: Publishing, row: Row): { readonly board: unknown } | string {
  const address = addressOf(row)
  if (address === undefined) {
    if (board === undefined) return 'it has no address and its kind has no other reader'
    const made = board(row)
    const fault = engine.fault(made)
    return fault === null ? { board: made } : fault
  }
  const read = engine.read(address)
  return read.problem === undefined ? { board: read.board } : `its address is refused: ${read.problem} at ${read.at}`
}

/** Solves a published board, with a limit of two answers, and says how that went. */
export function measureRow(engine: Engine<Kind>, publishing: Publishing, row: Row, budget?: number): Measured {
  const wrong = (reason: string, milliseconds = 0): Measured => ({
    id: nameOf(row),
    verdict: 'wrong',
    reason,
    milliseconds,
  })
  const found = boardOf(engine, publishing, row)
  if (typeof found === 'string') return wrong(found)
  const limits = { limit: 2, ...(budget === undefined ? {} : { budget }) }
  const { result: solved, milliseconds } = timed(() => engine.solve(found.board, limits))
  if (solved.count > 1) return wrong('it was said to have several answers', milliseconds)
  if (!solved.complete)
    return { id: nameOf(row), verdict: 'stopped', reason: `after ${solved.work} steps`, milliseconds }
  if (solved.count === 0) return wrong('it was said to have no answer', milliseconds)
  if (!engine.check(found.board, solved.solution).ok) return wrong('its answer breaks a rule', milliseconds)
  const stated = publishing.answer(row)
  if (stated !== null && JSON.stringify(stated) !== JSON.stringify(solved.solution)) {
    return wrong('its answer is not the stated one', milliseconds)
  }
  return { id: nameOf(row), verdict: 'proved', reason: '', milliseconds }
}
