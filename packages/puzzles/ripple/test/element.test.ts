import type { PlayerDetail, PlayerHandle } from '@kazu/player'
import { expectTypeOf, test } from 'vitest'
import '../src/element.js'
import type { RippleKind } from '../src/kind.js'

test('the element has its own type in a page, with the handle and the events of the player', () => {
  expectTypeOf<HTMLElementTagNameMap['kazu-ripple']['mount']>().toEqualTypeOf<PlayerHandle<RippleKind> | null>()
  expectTypeOf<HTMLElementTagNameMap['kazu-ripple']['detail']>().toEqualTypeOf<PlayerDetail<RippleKind> | null>()
  expectTypeOf<HTMLElementEventMap['kazu-solve']['detail']['elapsedMs']>().toEqualTypeOf<number>()
})
