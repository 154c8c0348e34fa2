import { laws } from '@kazu/puzzle/conformance'
import { describe, test } from 'vitest'
import { towersCase } from './case.js'

describe('towers keeps the laws', () => {
  for (const law of laws(towersCase)) test(law.name, law.run)
})
