import { laws } from '@kazu/puzzle/conformance'
import { describe, test } from 'vitest'
import { noughtsCase } from './case.js'

describe('noughts keeps the laws', () => {
  for (const law of laws(noughtsCase)) test(law.name, law.run)
})
