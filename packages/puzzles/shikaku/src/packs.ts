import type { Size } from '@kazu/grid'
import type { Language, Made, MakeOptions, Pack } from '@kazu/puzzle'
import { wholeFault } from '@kazu/puzzle'
import { valueName } from '@kazu/random'
import type { ShikakuAnswer, ShikakuBoard } from './board.js'
import { generateShikaku } from './generate.js'
import type { ShikakuLevel } from './kind.js'

/** The names of the packs: a square, a wide and a tall board. */
export type ShikakuPackName = 'square' | 'wide' | 'tall'

/** A pack: three boards of one size, from easy to hard, each with a title. */
export interface ShikakuPack extends Size {
  readonly title: Readonly<Record<Language, string>>
  readonly challenges: readonly Readonly<Record<Language, string>>[]
}

/** The packs of the original Kazu, by its names; the boards are our own. */
export const SHIKAKU_PACKS: Readonly<Record<ShikakuPackName, ShikakuPack>> = {
  square: {
    width: 7,
    height: 7,
    title: { en: 'The Courtyard', ja: '中庭', it: 'Il cortile' },
    challenges: [
      { en: 'First Cut', ja: '最初の一切り', it: 'Primo taglio' },
      { en: 'Crossing', ja: '十字路', it: 'Incrocio' },
      { en: 'Mosaic', ja: 'モザイク', it: 'Mosaico' },
    ],
  },
  wide: {
    width: 10,
    height: 6,
    title: { en: 'The Long Table', ja: '長い食卓', it: 'La tavola lunga' },
    challenges: [
      { en: 'Harbour', ja: '港', it: 'Porto' },
      { en: 'Causeway', ja: '土手道', it: 'Strada rialzata' },
      { en: 'Headland', ja: '岬', it: 'Promontorio' },
    ],
  },
  tall: {
    width: 6,
    height: 10,
    title: { en: 'The Narrow Garden', ja: '細長い庭', it: 'Il giardino stretto' },
    challenges: [
      { en: 'Gate', ja: '門', it: 'Cancello' },
      { en: 'Pavilion', ja: '東屋', it: 'Padiglione' },
      { en: 'Lantern Walk', ja: '灯籠の小道', it: 'Viale delle lanterne' },
    ],
  },
}

const LEVELS: readonly ShikakuLevel[] = ['easy', 'medium', 'hard']

/** A board of a pack with its title. */
export interface ShikakuChallenge extends Made<ShikakuBoard, ShikakuAnswer, ShikakuLevel> {
  readonly title: Readonly<Record<Language, string>>
}

/** How a board of a pack is made, by its number from 1: easy, medium and hard, by the seed of the same number. */
function challengeOptions({ width, height }: ShikakuPack, number: number): MakeOptions<ShikakuLevel> {
  return { width, height, level: LEVELS[number - 1] as ShikakuLevel, seed: number }
}

/** The packs with all their boards, as a site shows them. */
export function shikakuPacks(): Pack<ShikakuLevel>[] {
  return Object.values(SHIKAKU_PACKS).map((pack) => ({
    title: pack.title,
    boards: pack.challenges.map((title, index) => ({ title, options: challengeOptions(pack, index + 1) })),
  }))
}

/**
 * A board of a pack by its number from 1: easy, medium and hard, by the seed of the same number. Throws a RangeError for
 * a pack or a number that there is not.
 */
export function generateShikakuChallenge(pack: ShikakuPackName, number: number): ShikakuChallenge {
  if (typeof pack !== 'string' || !Object.hasOwn(SHIKAKU_PACKS, pack)) {
    throw new RangeError(`The pack must be one of ${Object.keys(SHIKAKU_PACKS).join(', ')}, not ${valueName(pack)}.`)
  }
  const fault = wholeFault('number of a challenge', number, { least: 1, most: LEVELS.length })
  if (fault !== null) throw new RangeError(fault)
  const { [pack]: chosen } = SHIKAKU_PACKS
  const title = chosen.challenges[number - 1] as ShikakuChallenge['title']
  return { ...generateShikaku(challengeOptions(chosen, number)), title }
}
