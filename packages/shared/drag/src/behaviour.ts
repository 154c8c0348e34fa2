import type { Stage } from './view.js'
import type { Vector } from './vector.js'

/** Where a drag begins. */
export interface Start<State> {
  readonly stage: Stage<State>
  readonly state: State
  /** The item that is held. */
  readonly key: string
  /** Where it is at the start. */
  readonly from: Vector
}

/** Where things are while a drag goes on. */
export interface Frame {
  readonly pointer: Vector
  /** Where the held item is, if it follows the pointer. */
  readonly held: Vector
}

/** A state that a drag may reach, and where the held item is in it. */
export interface Landing<State> {
  readonly state: State
  readonly at: Vector
}

/** A state's share in a picture that is blended of several. */
export interface Share<State> {
  readonly state: State
  /** From 0 to 1; all shares of a picture are 1 together. */
  readonly weight: number
}

/** What is drawn beside an item that floats. */
export interface Aids {
  /** Whether the place where it would land is marked. */
  readonly ghost: boolean
  /** Whether a line joins it to that place. */
  readonly tether: boolean
}

/** A drag that goes on from another state, with another item held or the same one. */
export interface Following<State> {
  readonly state: State
  readonly key: string
  /** How it goes on; what the scene says of that item in that state unless said. */
  readonly behaviour?: Behaviour<State> | undefined
}

/** What a drag would do now. */
export interface Pick<State> {
  /** The state after a drop now. */
  readonly drop: State
  /** What is shown meanwhile. */
  readonly shown: readonly Share<State>[]
  /** Where the held item lands; null where it is not there then. */
  readonly land: Vector | null
  /** How far the held item is from where this would have it; Infinity where it is not to be had. */
  readonly gap: number
  /** The held item floats under the pointer, with these aids; null where it is shown in its place. */
  readonly floats: Aids | null
  /** The drag goes on from here at once. */
  readonly follow: Following<State> | null
  /** What is asked for the next frame. It remembers what needs to be remembered, so that asking changes nothing. */
  readonly next: Picker<State>
}

/** A behaviour at the start of a drag: all that it may reach is known, and a place gives what happens there. */
export interface Picker<State> {
  readonly landings: readonly Landing<State>[]
  readonly at: (frame: Frame) => Pick<State>
}

/** How an item is dragged: which states it may reach, and which of them a place means. Pure. */
export type Behaviour<State> = (start: Start<State>) => Picker<State>

/** The pick that leaves everything as it was, as if nothing were near. */
export function nothing<State>(start: Start<State>, next: Picker<State>): Pick<State> {
  return reaching({ state: start.state, land: start.from, gap: Infinity }, next)
}

/** The pick of one state, as it is shown, with where the held item lands in it and how far that is. */
export function reaching<State>(
  { state, land, gap }: { readonly state: State; readonly land: Vector | null; readonly gap: number },
  next: Picker<State>,
): Pick<State> {
  return { drop: state, shown: [{ state, weight: 1 }], land, gap, floats: null, follow: null, next }
}

/** A picker whose picks are changed on their way, now and in every frame that follows. */
export function changed<State>(
  picker: Picker<State>,
  change: (pick: Pick<State>, frame: Frame) => Pick<State>,
): Picker<State> {
  const { landings } = picker
  const at = (frame: Frame): Pick<State> => {
    const pick = picker.at(frame)
    const next = pick.next === picker ? own : changed({ landings, at: pick.next.at }, change)
    return { ...change(pick, frame), next }
  }
  const own: Picker<State> = { landings, at }
  return own
}
