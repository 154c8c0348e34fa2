import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isPuzzlink, isRead, readPuzzlink, writePuzzlink } from '../src/index.js'

const SIDES = { least: 2, most: 50 }
const read = (text: string): ReturnType<typeof readPuzzlink> => readPuzzlink(text, ['mashu', 'masyu'], SIDES)

describe('an address of puzz.link', () => {
  test('is read as it was written, whatever its body and flags', () => {
    const side = fc.integer({ min: 2, max: 50 })
    const body = fc.stringMatching(/^[0-9a-z.+%*-]{1,20}$/)
    fc.assert(
      fc.property(side, side, body, fc.constantFrom('', 'f', 'bd'), (width, height, code, flags) => {
        const text = writePuzzlink('mashu', { width, height }, code, flags)
        const at = text.lastIndexOf(code)
        expect(read(text)).toEqual({ width, height, flags, body: code, bodyAt: at })
        expect(text.slice(at, at + code.length)).toBe(code)
      }),
    )
  })

  test('ends in a stroke where its last character is no letter or digit', () => {
    expect(writePuzzlink('mashu', { width: 2, height: 3 }, 'a1')).toBe('https://puzz.link/p?mashu/2/3/a1')
    expect(writePuzzlink('mashu', { width: 2, height: 3 }, 'a.')).toBe('https://puzz.link/p?mashu/2/3/a./')
  })

  test.each([
    'https://puzz.link/p?mashu/6/5/0b3',
    'http://pzv.jp/p.html?mashu/6/5/0b3',
    'https://puzz.link/p?type=editor&mashu/6/5/0b3',
    '  mashu/6/5/0b3\n',
    'mashu_edit/6/5/0b3',
    'masyu_play/6/5/0b3/',
    'MASHU/v:x/6/5/0b3',
  ])('is read on any host and in every form: %j', (text) => {
    const address = read(text)
    expect(isPuzzlink(text)).toBe(true)
    expect(address).toMatchObject({ width: 6, height: 5, flags: '', body: '0b3' })
    expect('bodyAt' in address && text.startsWith('0b3', address.bodyAt)).toBe(true)
  })

  test.each([
    ['https://puzz.link/p?mashu', 'unknown-format', 20],
    ['https://puzz.link/p?slither/6/5/0', 'other-kind', 20],
    ['https://puzz.link/p?mashu/6', 'too-short', 27],
    ['https://puzz.link/p?mashu/1/6/0', 'bad-size', 26],
    ['https://puzz.link/p?mashu/6/51/0', 'bad-size', 28],
    ['https://puzz.link/p?mashu/6/5x/0', 'bad-size', 28],
    ['https://puzz.link/p?mashu/6/99999999/0', 'bad-size', 28],
  ])('is refused: %s: %s at %i', (text, problem, at) => {
    expect(read(text)).toEqual({ board: null, problem, at })
  })

  test.each([null, undefined, 5, {}])('is no text like %o', (text) => {
    expect(isPuzzlink(text as string)).toBe(false)
    expect(read(text as string)).toEqual({ board: null, problem: 'empty', at: 0 })
  })

  test.each(['', 'mashu', '..w\n.b.', 'masyu:2x2:....', 'a b/c'])('is not %j', (text) => {
    expect(isPuzzlink(text)).toBe(false)
  })

  test('was read when there is no problem', () => {
    expect(isRead({ board: 1 })).toBe(true)
    expect(isRead({ board: null, problem: 'empty', at: 0 })).toBe(false)
  })
})
