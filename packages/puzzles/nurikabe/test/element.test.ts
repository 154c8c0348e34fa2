import type { PlayerDetail, PlayerHandle } from '@kazu/player'
import { expectTypeOf, test } from 'vitest'
import '../src/element.js'
import type { NurikabeKind } from '../src/kind.js'

test('the element has its own type in a page, with the handle and the events of the player', () => {
  expectTypeOf<HTMLElementTagNameMap['kazu-nurikabe']['mount']>().toEqualTypeOf<PlayerHandle<NurikabeKind> | null>()
  expectTypeOf<HTMLElementTagNameMap['kazu-nurikabe']['detail']>().toEqualTypeOf<PlayerDetail<NurikabeKind> | null>()
  expectTypeOf<HTMLElementEventMap['kazu-solve']['detail']['elapsedMs']>().toEqualTypeOf<number>()
})
