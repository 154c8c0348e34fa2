import type { PlayerDetail, PlayerHandle } from '@kazu/player'
import { expectTypeOf, test } from 'vitest'
import '../src/element.js'
import type { ShikakuKind } from '../src/kind.js'

test('the element has its own type in a page, with the handle and the events of the player', () => {
  expectTypeOf<HTMLElementTagNameMap['kazu-shikaku']['mount']>().toEqualTypeOf<PlayerHandle<ShikakuKind> | null>()
  expectTypeOf<HTMLElementTagNameMap['kazu-shikaku']['detail']>().toEqualTypeOf<PlayerDetail<ShikakuKind> | null>()
  expectTypeOf<HTMLElementEventMap['kazu-solve']['detail']['elapsedMs']>().toEqualTypeOf<number>()
})
