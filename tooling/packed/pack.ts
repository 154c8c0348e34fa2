import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { pnpmCall } from '../run/process.mjs'
import { root } from '../checks/workspace.ts'
import { TARBALLS } from './tarballs.ts'

function pnpm(parts: readonly string[]): void {
  const [command, ...rest] = pnpmCall(parts)
  const env = { ...process.env, TURBO_TELEMETRY_DISABLED: '1' }
  const { status, stdout, stderr } = spawnSync(command, rest, { cwd: root, encoding: 'utf8', env })
  if (status !== 0) throw new Error(`pnpm ${parts.join(' ')} failed:\n${stdout}\n${stderr}`)
}

/** Builds what has changed and packs every package that people install, as it would be published. */
export function setup(): void {
  pnpm(['exec', 'turbo', 'run', 'build', '--filter=./packages/*/*', '--concurrency=100%'])
  rmSync(TARBALLS, { recursive: true, force: true })
  mkdirSync(TARBALLS, { recursive: true })
  pnpm(['--recursive', '--filter=./packages/*/*', 'pack', '--pack-destination', TARBALLS])
}
