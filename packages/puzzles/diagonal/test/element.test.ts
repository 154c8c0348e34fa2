import type { PlayerDetail, PlayerHandle } from '@kazu/player'
import { expectTypeOf, test } from 'vitest'
import '../src/element.js'
import type { DiagonalKind } from '../src/kind.js'

test('the element has its own type in a page, with the handle and the events of the player', () => {
  expectTypeOf<HTMLElementTagNameMap['kazu-diagonal']['mount']>().toEqualTypeOf<PlayerHandle<DiagonalKind> | null>()
  expectTypeOf<HTMLElementTagNameMap['kazu-diagonal']['detail']>().toEqualTypeOf<PlayerDetail<DiagonalKind> | null>()
  expectTypeOf<HTMLElementEventMap['kazu-solve']['detail']['elapsedMs']>().toEqualTypeOf<number>()
})
