import { changed } from './behaviour.js'
import type { Aids, Behaviour } from './behaviour.js'

/**
 * The behaviour with the held item floating under the pointer, while all the rest shows where the drag would lead. `ghost`
 * marks where it would land (true unless said), `tether` joins it to that place by a line (false unless said).
 */
export function floating<State>(
  behaviour: Behaviour<State>,
  { ghost = true, tether = false }: Partial<Aids> = {},
): Behaviour<State> {
  const floats = { ghost, tether }
  return (start) => changed(behaviour(start), (pick) => ({ ...pick, floats }))
}
