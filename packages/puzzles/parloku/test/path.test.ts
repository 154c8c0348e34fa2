import { seededRandom, shuffled } from '@kazu/random'
import { describe, expect, test } from 'vitest'
import { sharedText } from '../../../../tooling/shared-data.js'
import {
  checkParloku,
  generateParloku,
  hintParloku,
  newParloku,
  PARLOKU_LANGUAGES,
  playParloku,
  progressParloku,
  readPuzzlepaw,
  solveParloku,
  stepParloku,
  type ParlokuBoard,
  type ParlokuGame,
  type ParlokuStep,
} from '../src/index.js'
import { parlokuEngine } from '../src/engine.js'
import { AMICA, boardOf, ITALIA } from './case.js'

const place = (cell: number): string => `${Math.floor(cell / 6) + 1}${(cell % 6) + 1}`

/** A step in short: kind, place, letter, and why the other cells beside the letter before are none. */
function shortly({ kind, cell, letter, others }: ParlokuStep): string {
  const names = { taken: 'taken', room: 'room', finish: 'end', unit: '' }
  const unit = (at: number): string => `${'rcb'.charAt(Math.floor(at / 6))}${(at % 6) + 1}`
  const ruled = others.map((one) => `${place(one.cell)}:${one.why === 'unit' ? unit(one.unit) : names[one.why]}`)
  return [kind, place(cell), letter, ...ruled].join(' ')
}

function pathOf(board: ParlokuBoard): { steps: string[]; end: ParlokuGame } {
  const steps: string[] = []
  let game = newParloku(board)
  for (;;) {
    const step = stepParloku(game)
    if (step === null) return { steps, end: game }
    steps.push(shortly(step))
    game = playParloku(game, step.move)
  }
}

/** What the notebook prints for its first puzzle, step by step. Places are row and column. */
const PRINTED = [
  'start 11 I',
  'start 31 P',
  'start 51 A',
  'word 32 A 21:c1 41:c1',
  'word 12 T 21:room',
  'word 13 A 22:c2',
  'word 23 L 14:c4',
  'word 33 S 22:c2 42:c2',
  'word 24 I 33:taken 22:b1',
  'word 25 A 14:r1 34:taken',
  'word 43 T 23:taken 34:taken',
  'word 44 A 53:r5 42:c2',
  'word 52 L 41:end 61:room',
  'word 53 P 42:b3 62:taken',
  'word 63 I 43:taken 54:c4',
  ...'14S 16L 21S 22P 26T 36I 35T 41L 42I 45S 46P 54T 55I 56S 61T 64P 65L 66A'
    .split(' ')
    .map((step) => `naked ${step.slice(0, 2)} ${step.slice(2)}`),
]

