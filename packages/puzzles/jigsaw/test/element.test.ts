import type { PlayerDetail, PlayerHandle } from '@kazu/player'
import { expectTypeOf, test } from 'vitest'
import '../src/element.js'
import type { JigsawKind } from '../src/kind.js'

test('the element has its own type in a page, with the handle and the events of the player', () => {
  expectTypeOf<HTMLElementTagNameMap['kazu-jigsaw']['mount']>().toEqualTypeOf<PlayerHandle<JigsawKind> | null>()
  expectTypeOf<HTMLElementTagNameMap['kazu-jigsaw']['detail']>().toEqualTypeOf<PlayerDetail<JigsawKind> | null>()
  expectTypeOf<HTMLElementEventMap['kazu-solve']['detail']['elapsedMs']>().toEqualTypeOf<number>()
})
