import type { RuleExample } from '@kazu/puzzle'
import type { ParlokuBoard } from './board.js'
import { readCode } from './codes.js'
import type { ParlokuKind } from './kind.js'

/** An answer from its letters, row by row; `.` is an empty cell. */
function answerOf({ letters }: ParlokuBoard, rows: string): number[] {
  return Array.from(rows.replace(/ /g, ''), (letter) => letters.indexOf(letter) + 1)
}

const CODE = 'ACGIMO_41I.42O.54I.55O_00AMICA.11GIOCO.05MAGIA'
const RIGHT = 'AOCIGM MGIOCA ICAMOG OMGCAI GIOAMC CAMGIO'

function example(rule: ParlokuKind['rule'], code: string, wrong: string): RuleExample<ParlokuKind> {
  const { board } = readCode(code)
  if (board === null) throw new RangeError(`The example ${code} is no board.`)
  return { rule, board, right: answerOf(board, RIGHT), wrong: answerOf(board, wrong) }
}

/** For each rule a board, an answer that keeps it, and one that breaks it. */
export const parlokuExamples: readonly RuleExample<ParlokuKind>[] = [
  example('row', CODE, 'AOCIGM MGIOCA ICAMOG OMGCAI GAOAMC CIMGIO'),
  example('column', CODE, 'OACIGM MGIOCA ICAMOG OMGCAI GIOAMC CAMGIO'),
  example('box', CODE, 'AOCIGM ICAMOG MGIOCA OMGCAI GIOAMC CAMGIO'),
  example('word', CODE, 'MGIOCA AOCIGM ICAMOG OMGCAI GIOAMC CAMGIO'),
  example('given', CODE, 'AOCIGM MGIOCA ICAMOG OMGCAI CAMGIO GIOAMC'),
  example('cell', CODE, 'AOCIGM MGIOCA ICAMOG OMG.AI GIOAMC CAMGIO'),
]
