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

const missed =
  bite('akari', small(akariCase, 7)) +
  bite('kakuro', small(kakuroCase, 7)) +
  bite('masyu', small(masyuCase, 7)) +
  bite('number-place', small(numberPlaceCase, 6)) +
  bite('jigsaw', small(jigsawCase, 6)) +
  bite('diagonal', small(diagonalCase, 6)) +
  bite('more-or-less', small(moreOrLessCase, 6)) +
  bite('towers', small(towersCase, 5)) +
  bite('sum-cages', small(sumCagesCase, 6)) +
  bite('parloku', parlokuCase) +
  bite('nurikabe', small(nurikabeCase, 7)) +
  bite('ripple', small(rippleCase, 7)) +
  bite('shikaku', small(shikakuCase, 7)) +
  bite('slitherlink', small(slitherlinkCase, 7))
console.log(missed === 0 ? '\nEvery planted bug was caught.' : `\n${missed} planted bugs were not caught.`)
process.exitCode = missed === 0 ? 0 : 1
