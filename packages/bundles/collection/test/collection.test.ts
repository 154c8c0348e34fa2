import { describe, expect, test } from 'vitest'
import { sharedRows } from '../../../../tooling/shared-data.js'
import {
  checkKazu,
  conflictsOf,
  countKazuSolutions,
  decodeCells,
  generateDiagonal,
  generateJigsaw,
  generateKazu,
  generateMoreOrLess,
  generateNumberPlace,
  generateSumCages,
  generateTowers,
  hintKazu,
  isKazuGivens,
  isKazuKind,
  isKazuLevel,
  isKazuSeed,
  isKazuSize,
  KAZU_KIND_OF_SITE_KIND,
  KAZU_KINDS,
  KAZU_LEVELS,
  KAZU_SIZE_NAMES,
  KAZU_SPECS,
  KAZU_STRINGS,
  kazuGuessDepth,
  kazuHash,
  kazuSay,
  readGivens,
  solveKazu,
  type KazuKind,
  type KazuPuzzle,
} from '../src/index.js'

const small = (kind: KazuKind): KazuPuzzle => generateKazu(kind, KAZU_SPECS[kind].sizes[0] as number, 'easy', 1)

describe('generateKazu', () => {
  test('makes what the original named by these hashes', () => {
    const hashes = {
      'number-place': ['easy', 4, 1, '0205d0fb'],
      jigsaw: ['easy', 5, 1, 'c6ecf386'],
      'sum-cages': ['hard', 6, 31415926, 'ab851c38'],
      'more-or-less': ['easy', 4, 1, '1de4aab9'],
      towers: ['easy', 4, 1, 'c7c13798'],
    } as const
    for (const [kind, [level, size, seed, hash]] of Object.entries(hashes))
      expect(kazuHash(generateKazu(kind as KazuKind, size, level, seed).givens), kind).toBe(hash)
  })

  test('says what is asked for in vain', () => {
    const said = (kind: string, size: number, level: string, seed: number) => () =>
      generateKazu(kind as KazuKind, size, level as 'easy', seed)
    expect(said('chess', 9, 'easy', 1)).toThrow(new RangeError('Kazu has no puzzle called chess.'))
    expect(said('towers', 8, 'easy', 1)).toThrow(new RangeError('Kazu makes no towers at 8×8.'))
    expect(said('towers', 5, 'mild', 1)).toThrow(new RangeError('Kazu has no level called mild.'))
    expect(said('towers', 5, 'easy', 0)).toThrow(
      new RangeError('0 is not a seed: a whole number from 1 to 2147483647.'),
    )
  })

  test('has a function of its own for each kind, which makes the same', () => {
    const makers: Readonly<Record<KazuKind, typeof generateTowers>> = {
      'number-place': generateNumberPlace,
      jigsaw: generateJigsaw,
      diagonal: generateDiagonal,
      'sum-cages': generateSumCages,
      'more-or-less': generateMoreOrLess,
      towers: generateTowers,
    }
    for (const kind of KAZU_KINDS) {
      const size = KAZU_SPECS[kind].sizes[0] as number
      expect(makers[kind](size, 'medium', 5), kind).toEqual(generateKazu(kind, size, 'medium', 5))
    }
    expect(() => generateTowers(8, 'easy', 1)).toThrow(new RangeError('Kazu makes no towers at 8×8.'))
  })

  const rows = sharedRows('vectors/kazu-site.jsonl') as KazuPuzzle[] | null
  test.skipIf(rows === null)(
    'reads, counts and solves what the original made (skipped without the shared data)',
    () => {
      // Every kind tests all of its rows itself: here some of each, through this door.
      const some = rows?.filter(({ seed, size }) => seed <= 3 && size < 16) ?? []
      expect(new Set(some.map(({ kind }) => kind)).size).toBe(6)
      for (const { kind, size, level, seed, givens, solution } of some) {
        const name = `${kind} ${size} ${level} ${seed}`
        expect(generateKazu(kind, size, level, seed), name).toEqual({ kind, size, level, seed, givens, solution })
        expect(solveKazu(kind, size, givens), name).toBe(solution)
        expect(countKazuSolutions(kind, size, givens), name).toBe(1)
        expect(checkKazu(kind, size, givens, solution), name).toEqual({ ok: true })
        const depth = kazuGuessDepth(kind, size, givens) ?? Infinity
        if (kind !== 'sum-cages') expect(depth, name).toBeLessThanOrEqual({ easy: 0, medium: 1, hard: 99 }[level])
      }
    },
  )
})

