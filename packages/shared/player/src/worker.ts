import type { Engine, Grade, Hint, Kind, Made, MakeOptions, Solved, SolveOptions } from '@kazu/puzzle'

/*
 * An engine in a worker, so that making a board or finding a hint never holds the page up. One half answers in the
 * worker, the other asks in the page. Work is called off by ending the worker: a search does not look at its mail.
 */

/** What the page asks for. */
export type EngineCall = 'generate' | 'solve' | 'grade' | 'hint'

/** A question to the worker. */
export interface EngineRequest {
  readonly id: number
  readonly kind: string
  readonly call: EngineCall
  readonly inputs: readonly unknown[]
}

/** What comes back: how far the work is, its result, or why there is none. */
export type EngineReply =
  | { readonly id: number; readonly type: 'progress'; readonly done: number }
  | { readonly id: number; readonly type: 'result'; readonly result: unknown }
  | { readonly id: number; readonly type: 'problem'; readonly name: string; readonly message: string }

/** The mail of a worker, seen from inside; a worker's own global scope is one. */
export interface WorkerScope {
  postMessage(message: EngineReply): void
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void
}

/** How often at most progress is told: for each hundredth. */
const STEPS = 100

/**
 * Answers in a worker for the engines of some kinds; `engineOf` gives the engine of a kind, at once or loaded first,
 * and null for a kind that there is not.
 */
export function serveEngine<K extends Kind>(
  scope: WorkerScope,
  engineOf: (kind: string) => Engine<K> | null | Promise<Engine<K> | null>,
): void {
  scope.addEventListener('message', ({ data }) => {
    if (isRequest(data)) void answer(scope, engineOf, data)
  })
}

function isRequest(data: unknown): data is EngineRequest {
  return typeof data === 'object' && data !== null && 'id' in data && 'call' in data && 'inputs' in data
}

async function answer<K extends Kind>(
  scope: WorkerScope,
  engineOf: (kind: string) => Engine<K> | null | Promise<Engine<K> | null>,
  { id, kind, call, inputs }: EngineRequest,
): Promise<void> {
  try {
    const engine = await engineOf(kind)
    if (engine === null) throw new RangeError(`There is no puzzle called ${kind}.`)
    scope.postMessage({ id, type: 'result', result: work(engine, call, inputs, reporter(scope, id)) })
  } catch (problem) {
    const { name, message } = problem instanceof Error ? problem : new Error(String(problem))
    scope.postMessage({ id, type: 'problem', name, message })
  }
}

function work<K extends Kind>(
  engine: Engine<K>,
  call: EngineCall,
  inputs: readonly unknown[],
  report: (done: number) => void,
): unknown {
  const [first, second] = inputs
  if (call === 'generate') return engine.generate(first as MakeOptions<K['level']>, report)
  if (call === 'solve') return engine.solve(first, second as SolveOptions | undefined)
  return call === 'grade' ? engine.grade(first) : engine.hint(first, second)
}

/** Tells progress, but not each little bit of it: a message costs more than a step. */
function reporter(scope: WorkerScope, id: number): (done: number) => void {
  let told = 0
  return (done) => {
    if (done * STEPS < told + 1) return
    told = Math.floor(done * STEPS)
    scope.postMessage({ id, type: 'progress', done })
  }
}

/** The mail of a worker, seen from the page; a page's own `Worker` is one. */
export interface WorkerLike {
  postMessage(message: EngineRequest): void
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void
  addEventListener(type: 'error', listener: (event: { readonly message?: string }) => void): void
  terminate(): void
}

/** What calls work off. A page's own `AbortSignal` is one. */
export interface CallOff {
  readonly aborted: boolean
  addEventListener(type: 'abort', listener: () => void): void
}

/** How a call is watched and called off. */
export interface CallOptions {
  /** How far the work is, from 0 to 1. */
  readonly report?: ((done: number) => void) | undefined
  readonly signal?: CallOff | undefined
}

