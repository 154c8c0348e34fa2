import { mountAkari } from '@kazu/akari/play'
import { akari } from '@kazu/akari/puzzle'
import '@kazu/masyu/element'
import '@kazu/number-place/element'
import '@kazu/shikaku/element'
import { mountMasyu } from '@kazu/masyu/play'
import { masyu } from '@kazu/masyu/puzzle'
import { mountNumberPlace } from '@kazu/number-place/play'
import { numberPlace } from '@kazu/number-place/puzzle'
import { mountMoreOrLess } from '@kazu/more-or-less/play'
import { moreOrLess } from '@kazu/more-or-less/puzzle'
import { mountSumCages } from '@kazu/sum-cages/play'
import { sumCages } from '@kazu/sum-cages/puzzle'
import { mountDiagonal } from '@kazu/diagonal/play'
import { diagonal } from '@kazu/diagonal/puzzle'
import { mountJigsaw } from '@kazu/jigsaw/play'
import { jigsaw } from '@kazu/jigsaw/puzzle'
import { mountKakuro } from '@kazu/kakuro/play'
import { kakuro } from '@kazu/kakuro/puzzle'
import { mountNurikabe } from '@kazu/nurikabe/play'
import { nurikabe } from '@kazu/nurikabe/puzzle'
import { mountParloku } from '@kazu/parloku/play'
import { parloku } from '@kazu/parloku/puzzle'
import { mountRipple } from '@kazu/ripple/play'
import { ripple } from '@kazu/ripple/puzzle'
import { mountShikaku } from '@kazu/shikaku/play'
import { shikaku } from '@kazu/shikaku/puzzle'
import { mountTowers } from '@kazu/towers/play'
import { towers } from '@kazu/towers/puzzle'
import { mountSlitherlink } from '@kazu/slitherlink/play'
import { slitherlink } from '@kazu/slitherlink/puzzle'
import type { PlayerHandle } from '@kazu/player'
import type { Engine, Kind } from '@kazu/puzzle'

/** Adds a place for a puzzle to the page. */
function place(id = 'host'): HTMLElement {
  const host = document.createElement('div')
  host.id = id
  document.getElementById('places')?.append(host)
  return host
}

/** One kind as the tests know it: a board is described by plain options, whatever they are. */
interface Played {
  readonly mount: (host: HTMLElement, options: Readonly<Record<string, unknown>>) => PlayerHandle<Kind>
  readonly engine: Engine<Kind>
}

const kinds = {
  akari: { mount: mountAkari, engine: akari.engine },
  masyu: { mount: mountMasyu, engine: masyu.engine },
  'number-place': { mount: mountNumberPlace, engine: numberPlace.engine },
  'more-or-less': { mount: mountMoreOrLess, engine: moreOrLess.engine },
  'sum-cages': { mount: mountSumCages, engine: sumCages.engine },
  diagonal: { mount: mountDiagonal, engine: diagonal.engine },
  jigsaw: { mount: mountJigsaw, engine: jigsaw.engine },
  ripple: { mount: mountRipple, engine: ripple.engine },
  kakuro: { mount: mountKakuro, engine: kakuro.engine },
  parloku: { mount: mountParloku, engine: parloku.engine },
  towers: { mount: mountTowers, engine: towers.engine },
  slitherlink: { mount: mountSlitherlink, engine: slitherlink.engine },
  nurikabe: { mount: mountNurikabe, engine: nurikabe.engine },
  shikaku: { mount: mountShikaku, engine: shikaku.engine },
}

/** What the tests act with. */
const bench = { kinds: kinds as unknown as Readonly<Record<keyof typeof kinds, Played>>, place }

/** The type of what the tests act with. */
export type Bench = typeof bench

Object.assign(window, { bench, ready: true })
