import type { Kind } from '../contract.js'
import { answerLaws } from './answers.js'
import { codeLaws } from './codes.js'
import { gameLaws } from './games.js'
import { hintLaws } from './hints.js'
import type { Law, LawCase } from './law.js'
import { makingLaws } from './making.js'
import { lookLaws } from './looks.js'
import { misuseLaws } from './misuse.js'

/** Every law that a kind of puzzle keeps. Run each as a test of its own. */
export function laws<K extends Kind>(subject: LawCase<K>): Law[] {
  return [
    ...makingLaws(subject),
    ...codeLaws(subject),
    ...answerLaws(subject),
    ...hintLaws(subject),
    ...gameLaws(subject),
    ...lookLaws(subject),
    ...misuseLaws(subject),
  ]
}
