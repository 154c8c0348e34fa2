import { Filler, solvesByGuessing, withConditions } from '@kazu/groups'
import { NUMBERS_LEVELS, numbersEngine, type NumbersSpec } from '@kazu/numbers'
import { clueConditions, latinLayout, type TowersBoard } from './board.js'
import { towersCodes } from './codes.js'
import { edgeCondition } from './condition.js'
import { towersMaking } from './generate.js'
import type { TowersEngine, TowersLevel } from './kind.js'
import { towersRules, type TowersOwn } from './rules.js'

/** The level of a board by how deep guesses go where clues say what the edge shows, and no more. */
function levelOf({ size, givens, clues }: TowersBoard): TowersLevel {
  const filler = new Filler(withConditions(latinLayout(size), clueConditions(size, clues, edgeCondition)))
  return NUMBERS_LEVELS.slice(0, 2).find((_level, guesses) => solvesByGuessing(filler, givens, guesses)) ?? 'hard'
}

/** All that is special to towers. */
export const towersSpec: NumbersSpec<TowersBoard, TowersOwn> = {
  ...towersRules,
  ...towersCodes,
  ...towersMaking,
  levelOf,
}

/** The pure half of towers as one object. */
export const towersEngine: TowersEngine = numbersEngine<TowersBoard, TowersOwn, 'clue'>(towersSpec)
