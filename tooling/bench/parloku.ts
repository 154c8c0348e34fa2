import { parseArgs } from 'node:util'
import { generateParloku, PARLOKU_LANGUAGES, PARLOKU_LEVELS } from '../../packages/puzzles/parloku/src/index.ts'
import { timed } from './cpu.ts'
import { quantile } from './engine.ts'

/*
 * pnpm bench:parloku [--boards <number>]
 *
 * Makes so many parlokus (1,000 unless said) of each language at each level and says how many could not be made, and what
 * one takes, in milliseconds of the processor: the median, what 95 of 100 stay under, and the worst with its seed.
 */

function measure(
  language: (typeof PARLOKU_LANGUAGES)[number],
  level: (typeof PARLOKU_LEVELS)[number],
  boards: number,
): string {
  const failed: number[] = []
  const times: number[] = []
  const words: number[] = []
  for (let seed = 1; seed <= boards; seed++) {
    try {
      const { result, milliseconds } = timed(() => generateParloku({ language, level, seed }))
      times.push(milliseconds)
      words.push(result.board.words.length)
    } catch (problem) {
      if (!(problem instanceof RangeError)) throw problem
      failed.push(seed)
    }
  }
  const worst = Math.max(...times)
  const counts = [2, 3, 4].map((count) => `${count}: ${words.filter((one) => one === count).length}`).join(', ')
  return (
    `${language} ${level}: median ${quantile(times, 0.5).toFixed(1)} ms, p95 ${quantile(times, 0.95).toFixed(1)}, ` +
    `worst ${worst.toFixed(0)} (seed ${times.indexOf(worst) + 1}); words ${counts}; ` +
    `${failed.length} failed${failed.length === 0 ? '' : ` (${failed.slice(0, 5).join(', ')})`}`
  )
}

const { values } = parseArgs({ options: { boards: { type: 'string', default: '1000' } } })
for (const language of PARLOKU_LANGUAGES) {
  for (const level of PARLOKU_LEVELS) console.log(measure(language, level, Number(values.boards)))
}
