import type { PlayerDetail, PlayerHandle } from '@kazu/player'
import { expectTypeOf, test } from 'vitest'
import '../src/element.js'
import type { SumCagesKind } from '../src/kind.js'

test('the element has its own type in a page, with the handle and the events of the player', () => {
  expectTypeOf<HTMLElementTagNameMap['kazu-sum-cages']['mount']>().toEqualTypeOf<PlayerHandle<SumCagesKind> | null>()
  expectTypeOf<HTMLElementTagNameMap['kazu-sum-cages']['detail']>().toEqualTypeOf<PlayerDetail<SumCagesKind> | null>()
  expectTypeOf<HTMLElementEventMap['kazu-solve']['detail']['elapsedMs']>().toEqualTypeOf<number>()
})
