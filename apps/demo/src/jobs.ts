import { freshSeed } from '@kazu/player'
import { CalledOff } from '@kazu/player/worker'
import type { EngineClient } from '@kazu/player/worker'
import type { Kind, Made } from '@kazu/puzzle'
import { makeOptions } from './settings.js'
import type { Wanted } from './settings.js'

/** A board that is being made. It can be watched and called off at any time, also when it was begun for later. */
interface Job {
  readonly name: string
  readonly seed: number
  /** Rejects with {@link CalledOff}, or with the engine's sentence. */
  readonly made: Promise<Made>
  readonly callOff: () => void
  /** Hands on how far it is, from 0 to 1: what was told last at once, and everything after. */
  readonly watch: (report: (done: number) => void) => void
}

/** Makes boards with one engine, one at a time, and the next one ahead. */
export interface Jobs {
  /**
   * Makes a board, or takes over the one that is made ahead; what else is under way is called off. null when it was
   * called off itself. Rejects with the engine's sentence when it cannot be made.
   */
  readonly make: (wanted: Wanted, seed: number, report: (done: number) => void) => Promise<Made | null>
  /** Calls off what {@link Jobs.make} makes. */
  readonly cancel: () => void
  /** A seed for which the board may be made already. */
  readonly nextSeed: (wanted: Wanted) => number
  /** Begins to make the board after this one, while this one is played. */
  readonly makeAhead: (wanted: Wanted) => void
}

const nameOf = (wanted: Wanted): string => JSON.stringify(makeOptions(wanted, 0))

/** Boards made by an engine beside the page. */
export function jobsOf({ generate }: Pick<EngineClient<Kind>, 'generate'>): Jobs {
  let ahead: Job | null = null
  let current: Job | null = null

  /** The job for a board: the one made ahead, unless it is of another board. */
  function taken(wanted: Wanted, seed: number): Job {
    const begun = ahead
    ahead = null
    if (begun?.name === nameOf(wanted) && begun.seed === seed) return begun
    // The engine does one thing after the other: the board that is wanted would have to wait for this one.
    begun?.callOff()
    return begin(generate, wanted, seed)
  }

  return {
    make: async (wanted, seed, report) => {
      current?.callOff()
      const job = taken(wanted, seed)
      current = job
      job.watch(report)
      try {
        return await job.made
      } catch (problem) {
        if (problem instanceof CalledOff) return null
        throw problem
      } finally {
        if (current === job) current = null
      }
    },
    cancel: () => {
      current?.callOff()
    },
    nextSeed: (wanted) => (ahead?.name === nameOf(wanted) ? ahead.seed : freshSeed()),
    makeAhead: (wanted) => {
      ahead?.callOff()
      ahead = begin(generate, wanted, freshSeed())
      const job = ahead
      // One that fails while nobody waits for it is made anew when it is asked for.
      job.made.catch(() => {
        if (ahead === job) ahead = null
      })
    },
  }
}

function begin(generate: EngineClient<Kind>['generate'], wanted: Wanted, seed: number): Job {
  const stop = new AbortController()
  let last = 0
  let report: (done: number) => void = () => undefined
  const made = generate(makeOptions(wanted, seed), {
    signal: stop.signal,
    report: (done) => {
      last = done
      report(done)
    },
  })
  return {
    name: nameOf(wanted),
    seed,
    made,
    callOff: () => {
      stop.abort()
    },
    watch: (next) => {
      report = next
      next(last)
    },
  }
}
