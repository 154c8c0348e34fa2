import { spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The root folder of the repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

// npx and pnpm are .cmd files on Windows, which only a shell starts.
const shell = process.platform === 'win32'

/**
 * What pnpm the repository is pinned to, without the hash.
 * @returns {string}
 */
function pinned() {
  const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
  return String(manifest.packageManager)
    .replace(/^pnpm@/, '')
    .replace(/\+.*$/, '')
}

/**
 * The command and the first arguments that start the pinned pnpm: the one that is installed if it is that version,
 * else the one that npx fetches. npx also puts it on the PATH of its children, which turbo needs.
 * @returns {readonly string[]}
 */
function pnpmCommand() {
  const version = pinned()
  const found = spawnSync('pnpm', ['--version'], {
    cwd: root,
    shell,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return found.status === 0 && found.stdout.trim() === version ? ['pnpm'] : ['npx', '--yes', `pnpm@${version}`]
}

/** @type {readonly string[] | undefined} */
let pnpmParts

/**
 * The arguments of a call of the pinned pnpm, the command first.
 * @param {readonly string[]} parts
 * @returns {[command: string, ...parts: string[]]}
 */
export function pnpmCall(parts) {
  pnpmParts ??= pnpmCommand()
  const [command = 'npx', ...first] = pnpmParts
  return [command, ...first, ...parts]
}

/**
 * Runs a program in the root folder, its output going where ours goes.
 * @param {string} command
 * @param {readonly string[]} parts
 * @returns {Promise<number>} its exit code; 1 when it did not start or a signal ended it
 */
export function run(command, parts) {
  return new Promise((resolve) => {
    const env = { ...process.env, TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' }
    const child = spawn(command, parts, { cwd: root, shell, env, stdio: ['ignore', 'inherit', 'inherit'] })
    child.once('error', (error) => {
      console.error(`${command} did not start: ${error.message}`)
      resolve(1)
    })
    child.once('close', (code) => {
      resolve(code ?? 1)
    })
  })
}

/**
 * Runs the pinned pnpm in the root folder.
 * @param {readonly string[]} parts
 * @returns {Promise<number>} its exit code
 */
export function pnpm(parts) {
  const [command, ...rest] = pnpmCall(parts)
  return run(command, rest)
}

/**
 * Installs every package that the lock file names, and changes nothing in it.
 * @returns {Promise<number>} the exit code of pnpm
 */
export function install() {
  return pnpm(['install', '--frozen-lockfile', '--prefer-offline'])
}
