import { AsyncResource } from "node:async_hooks"
import pg from "pg"
import { traceQueries } from "../tracing/trace-queries.ts"

type Connected = (err: Error | undefined, client: pg.PoolClient | undefined, done: (release?: unknown) => void) => void

type Waiter = { since: number; refuse: (reason: string) => void }

export class MeasuredPool extends pg.Pool {
  readonly #waiters = new Set<Waiter>()
  #refusal: string | null = null
  #isTraced = false

  constructor(config: pg.PoolConfig) {
    super(config)
    // Without a listener, a connection lost while idle would end the process. The next query reports the loss.
    this.on("error", () => {})
  }

  /** Milliseconds of the longest wait for a connection; 0 if nobody waits. */
  longestWait(): number {
    const [first] = this.#waiters
    return first === undefined ? 0 : performance.now() - first.since
  }

  /** Refuses waiting and new callers until `accept`. */
  refuse(reason: string): void {
    this.#refusal = reason
    for (const { refuse } of this.#waiters) refuse(reason)
  }

  accept(): void {
    this.#refusal = null
  }

  /** Traces each query as part of its request or job. */
  trace(): void {
    this.#isTraced = true
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: Connected): void
  override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
    if (callback === undefined)
      return new Promise((resolve, reject) => {
        this.#acquire((error, client) => (client ? resolve(client) : reject(error)))
      })
    this.#acquire(callback)
    return undefined
  }

  #acquire(given: Connected): void {
    // Called when another request returns a connection, so the context is bound.
    const callback = this.#isTraced ? AsyncResource.bind(given) : given
    if (this.#refusal !== null) return process.nextTick(callback, new Error(this.#refusal), undefined, () => {})
    let isRefused = false
    const waiter: Waiter = {
      since: performance.now(),
      refuse: (reason) => {
        isRefused = true
        this.#waiters.delete(waiter)
        callback(new Error(reason), undefined, () => {})
      },
    }
    this.#waiters.add(waiter)
    super.connect((error, client, done) => {
      // The caller was already refused.
      if (isRefused) return client?.release()
      this.#waiters.delete(waiter)
      if (client && this.#isTraced) traceQueries(client)
      callback(error, client, done)
    })
  }
}
