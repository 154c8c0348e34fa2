/** A clock that can be stopped: what has passed, and since when it runs. Times are in ms. */
export interface Clock {
  readonly elapsed: number
  /** The moment it was started; null while it stands. */
  readonly since: number | null
}

/** A clock that stands, with some time on it. */
export function stoppedClock(elapsed = 0): Clock {
  return { elapsed, since: null }
}

/** The time on the clock. A system clock that was set back never takes time away. */
export function elapsedAt({ elapsed, since }: Clock, now: number): number {
  return since === null ? elapsed : elapsed + Math.max(0, now - since)
}

/** The clock running from now on; the same clock when it runs already. */
export function startClock(clock: Clock, now: number): Clock {
  return clock.since === null ? { elapsed: clock.elapsed, since: now } : clock
}

/** The clock standing from now on; the same clock when it stands already. */
export function stopClock(clock: Clock, now: number): Clock {
  return clock.since === null ? clock : stoppedClock(elapsedAt(clock, now))
}

/** A time as people read it: `4:12`, `1:02:03`. */
export function clockText(elapsed: number): string {
  const seconds = Math.floor(elapsed / 1000)
  const two = (value: number): string => String(value).padStart(2, '0')
  const minutes = Math.floor(seconds / 60)
  if (minutes < 60) return `${minutes}:${two(seconds % 60)}`
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`
}