describe('the logical path', () => {
  test('of the first published puzzle is the one that the notebook prints, reasons and all', () => {
    const { steps, end } = pathOf(boardOf(ITALIA))
    expect(PRINTED).toHaveLength(33)
    expect(steps).toEqual(PRINTED)
    expect(checkParloku(end.board, parlokuEngine.answer(end.board, end.marks))).toEqual({ ok: true })
  })

  test('says each step with its reasons, in every language', () => {
    let game = newParloku(boardOf(ITALIA))
    const said: Record<number, ParlokuStep> = {}
    for (let at = 1; at <= 16; at++) {
      const step = stepParloku(game) as ParlokuStep
      said[at] = step
      game = playParloku(game, step.move)
    }
    expect(said[1]?.words('en')).toBe('ITALIA starts at r1c1. So r1c1 is I.')
    expect(said[4]?.words('en')).toBe(
      'The second letter of PASTA, A, sits next to r3c1. r2c1 and r4c1 are in column 1, which already has an A. So r3c2 is A.',
    )
    expect(said[9]?.words('en')).toBe(
      'The fifth letter of ITALIA, I, sits next to r2c3. r3c3 is taken; r2c2 is in box 1, which already has an I. So r2c4 is I.',
    )
    expect(said[13]?.words('en')).toBe(
      'The second letter of ALPI, L, sits next to r5c1. r4c1 fits L, but from there ALPI can’t be finished; r6c1 fits L, but then the next letter, P, would have no room. So r5c2 is L.',
    )
    expect(said[13]?.words('it')).toBe(
      'La seconda lettera di ALPI, L, sta accanto a r5c1. In r4c1 la L ci starebbe, ma da lì ALPI non si può completare; in r6c1 la L ci starebbe, ma poi la lettera dopo, P, non avrebbe posto. Quindi r5c2 è L.',
    )
    expect(said[13]?.words('ja')).toBe(
      '「ALPI」の2文字目のLは、r5c1の隣に入る。r4c1にLを入れると、「ALPI」を最後までたどれない。r6c1にLを入れると、次のPの入るところがない。よって、r5c2はLです。',
    )
    expect(said[16]?.words('en')).toBe('r1c4 already sees A I L P T in its row, column and box. So r1c4 is S.')
  })

  test('leads to the end from any order of right letters, and takes wrong ones out first', () => {
    for (const code of [ITALIA, AMICA]) {
      const board = boardOf(code)
      const answer = solveParloku(board).solution as number[]
      for (let seed = 1; seed <= 12; seed++) {
        const random = seededRandom(seed)
        const cells = shuffled([...parlokuEngine.start(board).entry.keys()], random).filter(
          (cell) => !board.givens.some((given) => given.cell === cell),
        )
        let game = newParloku(board)
        cells.slice(0, seed * 2).forEach((cell, at) => {
          const value = at % 5 === 4 ? ((answer[cell] as number) % 6) + 1 : (answer[cell] as number)
          game = playParloku(game, [{ layer: 'entry', place: cell, value }])
        })
        const kinds: string[] = []
        for (let step = stepParloku(game); step !== null; step = stepParloku(game)) {
          kinds.push(step.kind)
          game = playParloku(game, step.move)
        }
        expect(kinds.lastIndexOf('fix')).toBeLessThan(kinds.findIndex((kind) => kind !== 'fix'))
        expect(parlokuEngine.answer(board, game.marks)).toEqual(answer)
      }
    }
  })

  test('names a wrong letter, also where it stands in the way of a word', () => {
    const game = playParloku(newParloku(boardOf(ITALIA)), [{ layer: 'entry', place: 0, value: 1 }])
    const step = stepParloku(game) as ParlokuStep
    expect([step.kind, step.cell, step.letter]).toEqual(['fix', 0, 'A'])
    expect(step.words('it')).toBe('La A in r1c1 non è giusta. Toglila dalla griglia.')
    expect(playParloku(game, step.move).marks).toEqual(newParloku(boardOf(ITALIA)).marks)
    expect(progressParloku(game).faults.map(({ rule }) => rule)).toContain('word')
  })

  test('gives a letter of the answer where words and singles end, and a hint gives a reason before that', () => {
    let revealed = 0
    for (const language of PARLOKU_LANGUAGES) {
      const { board, solution } = generateParloku({ level: 'hard', seed: 5, language })
      let game = newParloku(board)
      for (let step = stepParloku(game); step !== null; step = stepParloku(game)) {
        if (step.kind === 'reveal') {
          revealed++
          expect(hintParloku(game)?.rung).toBeLessThan(5)
        }
        game = playParloku(game, step.move)
      }
      expect(parlokuEngine.answer(board, game.marks)).toEqual(solution)
    }
    expect(revealed).toBeGreaterThan(0)
  })

  test('is none for a board without a single answer', () => {
    expect(stepParloku(newParloku(boardOf('ABCDEF__')))).toBeNull()
    expect(hintParloku(newParloku(boardOf('ABCDEF__00AA')))).toBeNull()
  })
})

const files = ['puzzle1-ITALIA-PASTA-ALPI', 'puzzle2'].map((name) => sharedText(`vectors/puzzlepaw/${name}.json`))

describe.skipIf(files.includes(null))('published puzzles (skipped where the shared data is not present)', () => {
  test('have one answer, equal to theirs, to which the path leads', () => {
    expect(files).toHaveLength(2)
    for (const file of files) {
      const { board, solution } = readPuzzlepaw(file ?? '') as { board: ParlokuBoard; solution: readonly string[] }
      const solved = solveParloku(board)
      expect(solved).toMatchObject({ count: 1, complete: true })
      expect(solved.solution?.map((value) => board.letters[value - 1])).toEqual(solution)
      expect(pathOf(board).steps.at(-1)).toMatch(/^(naked|hidden)/)
    }
  })
})
