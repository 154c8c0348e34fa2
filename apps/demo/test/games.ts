import { akariGame } from './games/akari.ts'
import { masyuGame } from './games/masyu.ts'
import { NUMBER_GAMES } from './games/numbers.ts'
import { nurikabeGame } from './games/nurikabe.ts'
import { parlokuGame } from './games/parloku.ts'
import { shikakuGame } from './games/shikaku.ts'
import { slitherlinkGame } from './games/slitherlink.ts'
import type { Game } from './games/game.ts'

/** A whole game of every kind that there is. */
export const GAMES: readonly Game[] = [
  ...NUMBER_GAMES,
  masyuGame,
  akariGame,
  shikakuGame,
  slitherlinkGame,
  nurikabeGame,
  parlokuGame,
]