describe('checkKazu', () => {
  interface Wrong {
    readonly kind: KazuKind
    readonly size: number
    readonly givens: string
    readonly answer: string
    readonly reason: string
  }
  const rows = sharedRows('vectors/kazu-checks.jsonl') as Wrong[] | null
  test.skipIf(rows === null)('gives the reasons of the original (skipped without the shared data)', () => {
    expect(rows).toHaveLength(24)
    for (const { kind, size, givens, answer, reason } of rows ?? [])
      expect(checkKazu(kind, size, givens, answer), `${kind} ${reason}`).toEqual({ ok: false, reason })
  })

  const reasonOf = (kind: string, size: number, givens: string, answer: string): string => {
    const checked = checkKazu(kind as KazuKind, size, givens, answer)
    return checked.ok ? 'right' : checked.reason
  }

  test('looks at the form first', () => {
    expect(reasonOf('chess', 9, '', '')).toBe('no chess at 9')
    expect(reasonOf('towers', 8, '', '')).toBe('no towers at 8')
    const grids = ['a grid', 'a grid with regions', 'a grid', 'a grid with cages', 'a grid with marks']
    KAZU_KINDS.forEach((kind, at) => {
      const { size, givens } = small(kind)
      const grid = grids[at] ?? 'a square with clues'
      expect(reasonOf(kind, size, 'x', '')).toBe(`the givens are not ${grid}`)
      expect(reasonOf(kind, size, givens, 'x')).toBe('the answer is not a grid')
    })
    const { size, givens, solution } = small('jigsaw')
    expect(reasonOf('jigsaw', size, givens.slice(0, 25) + 'a'.repeat(25), solution)).toBe(
      'the regions do not divide the grid',
    )
  })

  test('then for empty cells, then a changed given, then numbers that repeat', () => {
    const { size, givens, solution } = small('number-place')
    const at = Array.from(givens).findIndex((symbol) => symbol !== '.')
    const changed = Array.from(solution).map((symbol, cell) => (cell === at ? (symbol === '1' ? '2' : '1') : symbol))
    expect(reasonOf('number-place', size, givens, `${changed.slice(0, -1).join('')}.`)).toBe(
      'the answer has empty cells',
    )
    expect(reasonOf('number-place', size, givens, changed.join(''))).toBe('a given was changed')
  })
})

describe('readGivens', () => {
  test('tells what every kind is printed with', () => {
    const read = (kind: KazuKind) => readGivens(kind, small(kind).size, small(kind).givens)
    expect(read('number-place')).toMatchObject({ regions: null, diagonals: false, cages: null, marks: [], clues: null })
    expect(read('diagonal')?.diagonals).toBe(true)
    expect(new Set(read('jigsaw')?.regions).size).toBe(5)
    const solved = (kind: KazuKind): number[] => decodeCells(small(kind).solution, small(kind).size) as number[]
    const cages = read('sum-cages')?.cages ?? []
    const numbers = solved('sum-cages')
    expect(cages.length).toBeGreaterThan(10)
    for (const { cells, sum } of cages)
      expect(cells.reduce((total, cell) => total + (numbers[cell] as number), 0)).toBe(sum)
    const marks = read('more-or-less')?.marks ?? []
    const values = solved('more-or-less')
    expect(marks.length).toBeGreaterThan(2)
    for (const { less, more } of marks) expect(values[less]).toBeLessThan(values[more] as number)
    const { clues } = read('towers') ?? {}
    expect(clues === null || clues === undefined ? '' : Object.values(clues).flat().join('')).toBe(
      small('towers').givens.slice(16).replaceAll('.', '0'),
    )
  })

  test('is null for what the original does not write', () => {
    for (const kind of KAZU_KINDS) {
      const { size, givens } = small(kind)
      expect(isKazuGivens(kind, size, givens)).toBe(true)
      for (const text of ['', givens.slice(1), `${givens}.`, ` ${givens}`, givens.replace('.', '0')])
        expect(isKazuGivens(kind, size, text), `${kind} ${text}`).toBe(false)
    }
    expect(readGivens('chess' as KazuKind, 9, '.'.repeat(81))).toBeNull()
    expect(countKazuSolutions('towers', 5, 'x')).toBeNull()
    expect(solveKazu('towers', 5, 'x')).toBeNull()
    expect(kazuGuessDepth('towers', 5, 'x')).toBeNull()
  })

  test('and what stands wrongly is named cell by cell', () => {
    const given = readGivens('number-place', 4, '................')
    if (given === null) throw new Error('A blank grid is one.')
    expect(conflictsOf(given, new Array<number>(16).fill(0))).toEqual([])
    expect(conflictsOf(given, [1, 0, 0, 1, ...new Array<number>(12).fill(0)])).toEqual([0, 3])
    expect(() => conflictsOf(given, [1])).toThrow(RangeError)
  })
})

