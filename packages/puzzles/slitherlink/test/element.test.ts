import type { PlayerDetail, PlayerHandle } from '@kazu/player'
import { expectTypeOf, test } from 'vitest'
import '../src/element.js'
import type { SlitherlinkKind } from '../src/kind.js'

test('the element has its own type in a page, with the handle and the events of the player', () => {
  expectTypeOf<
    HTMLElementTagNameMap['kazu-slitherlink']['mount']
  >().toEqualTypeOf<PlayerHandle<SlitherlinkKind> | null>()
  expectTypeOf<
    HTMLElementTagNameMap['kazu-slitherlink']['detail']
  >().toEqualTypeOf<PlayerDetail<SlitherlinkKind> | null>()
  expectTypeOf<HTMLElementEventMap['kazu-solve']['detail']['elapsedMs']>().toEqualTypeOf<number>()
})
