import type { Taking } from '../drag.js'

/** What happened in a drag, to be said in words or acted upon. */
export interface DragNews<State> {
  /** `blocked`: a key was to carry it where nothing is, or to take what may not be taken. */
  readonly type: 'lifted' | 'over' | 'dropped' | 'cancelled' | 'blocked'
  readonly by: 'pointer' | 'keys'
  /** The item that is or was held. */
  readonly key: string
  /** How it was taken: at once, or after a while or by a key. */
  readonly how: Taking
  /** The state that a drop leads to, or has led to. */
  readonly state: State
  /** The state before the drag. */
  readonly before: State
  /** Which landing it is at, from 0, and how many there are; null where it is at none. */
  readonly landing: number | null
  readonly landings: number
}
