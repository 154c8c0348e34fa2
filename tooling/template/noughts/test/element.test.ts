import type { PlayerDetail, PlayerHandle } from '@kazu/player'
import { expectTypeOf, test } from 'vitest'
import '../src/element.js'
import type { NoughtsKind } from '../src/kind.js'

test('the element has its own type in a page, with the handle and the events of the player', () => {
  expectTypeOf<HTMLElementTagNameMap['kazu-noughts']['mount']>().toEqualTypeOf<PlayerHandle<NoughtsKind> | null>()
  expectTypeOf<HTMLElementTagNameMap['kazu-noughts']['detail']>().toEqualTypeOf<PlayerDetail<NoughtsKind> | null>()
  expectTypeOf<HTMLElementEventMap['kazu-solve']['detail']['elapsedMs']>().toEqualTypeOf<number>()
})
