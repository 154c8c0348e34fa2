import { numbersEngine, type NumbersSpec } from '@kazu/numbers'
import type { JigsawBoard } from './board.js'
import { jigsawCodes } from './codes.js'
import { jigsawMaking } from './generate.js'
import type { JigsawEngine } from './kind.js'
import { jigsawRules, type JigsawGroup } from './rules.js'

/** All that is special to jigsaw. */
export const jigsawSpec: NumbersSpec<JigsawBoard, JigsawGroup> = { ...jigsawRules, ...jigsawCodes, ...jigsawMaking }

/** The pure half of jigsaw as one object. */
export const jigsawEngine: JigsawEngine = numbersEngine(jigsawSpec)
