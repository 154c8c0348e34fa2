// The one door of the repository: `npm test`, `npm run demo` and `npm run build` come through here. It needs nothing
// but Node and git, for it runs before anything is installed.
import { build } from './run/build.mjs'
import { demo } from './run/demo.mjs'
import { test } from './run/test.mjs'

/** @type {Readonly<Record<string, () => Promise<number>>>} */
const commands = { build, demo, test }

const LEAST = [20, 19]

/**
 * Why this Node is too old, or null.
 * @returns {string | null}
 */
function nodeFault() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const [leastMajor = 0, leastMinor = 0] = LEAST
  if (major > leastMajor || (major === leastMajor && minor >= leastMinor)) return null
  return `Kazu needs Node ${LEAST.join('.')} or newer; this is ${process.versions.node}.`
}

/** @returns {Promise<number>} */
async function main() {
  const fault = nodeFault()
  if (fault !== null) {
    console.error(fault)
    return 1
  }
  const name = process.argv[2] ?? ''
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (command === undefined) {
    console.error(`Say what to run: node tooling/run.mjs ${Object.keys(commands).join(' | ')}`)
    return 1
  }
  return command()
}

process.exitCode = await main()
