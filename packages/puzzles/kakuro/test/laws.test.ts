import { laws } from '@kazu/puzzle/conformance'
import { describe, test } from 'vitest'
import { kakuroCase } from './case.js'

describe('kakuro keeps the laws', () => {
  for (const law of laws(kakuroCase)) test(law.name, law.run)
})
