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
    // Without a listener a connection lost while idle would end the process. The next query meets the loss and reports it.
    this.on("error", () => {})
  }

  /** How long whoever waits the longest for a connection has waited, in milliseconds; 0 where nobody does. */
  longestWait(): number {
    const [first] = this.#waiters
    return first === undefined ? 0 : performance.now() - first.since
  }

  /** Refuses whoever waits for a connection and whoever asks for one, until `accept`. */
  refuse(reason: string): void {
    this.#refusal = reason
    for (const { refuse } of this.#waiters) refuse(reason)
  }

  accept(): void {
    this.#refusal = null
  }

  /** Makes each query a step of the request or job that asks. */
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
    // Whoever gives a connection back calls this, out of a request of their own.
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
      // It came too late for whoever was refused.
      if (isRefused) return client?.release()
      this.#waiters.delete(waiter)
      if (client && this.#isTraced) traceQueries(client)
      callback(error, client, done)
    })
  }
}
