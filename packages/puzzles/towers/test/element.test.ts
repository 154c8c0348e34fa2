import type { PlayerDetail, PlayerHandle } from '@kazu/player'
import { expectTypeOf, test } from 'vitest'
import '../src/element.js'
import type { TowersKind } from '../src/kind.js'

test('the element has its own type in a page, with the handle and the events of the player', () => {
  expectTypeOf<HTMLElementTagNameMap['kazu-towers']['mount']>().toEqualTypeOf<PlayerHandle<TowersKind> | null>()
  expectTypeOf<HTMLElementTagNameMap['kazu-towers']['detail']>().toEqualTypeOf<PlayerDetail<TowersKind> | null>()
  expectTypeOf<HTMLElementEventMap['kazu-solve']['detail']['elapsedMs']>().toEqualTypeOf<number>()
})
