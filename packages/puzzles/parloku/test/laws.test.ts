import { laws } from '@kazu/puzzle/conformance'
import { describe, test } from 'vitest'
import { parlokuCase } from './case.js'

describe('parloku keeps the laws', () => {
  for (const law of laws(parlokuCase)) test(law.name, law.run)
})
