import { nothing } from './behaviour.js'
import type { Behaviour, Frame, Pick, Picker, Start } from './behaviour.js'

/** How `closest` chooses. */
export interface ClosestOptions {
  /** How much nearer another one must be than the present one before it takes over. 0 unless said. */
  readonly stickiness?: number | undefined
}

/**
 * The behaviour of least gap; the first of equals. With none, or with none to be had, everything stays as it was and the gap
 * is Infinity. Throws a RangeError for a stickiness that is no distance.
 */
export function closest<State>(
  behaviours: readonly Behaviour<State>[],
  { stickiness = 0 }: ClosestOptions = {},
): Behaviour<State> {
  if (!(stickiness >= 0)) throw new RangeError(`${stickiness} is not how sticky something is: a number from 0.`)
  return (start) => {
    const pickers = behaviours.map((behaviour) => behaviour(start))
    return closestOf({ start, stickiness, landings: pickers.flatMap(({ landings }) => landings) }, pickers, null)
  }
}

interface Closest<State> {
  readonly start: Start<State>
  readonly stickiness: number
  readonly landings: Picker<State>['landings']
}

function closestOf<State>(
  all: Closest<State>,
  pickers: readonly Picker<State>[],
  present: number | null,
): Picker<State> {
  const own: Picker<State> = { landings: all.landings, at }
  return own

  function at(frame: Frame): Pick<State> {
    const picks = pickers.map((picker) => picker.at(frame))
    const chosen = chosenOf(picks, all.stickiness, present)
    const same = chosen === present && picks.every(({ next }, at) => next === pickers[at])
    const next = same
      ? own
      : closestOf(
          all,
          picks.map((pick) => pick.next),
          chosen,
        )
    return chosen === null ? nothing(all.start, next) : { ...(picks[chosen] as Pick<State>), next }
  }
}

/** The pick of least gap, but the present one unless another is nearer by more than the stickiness. */
function chosenOf(
  picks: readonly { readonly gap: number }[],
  stickiness: number,
  present: number | null,
): number | null {
  let best: number | null = null
  let least = Infinity
  picks.forEach(({ gap }, at) => {
    const shown = at === present ? gap - stickiness : gap
    if (shown < least) {
      best = at
      least = shown
    }
  })
  return best
}
