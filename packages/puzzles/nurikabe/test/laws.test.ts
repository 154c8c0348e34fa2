import { laws } from '@kazu/puzzle/conformance'
import { describe, test } from 'vitest'
import { nurikabeCase } from './case.js'

describe('nurikabe keeps the laws', () => {
  for (const law of laws(nurikabeCase)) test(law.name, law.run)
})
