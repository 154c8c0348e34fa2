import type { PlayerDetail, PlayerHandle } from '@kazu/player'
import { expectTypeOf, test } from 'vitest'
import '../src/element.js'
import type { NumberPlaceKind } from '../src/kind.js'

test('the element has its own type in a page, with the handle and the events of the player', () => {
  expectTypeOf<
    HTMLElementTagNameMap['kazu-number-place']['mount']
  >().toEqualTypeOf<PlayerHandle<NumberPlaceKind> | null>()
  expectTypeOf<
    HTMLElementTagNameMap['kazu-number-place']['detail']
  >().toEqualTypeOf<PlayerDetail<NumberPlaceKind> | null>()
  expectTypeOf<HTMLElementEventMap['kazu-solve']['detail']['elapsedMs']>().toEqualTypeOf<number>()
})
