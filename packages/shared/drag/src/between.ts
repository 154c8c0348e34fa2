import { nothing, reaching } from './behaviour.js'
import type { Behaviour, Frame, Landing, Pick, Picker, Share, Start } from './behaviour.js'
import { meshOf, partsAt } from './mesh.js'
import type { Mesh, Part } from './mesh.js'
import { distance } from './vector.js'
import type { Vector } from './vector.js'
import { locate } from './view.js'

/** How `between` blends. */
export interface BetweenOptions {
  /** How soon the nearest state prevails: 1 blends evenly, more holds to the states longer. 1 unless said. */
  readonly sharpness?: number | undefined
}

/**
 * What lies between neighbouring states: their pictures are blended so that the held item follows the pointer, as far as
 * its places in these states reach (triangles of Delaunay between them, the outline beyond). A drop leads to the
 * nearest state. Of states with the held item in one place the first counts. Throws a RangeError for a sharpness below 1.
 */
export function between<State>(states: readonly State[], { sharpness = 1 }: BetweenOptions = {}): Behaviour<State> {
  if (!(sharpness >= 1 && sharpness < Infinity)) {
    throw new RangeError(`${sharpness} is not how sharply something is blended: a number from 1.`)
  }
  return (start) => {
    const landings = landingsOf(start, states)
    const mesh = meshOf(landings.map(({ at }) => at))
    const picker: Picker<State> = {
      landings,
      at: (frame) => blended({ start, picker, landings, mesh, sharpness }, frame),
    }
    return picker
  }
}

function landingsOf<State>({ stage, key }: Start<State>, states: readonly State[]): Landing<State>[] {
  const found = new Map<string, Landing<State>>()
  for (const state of states) {
    const at = locate(stage, state, key)
    if (at !== null && !found.has(`${at.x} ${at.y}`)) found.set(`${at.x} ${at.y}`, { state, at })
  }
  return [...found.values()]
}

interface Blend<State> {
  readonly start: Start<State>
  readonly picker: Picker<State>
  readonly landings: readonly Landing<State>[]
  readonly mesh: Mesh
  readonly sharpness: number
}

function blended<State>({ start, picker, landings, mesh, sharpness }: Blend<State>, { held }: Frame): Pick<State> {
  const nearest = nearestTo(landings, held)
  if (nearest === null) return nothing(start, picker)
  const parts = sharpened(partsAt(mesh, held), sharpness)
  const shown = parts.map(([at, weight]): Share<State> => ({ state: (landings[at] as Landing<State>).state, weight }))
  const gap = distance(held, middleOf(landings, parts))
  return { ...reaching({ state: nearest.state, land: nearest.at, gap }, picker), shown }
}

function nearestTo<State>(landings: readonly Landing<State>[], place: Vector): Landing<State> | null {
  let best: Landing<State> | null = null
  for (const landing of landings) {
    if (best === null || distance(landing.at, place) < distance(best.at, place)) best = landing
  }
  return best
}

function sharpened(parts: readonly Part[], sharpness: number): Part[] {
  const raised = parts.map(([at, weight]): Part => [at, weight ** sharpness])
  const whole = raised.reduce((sum, [, weight]) => sum + weight, 0)
  return raised.map(([at, weight]): Part => [at, weight / whole])
}

function middleOf(landings: readonly Landing<unknown>[], parts: readonly Part[]): Vector {
  let [x, y] = [0, 0]
  for (const [at, weight] of parts) {
    const land = (landings[at] as Landing<unknown>).at
    x += land.x * weight
    y += land.y * weight
  }
  return { x, y }
}
