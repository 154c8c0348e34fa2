import { laws } from '@kazu/puzzle/conformance'
import { describe, test } from 'vitest'
import { numberPlaceCase } from './case.js'

describe('number-place keeps the laws', () => {
  for (const law of laws(numberPlaceCase)) test(law.name, law.run)
})