/** An engine whose work is done in a worker. Work that was called off rejects with {@link CalledOff}. */
export interface EngineClient<K extends Kind> {
  readonly generate: (
    options: MakeOptions<K['level']>,
    how?: CallOptions,
  ) => Promise<Made<K['board'], K['answer'], K['level']>>
  readonly solve: (board: K['board'], options?: SolveOptions, how?: CallOptions) => Promise<Solved<K['answer']>>
  readonly grade: (board: K['board'], how?: CallOptions) => Promise<Grade<K['level']>>
  readonly hint: (board: K['board'], marks: K['marks'], how?: CallOptions) => Promise<Hint<K> | null>
  /** Ends the worker; what is under way is called off. */
  readonly close: () => void
}

/** Why a promise was not kept: the work was called off. */
export class CalledOff extends Error {
  override readonly name = 'AbortError'

  constructor() {
    super('The work was called off.')
  }
}

interface Call {
  readonly request: EngineRequest
  readonly report: ((done: number) => void) | undefined
  readonly resolve: (result: unknown) => void
  readonly reject: (problem: Error) => void
}

/**
 * An engine of a kind in a worker. The worker is started with the first call, and again after one was called off;
 * other calls that were under way are asked again then.
 */
export function engineClient<K extends Kind>(kind: string, start: () => WorkerLike): EngineClient<K> {
  const desk = new Desk(kind, start)
  return {
    generate: (options, how) => desk.ask('generate', [options], how) as ReturnType<EngineClient<K>['generate']>,
    solve: (board, options, how) => desk.ask('solve', [board, options], how) as ReturnType<EngineClient<K>['solve']>,
    grade: (board, how) => desk.ask('grade', [board], how) as ReturnType<EngineClient<K>['grade']>,
    hint: (board, marks, how) => desk.ask('hint', [board, marks], how) as ReturnType<EngineClient<K>['hint']>,
    close: () => {
      desk.close()
    },
  }
}

/** Keeps the calls that are under way, and the worker that does them. */
class Desk {
  readonly #kind: string
  readonly #start: () => WorkerLike
  readonly #calls = new Map<number, Call>()
  #worker: WorkerLike | null = null
  #last = 0

  constructor(kind: string, start: () => WorkerLike) {
    this.#kind = kind
    this.#start = start
  }

  ask(call: EngineCall, inputs: readonly unknown[], { report, signal }: CallOptions = {}): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted === true) {
        reject(new CalledOff())
        return
      }
      const id = ++this.#last
      const request = { id, kind: this.#kind, call, inputs }
      this.#calls.set(id, { request, report, resolve, reject })
      this.#post(request)
      signal?.addEventListener('abort', () => {
        this.#callOff(id)
      })
    })
  }

  #post(request: EngineRequest): void {
    this.#worker ??= this.#hire()
    this.#worker.postMessage(request)
  }

  #hire(): WorkerLike {
    const worker = this.#start()
    worker.addEventListener('message', ({ data }) => {
      if (worker === this.#worker) this.#hear(data as EngineReply)
    })
    worker.addEventListener('error', ({ message }) => {
      if (worker === this.#worker) this.#fail(new Error(message ?? 'The worker could not be started.'))
    })
    return worker
  }

  #hear(reply: EngineReply): void {
    const call = this.#calls.get(reply.id)
    if (call === undefined) return
    if (reply.type === 'progress') {
      call.report?.(reply.done)
      return
    }
    this.#calls.delete(reply.id)
    if (reply.type === 'result') call.resolve(reply.result)
    else call.reject(problemOf(reply.name, reply.message))
  }

  #fail(problem: Error): void {
    const calls = [...this.#calls.values()]
    this.#calls.clear()
    this.#dismiss()
    for (const { reject } of calls) reject(problem)
  }

  #dismiss(): void {
    this.#worker?.terminate()
    this.#worker = null
  }

  #callOff(id: number): void {
    const call = this.#calls.get(id)
    if (call === undefined) return
    this.#calls.delete(id)
    this.#dismiss()
    for (const { request } of this.#calls.values()) this.#post(request)
    call.reject(new CalledOff())
  }

  close(): void {
    this.#fail(new CalledOff())
  }
}

function problemOf(name: string, message: string): Error {
  return name === 'RangeError' ? new RangeError(message) : new Error(message)
}
