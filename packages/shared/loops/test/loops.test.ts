import { linkBetween, linkCount } from '@kazu/grid'
import type { Size } from '@kazu/grid'
import { seededRandom } from '@kazu/random'
import { Model, countAnswers, literalOf } from '@kazu/solver'
import { describe, expect, test } from 'vitest'
import {
  borderOf,
  changeSide,
  closedTooSoon,
  growRegion,
  isLinkList,
  linksOfLiterals,
  mayChange,
  nodeFaults,
  piecesOf,
  smallestOf,
  stateDegrees,
  stateOneLoop,
} from '../src/index.js'

const lattice: Size = { width: 4, height: 3 }

/** The links of a walk over nodes. */
function walk(...nodes: readonly number[]): number[] {
  return nodes.slice(1).map((node, at) => linkBetween(lattice, nodes[at] as number, node))
}

const SQUARE = walk(0, 1, 5, 4, 0)

/** Whether links are one loop, by counting links and nodes alone. */
function isOneLoop(size: Size, links: ReadonlySet<number>): boolean {
  const pieces = piecesOf(size, links)
  return nodeFaults(size, links).length === 0 && pieces.length === 1 && pieces[0]?.length === links.size
}

describe('a region', () => {
  test('grows to a share of the squares, and its border is one loop, thin or plump', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const size = { width: 4 + (seed % 9), height: 12 - (seed % 7) }
      const region = growRegion(size, 0.4, (seed % 5) / 5, seededRandom(seed))
      expect(isOneLoop(size, new Set(borderOf(size, region)))).toBe(true)
    }
  })

  test('stays one loop whatever square changes sides, where that is allowed', () => {
    const size = { width: 7, height: 7 }
    const region = growRegion(size, 0.5, 0.5, seededRandom(3))
    const random = seededRandom(4)
    let changed = 0
    for (let at = 0; at < 500; at++) {
      const square = Math.floor(random() * 36)
      if (!mayChange(region, square)) continue
      changeSide(region, square)
      changed++
      expect(isOneLoop(size, new Set(borderOf(size, region)))).toBe(true)
    }
    expect(changed).toBeGreaterThan(50)
  })

  test('does not let a square go whose change would close a ring or touch by a corner alone', () => {
    const ring = { width: 3, height: 3, inside: Uint8Array.from([1, 1, 1, 1, 0, 1, 1, 0, 1]) }
    expect(mayChange(ring, 7)).toBe(false)
    const corner = { width: 3, height: 3, inside: Uint8Array.from([1, 0, 0, 0, 0, 0, 0, 0, 0]) }
    expect(mayChange(corner, 4)).toBe(false)
    expect(mayChange(corner, 1)).toBe(true)
  })
})

describe('taken links', () => {
  test('end, branch and cross at the nodes that are named', () => {
    const links = new Set([...walk(1, 5, 9), ...walk(4, 5, 6), ...walk(6, 10), ...walk(6, 7)])
    expect(nodeFaults(lattice, links)).toEqual([
      { rule: 'no-end', node: 1 },
      { rule: 'no-end', node: 4 },
      { rule: 'no-cross', node: 5 },
      { rule: 'no-branch', node: 6 },
      { rule: 'no-end', node: 7 },
      { rule: 'no-end', node: 9 },
      { rule: 'no-end', node: 10 },
    ])
  })

  test('fall into pieces, of which the smallest is named when there are several', () => {
    const pieces = piecesOf(lattice, new Set([...SQUARE, ...walk(3, 7)]))
    expect(pieces).toEqual([
      [0, 1, 4, 5],
      [3, 7],
    ])
    expect(smallestOf(pieces)).toEqual([3, 7])
    expect(smallestOf(pieces.slice(0, 1))).toBeUndefined()
  })

  test('are closed too soon where something of the loop lies elsewhere', () => {
    expect(closedTooSoon(lattice, new Set(SQUARE), () => true)).toBeNull()
    expect(closedTooSoon(lattice, new Set(SQUARE), () => false)).toEqual([0, 1, 4, 5])
    expect(closedTooSoon(lattice, new Set([...SQUARE, ...walk(3, 7)]), () => true)).toEqual([0, 1, 4, 5])
    expect(closedTooSoon(lattice, new Set(walk(0, 1, 5)), () => false)).toBeNull()
  })

  test('are told from what is no list of links', () => {
    expect(isLinkList(lattice, SQUARE)).toBe(true)
    for (const other of [null, 'no', [-1], [linkCount(lattice)], [0.5], ['0']])
      expect(isLinkList(lattice, other)).toBe(false)
  })
})

test('the constraints leave exactly the single loops of a lattice', () => {
  const square = { width: 3, height: 3 }
  const model = new Model()
  const links = model.newVariables(linkCount(square))
  stateDegrees(model, square, (rule, node) => ({ rule, cells: [node] }))
  const form = { rule: 'one-loop', cells: [] }
  stateOneLoop(model, square, { closes: form, crosses: form, cutOff: form }, new Array<boolean>(9).fill(false))
  model.clause({ rule: 'line', cells: [] }, ...links.map((link) => literalOf(link)))
  expect(model.ready()).toBe(true)
  let loops = 0
  for (let set = 1; set < 2 ** links.length; set++) {
    if (isOneLoop(square, new Set(links.filter((link) => (set >> link) & 1)))) loops++
  }
  // 3 by 3 nodes have 13 loops.
  expect(loops).toBe(13)
  const { count, complete } = countAnswers(model, { subjects: links, limit: 100 })
  expect({ count, complete }).toEqual({ count: loops, complete: true })
  expect(linksOfLiterals(square, [literalOf(3), literalOf(1) ^ 1, literalOf(3), literalOf(99)])).toEqual([1, 3])
})
