import { describe, expect, test } from 'vitest'
import { allEngines, readAnything } from '../src/reading.js'

const engines = await allEngines()
const read = (text: string): ReturnType<typeof readAnything> => readAnything(text, engines)

const SUDOKU = '5.....8..4...2.....7..9..1.....8.6.....3.5.....1.4.....2..6..7.....1...9..8.....3'

describe('a pasted text', () => {
  test('of 81 characters is a sudoku', () => {
    expect(read(SUDOKU).route?.page).toBe('number-place')
  })

  test('of one character less is said to be too short, and is no row of any other kind', () => {
    for (const text of [SUDOKU.slice(0, 80), SUDOKU.slice(0, 80).replaceAll('.', '0'), '.'.repeat(80)])
      expect(read(text)).toMatchObject({ problem: 'too-short' })
  })

  test('of rows of characters is the picture of a kind', () => {
    expect(read('..w\n...\nb..').route).toEqual({ page: 'masyu', query: { board: 'masyu:3x3:..w...b..' } })
  })

  test('that names its kind may be a single row', () => {
    expect(read('https://puzz.link/p?akari/3/1/1h').route?.page).toBe('akari')
  })

  test('that is an address of this site leads there, also without anything behind it', () => {
    expect(read('https://kazu.example/site/#/masyu').route).toEqual({ page: 'masyu', query: {} })
    expect(read(' https://kazu.example/#/masyu/ ').route).toEqual({ page: 'masyu', query: {} })
    expect(read('#/akari?size=8x8&seed=3').route).toEqual({ page: 'akari', query: { size: '8x8', seed: '3' } })
    expect(read('https://kazu.example/#/nothing').problem).toBeDefined()
  })

  test('that is nothing, or blank, is empty', () => {
    expect(read(' \n')).toEqual({ problem: 'empty', at: 0 })
  })
})
