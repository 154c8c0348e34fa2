import { install, pnpm } from './process.mjs'
import { doUntilFailure } from './steps.mjs'

/**
 * `npm run demo`: installs and serves the demo, straight from the sources, until it is interrupted.
 * @returns {Promise<number>} the exit code
 */
export async function demo() {
  const done = await doUntilFailure([{ name: 'Install the packages that the tools need', work: install }])
  if (done.some(({ code }) => code !== 0)) return 1
  console.log('\nServing the demo: open the address that stands below (Ctrl+C ends it).')
  return pnpm(['run', 'in:demo'])
}
