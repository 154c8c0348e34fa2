import { withConditions, type Layout } from '@kazu/groups'
import { numbersEngine, type NumbersSpec } from '@kazu/numbers'
import { clueConditions, latinLayout, type TowersBoard } from './board.js'
import { towersCodes } from './codes.js'
import { edgeCondition } from './condition.js'
import { towersMaking } from './generate.js'
import type { TowersEngine } from './kind.js'
import { towersRules, type TowersOwn } from './rules.js'

/** The rows and columns of a board, and what its clues say by what the edge shows, and no more: so its levels count. */
function guessLayout({ size, clues }: TowersBoard): Layout {
  return withConditions(latinLayout(size), clueConditions(size, clues, edgeCondition))
}

/** All that is special to towers. */
export const towersSpec: NumbersSpec<TowersBoard, TowersOwn> = {
  ...towersRules,
  ...towersCodes,
  ...towersMaking,
  guessLayout,
}

/** The pure half of towers as one object. */
export const towersEngine: TowersEngine = numbersEngine<TowersBoard, TowersOwn, 'clue'>(towersSpec)
