import { expect, test } from 'vitest'
import { mountRequested } from '../src/making.js'
import { toy } from './toy.js'

const mount = mountRequested as (...handed: readonly unknown[]) => unknown

test('a host that is no element, and options that are none, are refused in a sentence before anything is made', () => {
  for (const nonsense of [null, undefined, 5, 'x', {}, [], () => 0])
    expect(() => mount(nonsense, toy, {})).toThrow(new RangeError('The host must be an element of a page.'))
  const host = { ownerDocument: {}, append: () => undefined }
  for (const nonsense of [null, 5, 'x', []])
    expect(() => mount(host, toy, nonsense)).toThrow(/^The options must be an object, not .*\.$/)
})
