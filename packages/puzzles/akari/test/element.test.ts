import type { PlayerDetail, PlayerHandle } from '@kazu/player'
import { expectTypeOf, test } from 'vitest'
import '../src/element.js'
import type { AkariKind } from '../src/kind.js'

test('the element has its own type in a page, with the handle and the events of the player', () => {
  expectTypeOf<HTMLElementTagNameMap['kazu-akari']['mount']>().toEqualTypeOf<PlayerHandle<AkariKind> | null>()
  expectTypeOf<HTMLElementTagNameMap['kazu-akari']['detail']>().toEqualTypeOf<PlayerDetail<AkariKind> | null>()
  expectTypeOf<HTMLElementEventMap['kazu-solve']['detail']['elapsedMs']>().toEqualTypeOf<number>()
})
