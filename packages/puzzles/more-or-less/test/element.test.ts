import type { PlayerDetail, PlayerHandle } from '@kazu/player'
import { expectTypeOf, test } from 'vitest'
import '../src/element.js'
import type { MoreOrLessKind } from '../src/kind.js'

test('the element has its own type in a page, with the handle and the events of the player', () => {
  expectTypeOf<
    HTMLElementTagNameMap['kazu-more-or-less']['mount']
  >().toEqualTypeOf<PlayerHandle<MoreOrLessKind> | null>()
  expectTypeOf<
    HTMLElementTagNameMap['kazu-more-or-less']['detail']
  >().toEqualTypeOf<PlayerDetail<MoreOrLessKind> | null>()
  expectTypeOf<HTMLElementEventMap['kazu-solve']['detail']['elapsedMs']>().toEqualTypeOf<number>()
})
