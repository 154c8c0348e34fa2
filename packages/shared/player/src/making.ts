import { isRecord, requireOptions } from '@kazu/puzzle'
import type { Kind } from '@kazu/puzzle'
import { mountPuzzle } from './mount.js'
import type { PlayerBoard, PlayerHandle, PlayerOptions, PlayerPuzzle } from './options.js'

/** Which board is wanted: one that is there, as data or in any format that the kind reads, or one to be made. */
export interface BoardRequest<K extends Kind> {
  /** A board, its code, or its address. Left out, one is made. */
  readonly board?: K['board'] | string | undefined
  /** In cells; the smallest size that is offered unless said. `size` is both at once. */
  readonly width?: number | undefined
  readonly height?: number | undefined
  readonly size?: number | undefined
  /** The easiest unless said. */
  readonly level?: K['level'] | undefined
  /** A whole number from 1 to 2147483647; a random one unless said. */
  readonly seed?: number | undefined
}

/** How a kind's own `mount` is called: a request for a board, and everything that a player takes. */
export type MountOptions<K extends Kind> = BoardRequest<K> & Omit<PlayerOptions<K>, 'board' | 'level' | 'seed'>

/** A seed by chance. */
export function freshSeed(): number {
  return 1 + Math.floor(Math.random() * 2147483647)
}

/**
 * The board that is wanted, with its origin. null for a text that is no board of the kind; throws a RangeError in a
 * plain sentence for what cannot be made.
 */
export function requestedBoard<K extends Kind>(
  puzzle: PlayerPuzzle<K>,
  request: BoardRequest<K>,
): Pick<PlayerBoard<K>, 'board' | 'level' | 'seed'> | null {
  const { engine } = puzzle
  const { board, level, seed } = request
  if (typeof board === 'string') {
    const found = engine.read(board).board
    return found === null ? null : { board: found, level, seed }
  }
  if (board !== undefined) return { board, level, seed }
  const first = engine.sizes.offered[0] ?? { width: 5, height: 5 }
  const width = request.width ?? request.size ?? first.width
  const height = request.height ?? request.size ?? request.width ?? first.height
  const chosen = level ?? engine.levels[0]
  if (chosen === undefined) throw new RangeError(`${puzzle.kind} is not made at levels.`)
  return engine.generate({ width, height, level: chosen, seed: seed ?? freshSeed() })
}

/**
 * Mounts a board that is there or one that is made first. null, and nothing is mounted, for a text that is no board of
 * the kind; throws a RangeError in a plain sentence for what cannot be made or is no board, for a host that is no
 * element, and for options that are none.
 */
export function mountRequested<K extends Kind>(
  host: HTMLElement,
  puzzle: PlayerPuzzle<K>,
  options: MountOptions<K>,
): PlayerHandle<K> | null {
  requireHost(host)
  requireOptions(options)
  const found = requestedBoard(puzzle, options)
  if (found === null) return null
  const { width: _width, height: _height, size: _size, ...rest } = options
  return mountPuzzle(host, puzzle, { ...rest, board: found.board, level: found.level, seed: found.seed })
}

/** Throws a RangeError in a plain sentence unless a value is an element, of whichever page. */
function requireHost(host: unknown): void {
  if (isRecord(host) && isRecord(host['ownerDocument']) && typeof host['append'] === 'function') return
  throw new RangeError('The host must be an element of a page.')
}