test('counts stop at their limit and at their budget', () => {
  const blank = '.'.repeat(81)
  expect(countKazuSolutions('number-place', 9, blank)).toBe(2)
  expect(countKazuSolutions('number-place', 9, blank, 5)).toBe(5)
  expect(countKazuSolutions('number-place', 9, blank, 2, 10)).toBeNull()
  expect(countKazuSolutions('number-place', 4, '11..............')).toBe(0)
  expect(kazuGuessDepth('number-place', 4, '11..............')).toBe(Infinity)
  expect(solveKazu('number-place', 4, '11..............')).toBeNull()
})

describe('hintKazu', () => {
  test('begins where the original begins', () => {
    const { givens } = generateKazu('number-place', 9, 'easy', 7)
    expect(hintKazu('number-place', 9, givens, '.'.repeat(81))).toEqual({
      cell: 2,
      value: 8,
      why: 'only-number',
      replaces: false,
    })
  })

  test.each(KAZU_KINDS)('leads %s from start to end', (kind) => {
    const size = KAZU_SPECS[kind].sizes[0] as number
    const { givens, solution } = generateKazu(kind, size, 'hard', 2)
    const entries = '.'.repeat(size * size).split('')
    const printed = Array.from(givens.slice(0, size * size)).filter((symbol) => symbol !== '.').length
    for (let left = size * size - printed; left > 0; left--) {
      const hint = hintKazu(kind, size, givens, entries.join(''))
      if (hint === null) throw new Error('There is no hint.')
      expect(String(hint.value)).toBe(solution.charAt(hint.cell))
      expect(entries[hint.cell]).toBe('.')
      entries[hint.cell] = String(hint.value)
    }
    expect(hintKazu(kind, size, givens, entries.join(''))).toBeNull()
  })

  test('counts a wrong entry as empty, and says where it stands in the way', () => {
    // Everything is right but the last open cell.
    const { givens, solution } = small('number-place')
    const cell = givens.lastIndexOf('.')
    const wrong = solution.charAt(cell) === '1' ? '2' : '1'
    const entries = Array.from(solution).map((symbol, at) =>
      givens.charAt(at) === '.' ? (at === cell ? wrong : symbol) : '.',
    )
    expect(hintKazu('number-place', 4, givens, entries.join(''))).toMatchObject({ cell, replaces: true })
  })

  test('names cages, marks and clues where it rests on them', () => {
    const firstBy = (kind: KazuKind): (string | undefined)[] =>
      Array.from({ length: 12 }, (_unused, at) => {
        const size = KAZU_SPECS[kind].sizes[0] as number
        const { givens } = generateKazu(kind, size, 'hard', at + 1)
        return hintKazu(kind, size, givens, '.'.repeat(size * size))?.by
      })
    expect(firstBy('sum-cages')).toContain('cage')
    expect(firstBy('more-or-less')).toContain('marks')
    expect(firstBy('towers')).toContain('clues')
    expect(firstBy('jigsaw').every((by) => by === undefined)).toBe(true)
  })
})

test('guards know what there is', () => {
  expect([isKazuKind('jigsaw'), isKazuKind('chess')]).toEqual([true, false])
  expect([isKazuLevel('hard'), isKazuLevel('extra')]).toEqual([true, false])
  expect([isKazuSize('jigsaw', 7), isKazuSize('jigsaw', 8), isKazuSize('chess', 9)]).toEqual([true, false, false])
  expect([isKazuSeed(1), isKazuSeed(0), isKazuSeed('1')]).toEqual([true, false, false])
  expect(Object.values(KAZU_KIND_OF_SITE_KIND)).toEqual(KAZU_KINDS)
  for (const kind of KAZU_KINDS) {
    const { sizes, mostCells } = KAZU_SPECS[kind]
    expect(Object.keys(KAZU_SIZE_NAMES[kind]).map(Number)).toEqual(sizes)
    const size = sizes.filter((one) => one < 16).at(-1) as number
    for (const level of KAZU_LEVELS)
      expect(generateKazu(kind, size, level, 1).givens.length).toBeLessThanOrEqual(mostCells)
  }
})

test('words are said with their values in every language', () => {
  expect(kazuSay('en', 'onlyNumber', { cell: 'r1c3', value: 8 })).toBe('r1c3 can hold only 8.')
  for (const language of ['ja', 'it'] as const)
    for (const [key, text] of Object.entries(KAZU_STRINGS[language])) {
      const holes = (some: string): string[] => (some.match(/\{\w+\}/g) ?? []).sort()
      expect(holes(text), key).toEqual(holes(KAZU_STRINGS.en[key as 'easy']))
    }
  expect(() => kazuSay('fr' as 'en', 'easy')).toThrow(RangeError)
  expect(() => kazuSay('en', 'tea' as 'easy')).toThrow(RangeError)
})
