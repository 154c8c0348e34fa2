import { seededRandom } from '@kazu/random'
import { literalOf, Reasoner } from '@kazu/solver'
import { expect, test } from 'vitest'
import type { AkariBoard, AkariCell } from '../src/board.js'
import { Deducer } from '../src/deducer.js'
import { akariModel } from '../src/logic.js'
import { solveAkari } from '../src/solve.js'

/** Boards at random, most of them without any answer. */
function anyBoard(seed: number): AkariBoard {
  const random = seededRandom(seed)
  const width = 2 + Math.floor(random() * 6)
  const height = 2 + Math.floor(random() * 6)
  const cells = Array.from({ length: width * height }, (): AkariCell => {
    if (random() < 0.7) return null
    return random() < 0.4 ? false : (Math.floor(random() * 3) as AkariCell)
  })
  return { width, height, cells }
}

function deducerOf({ width, height, cells }: AkariBoard): { deducer: Deducer; agreed: boolean } {
  const walls = cells.map((printed) => (printed === null ? 0 : 1))
  const deducer = new Deducer({ width, height }, walls)
  const agreed = deducer.begin(cells.map((printed) => (typeof printed === 'number' ? printed : -1)))
  return { deducer, agreed }
}

/** For each white cell 1, -1 or 0: a light, none, open. */
function statesOf(board: AkariBoard, stateOf: (cell: number) => number): number[] {
  return board.cells.flatMap((printed, cell) => (printed === null ? [stateOf(cell)] : []))
}

test('single rules on plain arrays give what the solver gives by propagation', () => {
  let contradictions = 0
  for (let seed = 1; seed <= 1500; seed++) {
    const board = anyBoard(seed)
    const { model, ready } = akariModel(board)
    const solved = ready && model.kernel.propagate()
    const { deducer, agreed } = deducerOf(board)
    expect(agreed, `seed ${seed}`).toBe(solved)
    if (!solved) contradictions++
    else {
      expect(statesOf(board, (cell) => deducer.state[cell] as number)).toEqual(
        statesOf(board, (cell) => model.kernel.value(literalOf(cell))),
      )
    }
  }
  expect(contradictions).toBeGreaterThan(50)
})

test('suppositions on plain arrays win what the solver wins by what-if, and leave no trace when refuted', () => {
  let won = 0
  for (let seed = 1; seed <= 600; seed++) {
    const board = anyBoard(seed)
    const { model, whites, ready } = akariModel(board)
    const reasoner = new Reasoner(model, whites, ready)
    const { deducer, agreed } = deducerOf(board)
    if (!agreed || !reasoner.begin([])) continue
    const before = deducer.open.length
    let holds = true
    for (let found = reasoner.whatIf(); found !== null && holds; found = reasoner.whatIf())
      holds = reasoner.learn(found.suppose ^ 1)
    deducer.climb(Infinity)
    if (!holds) continue
    won += before - deducer.open.length
    expect(deducer.open, `seed ${seed}`).toEqual(reasoner.open)
    expect(statesOf(board, (cell) => deducer.state[cell] as number)).toEqual(
      statesOf(board, (cell) => model.kernel.value(literalOf(cell))),
    )
  }
  expect(won).toBeGreaterThan(50)
})

test('a deeper look wins all that a shallow one wins', () => {
  let won = 0
  for (let seed = 1; seed <= 400; seed++) {
    const board = anyBoard(seed)
    if (solveAkari(board).count === 0) continue
    const opens = [0, 1, Infinity].map((most) => {
      const { deducer, agreed } = deducerOf(board)
      expect(agreed).toBe(true)
      deducer.climb(most)
      return deducer.open
    })
    const [shallow = [], middle = [], deep = []] = opens
    expect(shallow).toEqual(expect.arrayContaining(middle))
    expect(middle).toEqual(expect.arrayContaining(deep))
    won += shallow.length - deep.length
  }
  expect(won).toBeGreaterThan(20)
})
