import { encodeCells, kazuHash } from '@kazu/groups'
import type { Engine, Kind } from '@kazu/puzzle'
import { describe, expect, test } from 'vitest'
import { sharedRows } from './shared-data.ts'

/** One puzzle that the original made: size, level, seed, the board's code and the answer's. */
export type OriginalPuzzle = readonly [size: number, level: string, seed: number, givens: string, solution: string]

interface SiteRow {
  readonly kind: string
  readonly size: number
  readonly level: string
  readonly seed: number
  readonly givens: string
  readonly solution: string
}

/** A kind of numbers whose seeds make what the original Kazu made. */
export interface OriginalSeeds<K extends Kind> {
  readonly engine: Engine<K>
  readonly golden: readonly OriginalPuzzle[]
  /** How many rows of the original's own puzzles there are. */
  readonly rows: number
  /** The hash by which the original named the code of its first easy puzzle of a size, where it is known. */
  readonly hash?: readonly [size: number, hash: string]
  /** A size of which a hard board is long in the making, so that its reports can be looked at. */
  readonly reports?: number
}

/** The tests that a kind's seeds make what the original made, byte for byte. */
export function describeOriginalSeeds<K extends Kind>(subject: OriginalSeeds<K>): void {
  const { engine, golden, rows: count, hash, reports } = subject
  const made = (size: number, level: string, seed: number): { givens: string | null; solution: string } => {
    const { board, solution } = engine.generate({ width: size, height: size, level, seed })
    return { givens: engine.write(board, 'kazu'), solution: encodeCells(solution as readonly number[]) }
  }

  describe('a seed makes what the original made', () => {
    test.each(golden)('%i %s %i', (size, level, seed, givens, solution) => {
      expect(made(size, level, seed)).toEqual({ givens, solution })
    })

    const rows =
      (sharedRows('vectors/kazu-site.jsonl') as SiteRow[] | null)?.filter(({ kind }) => kind === engine.kind) ?? null
    test.skipIf(rows === null)('byte for byte in every row (skipped where the shared data is not present)', () => {
      expect(rows).toHaveLength(count)
      for (const { size, level, seed, givens, solution } of rows ?? []) {
        expect(made(size, level, seed), `${size} ${level} ${seed}`).toEqual({ givens, solution })
        const { board } = engine.read(givens)
        expect(board === null ? null : engine.write(board, 'kazu')).toBe(givens)
      }
    })

    if (hash !== undefined) {
      const [size, named] = hash
      test('and its code has the hash by which the original named it', () => {
        expect(kazuHash(made(size, 'easy', 1).givens ?? '')).toBe(named)
      })
    }

    if (reports !== undefined) {
      test('reports how far it is, never falling, and 1 at the end', () => {
        const told: number[] = []
        engine.generate({ width: reports, height: reports, level: 'hard', seed: 1 }, (done) => told.push(done))
        expect(told.at(-1)).toBe(1)
        expect(told.length).toBeGreaterThan(50)
        expect(told.every((done, at) => done <= 1 && done >= (told[at - 1] ?? 0))).toBe(true)
      })
    }
  })
}
