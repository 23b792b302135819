import type { Socket } from "node:net"
import type { Log } from "../log.ts"
import { createCircuitBreaker, lookMs } from "./create-circuit-breaker.ts"
import type { MeasuredPool } from "./measured-pool.ts"
import { pingPostgres } from "./ping-postgres.ts"

/** What pg's types leave out of a connected client. */
export type Wired = { connection: { stream: Socket }; _activeQuery: unknown }

/** How long a ping waits for its answer, in milliseconds: with the silence before it, it is to take less than two seconds. */
const pingTimeoutMs = 1000

/** Ends every connection of the pool once the database is silent, and refuses new ones until it answers again. */
export function breakCircuit(pool: MeasuredPool, url: string, log: Log | undefined): { stop: () => void } {
  const clients = new Set<Wired>()
  const breaker = createCircuitBreaker({
    isAwaited: () => pool.longestWait() > 0 || [...clients].some(({ _activeQuery }) => Boolean(_activeQuery)),
    ping: () => pingPostgres(url, pingTimeoutMs),
    onOpen: () => {
      log?.error("the database does not answer; what needs it is refused")
      const reason = "Connection terminated: the database does not answer"
      pool.refuse(reason)
      // Those at rest too: where the network was cut they are of no use any more, and the next to use one would wait.
      for (const { connection } of clients) connection.stream.destroy(new Error(reason))
    },
    onClose: () => {
      log?.info("the database answers again")
      pool.accept()
    },
    now: () => performance.now(),
  })
  pool.on("connect", (client) => {
    const wired = client as unknown as Wired
    clients.add(wired)
    wired.connection.stream.on("data", breaker.heard).once("close", () => clients.delete(wired))
  })
  const timer = setInterval(() => void breaker.look(), lookMs)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
