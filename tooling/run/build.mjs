import { install, pnpm } from './process.mjs'
import { doUntilFailure } from './steps.mjs'

/**
 * `npm run build`: installs and builds every package and the demo.
 * @returns {Promise<number>} the exit code
 */
export async function build() {
  const done = await doUntilFailure([
    { name: 'Install the packages that the tools need', work: install },
    { name: 'Build every package and the demo', work: () => pnpm(['run', 'in:build']) },
  ])
  if (done.some(({ code }) => code !== 0)) return 1
  console.log('\nThe packages are in packages/*/*/dist, the site is in apps/demo/dist.')
  return 0
}
