import type { Engine, Kind } from '@kazu/puzzle'
import { describe, expect, test } from 'vitest'
import { CalledOff, engineClient, serveEngine } from '../src/worker.js'
import type { EngineReply, EngineRequest, WorkerLike, WorkerScope } from '../src/worker.js'

/** An engine of which only what is asked here is there. */
const engine = {
  generate: ({ seed }: { seed: number }, report: (done: number) => void) => {
    if (seed < 0) throw new RangeError('That is no seed.')
    if (seed === 0) throw new TypeError('A fault in the engine.')
    for (let step = 1; step <= 1000; step++) report(step / 1000)
    return { board: seed }
  },
  solve: (board: number, options: { limit: number } | undefined) => ({ board, limit: options?.limit }),
  grade: (board: number) => ({ grade: board }),
  hint: (board: number, marks: number) => (marks === 0 ? null : { board, marks }),
} as unknown as Engine<Kind>

type Listener = (event: { readonly data: unknown; readonly message?: string }) => void

/** A worker without a thread: mail comes after a moment, never within the call. Those that were ended are deaf. */
class FakeWorker implements WorkerLike {
  readonly requests: EngineRequest[] = []
  ended = false
  /** Whether it works, or sits there for ever. */
  readonly busy: boolean
  #inside: Listener[] = []
  #outside: Listener[] = []

  constructor(busy: boolean) {
    this.busy = busy
    const scope: WorkerScope = {
      postMessage: (reply: EngineReply) => {
        queueMicrotask(() => {
          for (const listener of this.#outside) listener({ data: structuredClone(reply) })
        })
      },
      addEventListener: (_, listener) => this.#inside.push(listener),
    }
    serveEngine(scope, (kind) => Promise.resolve(kind === 'masyu' ? engine : null))
  }

  postMessage(request: EngineRequest): void {
    this.requests.push(request)
    if (!this.busy)
      queueMicrotask(() => {
        for (const listener of this.#inside) listener({ data: structuredClone(request) })
      })
  }

  addEventListener(type: string, listener: Listener): void {
    if (type === 'message') this.#outside.push(listener)
    else this.fail = listener
  }

  fail: Listener = () => undefined

  terminate(): void {
    this.ended = true
  }
}

function staff(...busy: boolean[]): { workers: FakeWorker[]; start: () => FakeWorker } {
  const workers: FakeWorker[] = []
  return {
    workers,
    start: () => {
      const worker = new FakeWorker(busy[workers.length] ?? false)
      workers.push(worker)
      return worker
    },
  }
}

describe('an engine in a worker', () => {
  test('answers every call as the engine does', async () => {
    const { start, workers } = staff()
    const client = engineClient<Kind>('masyu', start)
    const made = await client.generate({ width: 5, height: 5, level: 'easy', seed: 7 })
    expect(made).toEqual({ board: 7 })
    expect(await client.solve(3, { limit: 2 })).toEqual({ board: 3, limit: 2 })
    expect(await client.grade(4)).toEqual({ grade: 4 })
    expect(await client.hint(1, 0)).toBe(null)
    expect(await client.hint(1, 2)).toEqual({ board: 1, marks: 2 })
    expect(workers.length).toBe(1)
  })

  test('is not started before it is asked', () => {
    const { start, workers } = staff()
    engineClient<Kind>('masyu', start)
    expect(workers.length).toBe(0)
  })

  test('tells how far it is, in at most a hundred steps that never fall', async () => {
    const steps: number[] = []
    const client = engineClient<Kind>('masyu', staff().start)
    await client.generate({ width: 5, height: 5, level: 'easy', seed: 7 }, { report: (done) => steps.push(done) })
    expect(steps.length).toBe(100)
    expect(steps).toEqual([...steps].sort((one, other) => one - other))
    expect(steps[99]).toBe(1)
  })

  test('says what the engine says of what cannot be made, as a RangeError', async () => {
    const client = engineClient<Kind>('masyu', staff().start)
    const make = (seed: number) => client.generate({ width: 5, height: 5, level: 'easy', seed })
    await expect(make(-1)).rejects.toThrow(RangeError)
    await expect(make(-1)).rejects.toThrow('That is no seed.')
    await expect(make(0)).rejects.toThrow('A fault in the engine.')
    await expect(engineClient<Kind>('chess', staff().start).grade(1)).rejects.toThrow(
      'There is no puzzle called chess.',
    )
  })

  test('ends its worker when work is called off, and does the other calls in a new one', async () => {
    const { start, workers } = staff(true, false)
    const client = engineClient<Kind>('masyu', start)
    const stop = new AbortController()
    const long = client.generate({ width: 25, height: 25, level: 'hard', seed: 1 }, { signal: stop.signal })
    const other = client.grade(4)
    stop.abort()
    await expect(long).rejects.toBeInstanceOf(CalledOff)
    expect(await other).toEqual({ grade: 4 })
    expect(workers.map(({ ended }) => ended)).toEqual([true, false])
  })

  test('does not begin what was called off before', async () => {
    const { start, workers } = staff()
    const client = engineClient<Kind>('masyu', start)
    await expect(client.grade(1, { signal: AbortSignal.abort() })).rejects.toBeInstanceOf(CalledOff)
    expect(workers.length).toBe(0)
  })

  test('calls everything off when it is closed', async () => {
    const { start, workers } = staff(true)
    const client = engineClient<Kind>('masyu', start)
    const call = client.grade(1)
    client.close()
    await expect(call).rejects.toBeInstanceOf(CalledOff)
    expect(workers[0]?.ended).toBe(true)
  })

  test('says so when the worker itself fails', async () => {
    const { start, workers } = staff(true)
    const client = engineClient<Kind>('masyu', start)
    const call = client.grade(1)
    workers[0]?.fail({ data: null, message: 'no such file' })
    await expect(call).rejects.toThrow('no such file')
  })
})
