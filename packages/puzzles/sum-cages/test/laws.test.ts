import { laws } from '@kazu/puzzle/conformance'
import { describe, test } from 'vitest'
import { sumCagesCase } from './case.js'

describe('sum-cages keeps the laws', () => {
  for (const law of laws(sumCagesCase)) test(law.name, law.run)
})
