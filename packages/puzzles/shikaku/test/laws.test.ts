import { laws } from '@kazu/puzzle/conformance'
import { describe, test } from 'vitest'
import { shikakuCase } from './case.js'

describe('shikaku keeps the laws', () => {
  for (const law of laws(shikakuCase)) test(law.name, law.run)
})
