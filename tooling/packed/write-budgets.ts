import { writeFileSync } from 'node:fs'
import { BUDGETS, measure, readBudgets } from './sizes.ts'

/** A budget a tenth above what an entry takes, in steps that do not change with every line of code. */
const budgetFor = (size: number): number => Math.ceil((size * 1.1) / 250) * 250

const before = readBudgets()
const sizes = await measure()
const budgets = Object.fromEntries(Object.entries(sizes).map(([name, size]) => [name, budgetFor(size)]))
for (const [name, size] of Object.entries(sizes)) {
  const budget = budgets[name] ?? 0
  const change = before[name] === budget ? '' : ` (was ${before[name] ?? 'none'})`
  console.log(`${name.padEnd(32)} ${String(size).padStart(7)} bytes, budget ${budget}${change}`)
}
writeFileSync(BUDGETS, `${JSON.stringify(budgets, null, 2)}\n`)
