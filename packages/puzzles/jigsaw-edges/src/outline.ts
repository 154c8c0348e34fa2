import type { Sides } from './piece.js'

/** A place, in whatever unit: here mostly sides of a cell. `y` grows downwards on a page, outwards on a side. */
export interface Vector {
  readonly x: number
  readonly y: number
}

/** A cubic curve: where it begins, its two handles, where it ends. */
export interface Cubic {
  readonly from: Vector
  readonly one: Vector
  readonly two: Vector
  readonly to: Vector
}

/** How far a tab may stand out, in sides of a cell. */
export const TAB_HEIGHT = 0.26

const MASK = (1n << 128n) - 1n
/** How far the handles of a quarter of a circle stand out, for a circle of radius 1. */
const KAPPA = 0.5522847498

/** Sixteen numbers from -1 to 1 out of the size of a side. */
function factors(size: bigint): number[] {
  let x = (size * 0x9e3779b97f4a7c15f39cc0605cedc835n) & MASK
  x ^= x >> 64n
  x = (x * 0xbf58476d1ce4e5b994d049bb133111ebn) & MASK
  x ^= x >> 48n
  let y = ((~size & MASK) * 0xd6e8feb86659fd93c2b2ae3d27d4eb4fn) & MASK
  y ^= y >> 57n
  y = (y * 0x2127599b470da13d8545861771464e49n) & MASK
  y ^= y >> 33n
  return [x, y].flatMap((mixed) =>
    Array.from({ length: 8 }, (_, at) => (Number((mixed >> BigInt(8 * at)) & 0xffn) / 255) * 2 - 1),
  )
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}

/**
 * The curve of a side from (0, 0) to (1, 0), with what stands out of the piece at positive `y`: a flat cubic for 0, else
 * shoulder, neck and round head in four, smooth where they meet. v and -v are mirror images in `y`. The numbers are those
 * of the original, so that outlines are built alike from the same integers.
 */
export function sideCurve(side: bigint): readonly Cubic[] {
  if (side === 0n) return FLAT
  return smoothed(tab(factors(side < 0n ? -side : side), side < 0n ? -1 : 1))
}

const FLAT: readonly Cubic[] = [
  { from: { x: 0, y: 0 }, one: { x: 1 / 3, y: 0 }, two: { x: 2 / 3, y: 0 }, to: { x: 1, y: 0 } },
]

function tab(chance: readonly number[], sign: 1 | -1): Cubic[] {
  const [f0, f1, f2, f3, f4, f5] = chance as [number, number, number, number, number, number]
  const middle = clamp(0.5 + 0.08 * f0, 0.4, 0.6)
  const height = clamp(0.2 + 0.04 * f1, 0.18, TAB_HEIGHT) * sign
  const neck = clamp(0.09 + 0.02 * f2, 0.08, 0.12)
  const head = Math.min(neck * (1.8 + (0.4 * (f3 + 1)) / 2), 0.28)
  const sway = 0.03 * f4 * sign
  const tilt = 0.015 * f5
  const [leftNeck, rightNeck] = [middle - neck / 2 + tilt, middle + neck / 2 + tilt]
  const [leftHead, rightHead] = [middle - head / 2, middle + head / 2]
  const radius = head / 2
  const ends = [
    { x: 0, y: 0 },
    { x: leftNeck, y: 0.38 * height },
    { x: middle, y: height },
    { x: rightNeck, y: 0.38 * height },
    { x: 1, y: 0 },
  ] as const
  const handles = [
    [
      { x: 0.35 * middle, y: sway },
      { x: leftNeck - 0.4 * neck, y: 0.1 * height },
    ],
    [
      { x: leftHead - 0.3 * radius, y: 0.65 * height },
      { x: middle - radius * KAPPA, y: height },
    ],
    [
      { x: middle + radius * KAPPA, y: height },
      { x: rightHead + 0.3 * radius, y: 0.65 * height },
    ],
    [
      { x: rightNeck + 0.4 * neck, y: 0.1 * height },
      { x: 1 - 0.35 * (1 - middle), y: sway },
    ],
  ] as const
  return handles.map(([one, two], at) => ({ from: ends[at] as Vector, one, two, to: ends[at + 1] as Vector }))
}

