/**
 * @typedef {object} Step One thing that a command does.
 * @property {string} name what it does, as people read it
 * @property {() => Promise<number>} work gives an exit code
 */

/**
 * @typedef {object} Done How a step went.
 * @property {string} name
 * @property {number} code
 * @property {number} seconds
 */

/**
 * Does one step and says so before and after.
 * @param {Step} step
 * @param {number} at from 1
 * @param {number} count
 * @returns {Promise<Done>}
 */
async function doStep({ name, work }, at, count) {
  console.log(`\n[${String(at)}/${String(count)}] ${name}`)
  const start = performance.now()
  const code = await work()
  const seconds = (performance.now() - start) / 1000
  console.log(
    `[${String(at)}/${String(count)}] ${name}: ${code === 0 ? 'done' : 'FAILED'} after ${seconds.toFixed(1)} s`,
  )
  return { name, code, seconds }
}

/**
 * Does the steps in order and ends at the first that fails.
 * @param {readonly Step[]} steps
 * @returns {Promise<readonly Done[]>}
 */
export async function doUntilFailure(steps) {
  /** @type {Done[]} */
  const all = []
  for (const [index, step] of steps.entries()) {
    const done = await doStep(step, index + 1, steps.length)
    all.push(done)
    if (done.code !== 0) break
  }
  return all
}

/**
 * Does every step in order, also after one that failed, so that one run tells everything that is wrong.
 * @param {readonly Step[]} steps
 * @returns {Promise<readonly Done[]>}
 */
export async function doAll(steps) {
  /** @type {Done[]} */
  const all = []
  for (const [index, step] of steps.entries()) all.push(await doStep(step, index + 1, steps.length))
  return all
}
