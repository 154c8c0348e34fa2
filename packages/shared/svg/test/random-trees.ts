import * as fc from 'fast-check'
import { svg } from '../src/index.js'
import type { SvgNode } from '../src/index.js'

export { fc }

const attributes = fc.dictionary(
  fc.constantFrom('x', 'y', 'class', 'd'),
  fc.option(fc.integer({ min: 0, max: 3 }), { nil: undefined }),
)

const { tree } = fc.letrec<{ tree: SvgNode; child: SvgNode | string }>((tie) => ({
  child: fc.oneof({ depthSize: 'small' }, fc.constantFrom('one', 'two'), tie('tree')),
  tree: fc
    .tuple(
      fc.constantFrom('g', 'rect', 'text'),
      fc.option(fc.integer({ min: 0, max: 6 }), { nil: undefined }),
      attributes,
      fc.array(tie('child'), { maxLength: 6 }),
    )
    .map(([tag, key, given, children]) => svg(tag, { ...given, key }, ...children)),
}))

/** Two drawings with the same root, for going from one to the other. */
export const treePair: fc.Arbitrary<[SvgNode, SvgNode]> = fc
  .tuple(fc.array(tree, { maxLength: 8 }), fc.array(tree, { maxLength: 8 }))
  .map(([first, second]) => [svg('svg', {}, ...first), svg('svg', {}, ...second)])
