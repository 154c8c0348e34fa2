import type { Report } from './contract.js'

/** A report that keeps its height when a draft comes to nothing and the next one begins; none where none is wanted. */
export function neverFalling(report: Report | undefined): Report | undefined {
  if (report === undefined) return undefined
  let most = 0
  return (done) => {
    most = Math.max(most, done)
    report(most)
  }
}

/** What thinning asks of a kind: which of its clues are printed, and whether they are enough. */
export interface Thinning {
  /** Prints clues in addition, by their numbers in the order. */
  readonly print: (clues: readonly number[]) => void
  /** Takes away what was printed last. */
  readonly unprint: () => void
  /**
   * Whether what is printed now is enough, though so many clues of those that stayed or are still to be tried are
   * missing. More clues are never less; a kind that looks closely only where one clue is missing takes away as many.
   */
  readonly isEnough: (missing: number) => boolean
}

/**
 * Takes clues away one after another, each if the others are enough; gives those that stay, ascending. The outcome is
 * that of trying each in turn, but what follows without a whole run of clues is found once for all of them.
 */
export function thinClues(count: number, thinning: Thinning, report?: (done: number) => void): number[] {
  const kept: number[] = []
  const settle = (from: number, to: number): void => {
    report?.(from / count)
    if (thinning.isEnough(to - from)) return
    if (to - from === 1) {
      kept.push(from)
      return
    }
    const middle = (from + to) >> 1
    thinning.print(run(middle, to))
    settle(from, middle)
    thinning.unprint()
    thinning.print(kept.filter((clue) => clue >= from))
    settle(middle, to)
    thinning.unprint()
  }
  if (count > 0) settle(0, count)
  return kept
}

function run(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, at) => from + at)
}
