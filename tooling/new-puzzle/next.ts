/** What to do with a package that was just made: commands, and what each does, in two columns. */
export function nextSteps(name: string): string {
  const steps: readonly (readonly [command: string, effect: string])[] = [
    ['pnpm install --no-frozen-lockfile', 'link the package'],
    [`pnpm in:unit packages/puzzles/${name}`, 'run its laws, which hold already'],
    ['pnpm in:budgets', 'give its entries a budget of bytes'],
    ['pnpm changeset', 'say what is new'],
  ]
  const width = Math.max(...steps.map(([command]) => command.length)) + 4
  return steps.map(([command, effect]) => `  ${command.padEnd(width)}${effect}`).join('\n')
}
