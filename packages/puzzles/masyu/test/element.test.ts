import type { PlayerDetail, PlayerHandle } from '@kazu/player'
import { expectTypeOf, test } from 'vitest'
import '../src/element.js'
import type { MasyuKind } from '../src/kind.js'

test('the element has its own type in a page, with the handle and the events of the player', () => {
  expectTypeOf<HTMLElementTagNameMap['kazu-masyu']['mount']>().toEqualTypeOf<PlayerHandle<MasyuKind> | null>()
  expectTypeOf<HTMLElementTagNameMap['kazu-masyu']['detail']>().toEqualTypeOf<PlayerDetail<MasyuKind> | null>()
  expectTypeOf<HTMLElementEventMap['kazu-solve']['detail']['elapsedMs']>().toEqualTypeOf<number>()
})