/** Where two curves meet, both handles go by the mean of the two tangents, so that there is no kink. */
function smoothed(curves: readonly Cubic[]): Cubic[] {
  const tangents = curves.slice(1).map((next, at) => {
    const { two, to } = curves[at] as Cubic
    return { x: (to.x - two.x + next.one.x - next.from.x) / 2, y: (to.y - two.y + next.one.y - next.from.y) / 2 }
  })
  return curves.map((curve, at) => {
    const [into, out] = [tangents[at - 1], tangents[at]]
    const one = into === undefined ? curve.one : { x: curve.from.x + into.x, y: curve.from.y + into.y }
    const two = out === undefined ? curve.two : { x: curve.to.x - out.x, y: curve.to.y - out.y }
    return { from: curve.from, one, two, to: curve.to }
  })
}

function moved(curve: Cubic, move: (place: Vector) => Vector): Cubic {
  return { from: move(curve.from), one: move(curve.one), two: move(curve.two), to: move(curve.to) }
}

function reversed(curves: readonly Cubic[]): Cubic[] {
  return curves.map(({ from, one, two, to }) => ({ from: to, one: two, two: one, to: from })).reverse()
}

/**
 * A side where it lies on a cell from (0, 0) to (1, 1): top and bottom from left to right, left and right from top to
 * bottom, so that the two sides of a seam are the same curve.
 */
export function placedSide(side: bigint, slot: 0 | 1 | 2 | 3): readonly Cubic[] {
  const place = [
    ({ x, y }: Vector): Vector => ({ x, y: -y }),
    ({ x, y }: Vector): Vector => ({ x: 1 + y, y: x }),
    ({ x, y }: Vector): Vector => ({ x, y: 1 + y }),
    ({ x, y }: Vector): Vector => ({ x: -y, y: x }),
  ][slot] as (place: Vector) => Vector
  return sideCurve(side).map((curve) => moved(curve, place))
}

/** The outline of sides on a cell from (0, 0) to (1, 1), clockwise from the upper left corner. */
export function outlineOf(sides: Sides): readonly Cubic[] {
  return [
    ...placedSide(sides[0], 0),
    ...placedSide(sides[1], 1),
    ...reversed(placedSide(sides[2], 2)),
    ...reversed(placedSide(sides[3], 3)),
  ]
}

/** How many pieces of straight line a curve is taken for where it must be a polygon. */
const SAMPLES = 10

/** Corners of a polygon along curves: ten for each. */
export function sampled(curves: readonly Cubic[]): Vector[] {
  return curves.flatMap((curve) => Array.from({ length: SAMPLES }, (_, at) => pointOf(curve, at / SAMPLES)))
}

/** A point of a curve, from its start (0) to its end (1). */
function pointOf({ from, one, two, to }: Cubic, share: number): Vector {
  const rest = 1 - share
  const weights = [rest ** 3, 3 * rest ** 2 * share, 3 * rest * share ** 2, share ** 3] as const
  const blend = (axis: 'x' | 'y'): number =>
    weights[0] * from[axis] + weights[1] * one[axis] + weights[2] * two[axis] + weights[3] * to[axis]
  return { x: blend('x'), y: blend('y') }
}

/** Curves that follow each other as the data of an SVG path, with places scaled and then moved; three decimals. */
export function pathOf(
  curves: readonly Cubic[],
  { scale = 1, x: dx = 0, y: dy = 0 }: { readonly scale?: number; readonly x?: number; readonly y?: number } = {},
): string {
  const say = ({ x, y }: Vector): string => `${rounded(x * scale + dx)} ${rounded(y * scale + dy)}`
  const [first] = curves
  if (first === undefined) return ''
  const parts = curves.map((curve) =>
    isStraight(curve) ? `L${say(curve.to)}` : `C${say(curve.one)} ${say(curve.two)} ${say(curve.to)}`,
  )
  return `M${say(first.from)}${parts.join('')}`
}

/** Whether a curve goes along a row or a column, as flat sides do. */
function isStraight({ from, one, two, to }: Cubic): boolean {
  const along = (axis: 'x' | 'y'): boolean => [one, two, to].every((place) => place[axis] === from[axis])
  return along('x') || along('y')
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000
}
