import type { Behaviour, Frame, Pick, Picker } from './behaviour.js'

/** From which gap on the background takes over. */
export interface FarOptions {
  /** The gap from which it is far. 50 unless said. */
  readonly gap?: number | undefined
  /** The gap below which it is near again; `gap` unless said. */
  readonly gapIn?: number | undefined
  /** The gap above which it is far; `gap` unless said. At least `gapIn`. */
  readonly gapOut?: number | undefined
}

/**
 * The behaviour while it is near, and `background` when its gap grows past `gapOut`, until it is below `gapIn` again.
 * Throws a RangeError when these are no distances or the wrong way round.
 */
export function whenFar<State>(
  behaviour: Behaviour<State>,
  background: Behaviour<State>,
  { gap = 50, gapIn = gap, gapOut = gap }: FarOptions = {},
): Behaviour<State> {
  if (!(gapIn >= 0 && gapIn <= gapOut)) {
    throw new RangeError(
      `${gapIn} and ${gapOut} are not where far begins: two numbers from 0, the first not above the second.`,
    )
  }
  return (start) => nearOrFar({ gapIn, gapOut }, behaviour(start), background(start), false)
}

function nearOrFar<State>(
  limits: { readonly gapIn: number; readonly gapOut: number },
  near: Picker<State>,
  far: Picker<State>,
  isFar: boolean,
): Picker<State> {
  const own: Picker<State> = { landings: [...near.landings, ...far.landings], at }
  return own

  function at(frame: Frame): Pick<State> {
    const one = near.at(frame)
    const other = far.at(frame)
    const nowFar = one.gap > limits.gapOut || (isFar && one.gap >= limits.gapIn)
    const same = nowFar === isFar && one.next === near && other.next === far
    const next = same ? own : nearOrFar(limits, one.next, other.next, nowFar)
    return { ...(nowFar ? other : one), next }
  }
}
