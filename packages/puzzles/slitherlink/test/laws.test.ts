import { laws } from '@kazu/puzzle/conformance'
import { describe, test } from 'vitest'
import { slitherlinkCase } from './case.js'

describe('slitherlink keeps the laws', () => {
  for (const law of laws(slitherlinkCase)) test(law.name, law.run)
})
