import type { Behaviour, Frame, Pick, Picker } from './behaviour.js'

/** The first behaviour, or the second one where the first has nothing (its gap is Infinity). */
export function orElse<State>(first: Behaviour<State>, second: Behaviour<State>): Behaviour<State> {
  return (start) => either(first(start), second(start))
}

function either<State>(first: Picker<State>, second: Picker<State>): Picker<State> {
  const own: Picker<State> = { landings: [...first.landings, ...second.landings], at }
  return own

  function at(frame: Frame): Pick<State> {
    const one = first.at(frame)
    const other = second.at(frame)
    const same = one.next === first && other.next === second
    const next = same ? own : either(one.next, other.next)
    return { ...(one.gap === Infinity ? other : one), next }
  }
}
