import { laws } from '@kazu/puzzle/conformance'
import { describe, test } from 'vitest'
import { masyuCase } from './case.js'

describe('masyu keeps the laws', () => {
  for (const law of laws(masyuCase)) test(law.name, law.run)
})
