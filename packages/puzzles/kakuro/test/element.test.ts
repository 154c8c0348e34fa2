import type { PlayerDetail, PlayerHandle } from '@kazu/player'
import { expectTypeOf, test } from 'vitest'
import '../src/element.js'
import type { KakuroKind } from '../src/kind.js'

test('the element has its own type in a page, with the handle and the events of the player', () => {
  expectTypeOf<HTMLElementTagNameMap['kazu-kakuro']['mount']>().toEqualTypeOf<PlayerHandle<KakuroKind> | null>()
  expectTypeOf<HTMLElementTagNameMap['kazu-kakuro']['detail']>().toEqualTypeOf<PlayerDetail<KakuroKind> | null>()
  expectTypeOf<HTMLElementEventMap['kazu-solve']['detail']['elapsedMs']>().toEqualTypeOf<number>()
})
