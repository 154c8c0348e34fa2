import { CalledOff } from '@kazu/player/worker'
import type { EngineClient } from '@kazu/player/worker'
import type { Kind } from '@kazu/puzzle'
import { expect, test } from 'vitest'
import { jobsOf } from '../src/jobs.js'

type Generate = EngineClient<Kind>['generate']
type Asked = { seed: number; report: (done: number) => void; finish: () => void; fail: (why: Error) => void }

/** An engine whose work is done when the test says so; it lists what is under way. */
function engine(): { generate: Generate; asked: Asked[]; calledOff: number[] } {
  const asked: Asked[] = []
  const calledOff: number[] = []
  const generate: Generate = ({ seed, level }, how) =>
    new Promise((resolve, reject) => {
      const finish = (): void => {
        resolve({ board: `board ${seed}`, solution: null, level, seed })
      }
      asked.push({ seed, report: (done) => how?.report?.(done), finish, fail: reject })
      how?.signal?.addEventListener('abort', () => {
        calledOff.push(seed)
        reject(new CalledOff())
      })
    })
  return { generate, asked, calledOff }
}

const WANTED = { width: 9, height: 9, level: 'hard' }
const quiet = (): void => undefined

test('a board that was begun ahead is taken over with how far it is already, and goes on to tell', async () => {
  const { generate, asked } = engine()
  const jobs = jobsOf({ generate })
  jobs.makeAhead(WANTED)
  asked[0]?.report(0.4)
  const told: number[] = []
  const made = jobs.make(WANTED, jobs.nextSeed(WANTED), (done) => told.push(done))
  asked[0]?.report(0.7)
  asked[0]?.finish()
  expect((await made)?.seed).toBe(asked[0]?.seed)
  expect(told).toEqual([0.4, 0.7])
  expect(asked).toHaveLength(1)
})

test('a board that was begun ahead and taken over can be called off', async () => {
  const { generate, asked, calledOff } = engine()
  const jobs = jobsOf({ generate })
  jobs.makeAhead(WANTED)
  const made = jobs.make(WANTED, jobs.nextSeed(WANTED), quiet)
  jobs.cancel()
  expect(await made).toBe(null)
  expect(calledOff).toEqual([asked[0]?.seed])
})

test('what is made for nobody any more is called off, so that it holds nothing up', async () => {
  const { generate, asked, calledOff } = engine()
  const jobs = jobsOf({ generate })
  jobs.makeAhead(WANTED)
  const first = jobs.make({ ...WANTED, level: 'easy' }, 5, quiet)
  expect(calledOff).toEqual([asked[0]?.seed])
  const second = jobs.make({ ...WANTED, level: 'easy' }, 6, quiet)
  expect(await first).toBe(null)
  asked.at(-1)?.finish()
  expect((await second)?.seed).toBe(6)
})

test('a board that failed ahead is made anew, and its failure is told when it fails again', async () => {
  const { generate, asked } = engine()
  const jobs = jobsOf({ generate })
  jobs.makeAhead(WANTED)
  asked[0]?.fail(new RangeError('No.'))
  await Promise.resolve()
  await Promise.resolve()
  const made = jobs.make(WANTED, jobs.nextSeed(WANTED), quiet)
  expect(asked).toHaveLength(2)
  asked[1]?.fail(new RangeError('No again.'))
  await expect(made).rejects.toThrow('No again.')
})
