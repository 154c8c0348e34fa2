import { laws } from '@kazu/puzzle/conformance'
import { describe, test } from 'vitest'
import { jigsawCase } from './case.js'

describe('jigsaw keeps the laws', () => {
  for (const law of laws(jigsawCase)) test(law.name, law.run)
})
