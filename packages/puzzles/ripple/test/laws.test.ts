import { laws } from '@kazu/puzzle/conformance'
import { describe, test } from 'vitest'
import { rippleCase } from './case.js'

describe('ripple keeps the laws', () => {
  for (const law of laws(rippleCase)) test(law.name, law.run)
})
