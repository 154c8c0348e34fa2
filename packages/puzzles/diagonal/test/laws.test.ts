import { laws } from '@kazu/puzzle/conformance'
import { describe, test } from 'vitest'
import { diagonalCase } from './case.js'

describe('diagonal keeps the laws', () => {
  for (const law of laws(diagonalCase)) test(law.name, law.run)
})
