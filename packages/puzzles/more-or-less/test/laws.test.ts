import { laws } from '@kazu/puzzle/conformance'
import { describe, test } from 'vitest'
import { moreOrLessCase } from './case.js'

describe('more-or-less keeps the laws', () => {
  for (const law of laws(moreOrLessCase)) test(law.name, law.run)
})
