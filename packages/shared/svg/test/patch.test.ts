import { describe, expect, test } from 'vitest'
import { svg, toText } from '../src/index.js'
import type { SvgNode } from '../src/index.js'
import { mountSvg } from '../src/patch.js'
import type { PatchDocument, PatchNode } from '../src/patch.js'
import { fc, treePair } from './random-trees.js'

function own(node: PatchNode): FakeElement | FakeText {
  if (node instanceof FakeElement || node instanceof FakeText) return node
  throw new Error('The node is of another page.')
}

/** A page of the least kind, which counts what is done to it. */
class FakeElement implements PatchNode {
  readonly nodeType = 1
  readonly attributes = new Map<string, string>()
  readonly children: (FakeElement | FakeText)[] = []
  readonly tag: string
  readonly page: FakePage
  constructor(tag: string, page: FakePage) {
    this.tag = tag
    this.page = page
  }
  setAttribute(name: string, value: string): void {
    this.page.writes++
    this.attributes.set(name, value)
  }
  removeAttribute(name: string): void {
    this.page.writes++
    this.attributes.delete(name)
  }
  insertBefore(child: PatchNode, before: PatchNode | null): void {
    this.page.moves++
    const node = own(child)
    const at = this.children.indexOf(node)
    if (at >= 0) this.children.splice(at, 1)
    const place = before === null ? this.children.length : this.children.indexOf(own(before))
    if (place < 0) throw new Error('The node to insert before is not a child.')
    this.children.splice(place, 0, node)
  }
  removeChild(child: PatchNode): void {
    const at = this.children.indexOf(own(child))
    if (at < 0) throw new Error('The node to remove is not a child.')
    this.children.splice(at, 1)
  }
}

class FakeText implements PatchNode {
  readonly nodeType = 3
  data: string
  constructor(data: string) {
    this.data = data
  }
}

class FakePage implements PatchDocument<FakeElement> {
  made = 0
  writes = 0
  moves = 0
  createElementNS(_: string, tag: string): FakeElement {
    this.made++
    return new FakeElement(tag, this)
  }
  createTextNode(text: string): FakeText {
    return new FakeText(text)
  }
}

function read(node: FakeElement | FakeText): SvgNode | string {
  if (node instanceof FakeText) return node.data
  const attributes = [...node.attributes].flatMap(([name, value]): [string, string][] => {
    // What is new in the page says so in its class.
    const plain = name === 'class' ? value.replace(/ ?kz-new$/, '') : value
    return name === 'class' && plain === '' ? [] : [[name, plain]]
  })
  return svg(node.tag, Object.fromEntries(attributes.sort()), ...node.children.map(read))
}

function sorted(node: SvgNode | string): SvgNode | string {
  if (typeof node === 'string') return node
  const attributes = Object.fromEntries(
    Object.entries(node.attributes)
      .filter(([, value]) => value !== undefined)
      .sort(),
  )
  return svg(node.tag, attributes, ...node.children.map(sorted))
}

const text = (node: SvgNode | string): string => toText(sorted(node))

describe('a patched drawing', () => {
  test('is in the end the same as one that was made anew', () => {
    fc.assert(
      fc.property(treePair, ([first, second]) => {
        const page = new FakePage()
        const mounted = mountSvg(page, first)
        expect(text(read(mounted.element))).toBe(text(first))
        mounted.update(second)
        expect(text(read(mounted.element))).toBe(text(second))
        mounted.update(first)
        expect(text(read(mounted.element))).toBe(text(first))
      }),
      { numRuns: 300 },
    )
  })

  test('keeps the elements whose keys stay, and makes only what is new', () => {
    const page = new FakePage()
    const item = (key: number, x = key): SvgNode => svg('rect', { key, x })
    const mounted = mountSvg(page, svg('svg', {}, item(1), item(2), item(3)))
    const [one, two, three] = mounted.element.children
    const made = page.made
    mounted.update(svg('svg', {}, item(3), item(1, 9), item(4)))
    expect(page.made - made).toBe(1)
    expect(mounted.element.children[0]).toBe(three)
    expect(mounted.element.children[1]).toBe(one)
    expect(mounted.element.children).not.toContain(two)
    expect((one as FakeElement).attributes.get('x')).toBe('9')
  })

  test('touches nothing where nothing changed', () => {
    const page = new FakePage()
    const build = (): SvgNode =>
      svg('svg', { width: 3 }, svg('g', { key: 'a', class: 'b' }, svg('text', { x: 1 }, 'word')))
    const mounted = mountSvg(page, build())
    const before = [page.made, page.writes, page.moves]
    mounted.update(build())
    expect([page.made, page.writes, page.moves]).toEqual(before)
  })

  test('does not even look at what is the same object', () => {
    let looks = 0
    const still = svg('g', { key: 'still' }, svg('rect'))
    const watched = {
      ...still,
      get children() {
        looks++
        return still.children
      },
    }
    const mounted = mountSvg(new FakePage(), svg('svg', {}, watched))
    const before = looks
    mounted.update(svg('svg', { width: 1 }, watched))
    expect(looks).toBe(before)
  })

  test('moves one element when one passes the others', () => {
    const page = new FakePage()
    const list = (...keys: number[]): SvgNode => svg('svg', {}, ...keys.map((key) => svg('rect', { key })))
    const mounted = mountSvg(page, list(1, 2, 3, 4, 5))
    const moves = page.moves
    mounted.update(list(5, 1, 2, 3, 4))
    expect(page.moves - moves).toBe(1)
  })

  test('says of what a later drawing added that it is new, and of nothing else', () => {
    const list = (...keys: number[]): SvgNode => svg('svg', {}, ...keys.map((key) => svg('rect', { key, class: 'a' })))
    const mounted = mountSvg(new FakePage(), list(1))
    mounted.update(list(1, 2))
    expect(mounted.element.children.map((child) => (child as FakeElement).attributes.get('class'))).toEqual([
      'a',
      'a kz-new',
    ])
  })

  test('cannot become another kind of root', () => {
    const mounted = mountSvg(new FakePage(), svg('svg'))
    expect(() => mounted.update(svg('g'))).toThrow(RangeError)
  })
})
