import { laws } from '@kazu/puzzle/conformance'
import { describe, test } from 'vitest'
import { akariCase } from './case.js'

describe('akari keeps the laws', () => {
  for (const law of laws(akariCase)) test(law.name, law.run)
})
