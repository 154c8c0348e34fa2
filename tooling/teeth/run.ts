import type { Kind } from '@kazu/puzzle'
import type { LawCase } from '@kazu/puzzle/conformance'
import { akariCase } from '../../packages/puzzles/akari/test/case.js'
import { jigsawCase } from '../../packages/puzzles/jigsaw/test/case.js'
import { diagonalCase } from '../../packages/puzzles/diagonal/test/case.js'
import { moreOrLessCase } from '../../packages/puzzles/more-or-less/test/case.js'
import { kakuroCase } from '../../packages/puzzles/kakuro/test/case.js'
import { masyuCase } from '../../packages/puzzles/masyu/test/case.js'
import { numberPlaceCase } from '../../packages/puzzles/number-place/test/case.js'
import { nurikabeCase } from '../../packages/puzzles/nurikabe/test/case.js'
import { parlokuCase } from '../../packages/puzzles/parloku/test/case.js'
import { rippleCase } from '../../packages/puzzles/ripple/test/case.js'
import { shikakuCase } from '../../packages/puzzles/shikaku/test/case.js'
import { sumCagesCase } from '../../packages/puzzles/sum-cages/test/case.js'
import { slitherlinkCase } from '../../packages/puzzles/slitherlink/test/case.js'
import { towersCase } from '../../packages/puzzles/towers/test/case.js'
import { bites, broken } from './teeth.js'

/** The same case with its smaller boards alone, one or two a level, for each bug is tried on all laws. */
function small<K extends Kind>(subject: LawCase<K>, most: number): LawCase<K> {
  const golden = subject.golden.filter(({ options }) => options.width <= most)
  return { ...subject, makes: subject.makes.filter(({ width }) => width <= most), golden }
}

function bite<K extends Kind>(name: string, subject: LawCase<K>): number {
  console.log(`\n${name}`)
  const sound = broken(subject)
  if (sound.names.length > 0) {
    console.log(`  is broken without any planted bug: ${sound.names.join('; ')} (${sound.evidence})`)
    return 1
  }
  let missed = 0
  for (const { bug, caughtBy, evidence } of bites(subject)) {
    if (caughtBy.length === 0) missed++
    console.log(caughtBy.length === 0 ? `  NOT CAUGHT  ${bug}` : `  caught      ${bug}`)
    for (const law of caughtBy.slice(0, 3)) console.log(`              by: ${law}`)
    if (evidence !== '') console.log(`              saying: ${evidence.slice(0, 160)}`)
  }
  return missed
}

/** Every kind that bugs are planted into. */
const BITES: Readonly<Record<string, (name: string) => number>> = {
  akari: (name) => bite(name, small(akariCase, 7)),
  kakuro: (name) => bite(name, small(kakuroCase, 7)),
  masyu: (name) => bite(name, small(masyuCase, 7)),
  'number-place': (name) => bite(name, small(numberPlaceCase, 6)),
  jigsaw: (name) => bite(name, small(jigsawCase, 6)),
  diagonal: (name) => bite(name, small(diagonalCase, 6)),
  'more-or-less': (name) => bite(name, small(moreOrLessCase, 6)),
  towers: (name) => bite(name, small(towersCase, 5)),
  'sum-cages': (name) => bite(name, small(sumCagesCase, 6)),
  parloku: (name) => bite(name, parlokuCase),
  nurikabe: (name) => bite(name, small(nurikabeCase, 7)),
  ripple: (name) => bite(name, small(rippleCase, 7)),
  shikaku: (name) => bite(name, small(shikakuCase, 7)),
  slitherlink: (name) => bite(name, small(slitherlinkCase, 7)),
}

/** Plants the bugs into the kinds that are asked for, into all unless any is. Gives how many were missed. */
function biteAll(asked: readonly string[]): number {
  const kinds = asked.length > 0 ? asked : Object.keys(BITES)
  return kinds.reduce((missed, kind) => {
    const trial = BITES[kind]
    if (trial === undefined)
      throw new Error(`Bugs are planted into ${Object.keys(BITES).join(', ')}, not into ${kind}.`)
    return missed + trial(kind)
  }, 0)
}

const missed = biteAll(process.argv.slice(2))
console.log(missed === 0 ? '\nEvery planted bug was caught.' : `\n${missed} planted bugs were not caught.`)
process.exitCode = missed === 0 ? 0 : 1
