import type { BaseLogger } from "pino"
import { createCircuitBreaker, lookMs } from "./create-circuit-breaker.ts"
import type { MeasuredPool } from "./measured-pool.ts"
import { pingPostgres } from "./ping-postgres.ts"
import { SocketClient } from "./socket-client.ts"

/** How long a ping waits for its answer, in milliseconds: with the silence before it, it is to take less than two seconds. */
const pingTimeoutMs = 1000

/** Ends every connection of the pool once the database is silent, and refuses new ones until it answers again. */
export function breakCircuit(pool: MeasuredPool, url: string, log: BaseLogger | undefined): { stop: () => void } {
  const clients = new Set<SocketClient>()
  const breaker = createCircuitBreaker({
    isAwaited: () => pool.longestWait() > 0 || [...clients].some((client) => client.isAwaited()),
    bytesRead: () => [...clients].reduce((sum, { socket }) => sum + socket.bytesRead, 0),
    ping: () => pingPostgres(url, pingTimeoutMs),
    onOpen: () => {
      log?.error("the database does not answer; requests that need it are refused")
      const reason = "Connection terminated: the database does not answer"
      pool.refuse(reason)
      // Those at rest too: where the network was cut they are of no use any more, and the next to use one would wait.
      for (const { socket } of clients) socket.destroy(new Error(reason))
    },
    onClose: () => {
      log?.info("the database answers again")
      pool.accept()
    },
    now: () => performance.now(),
  })
  pool.on("connect", (client) => {
    if (!(client instanceof SocketClient)) return
    clients.add(client)
    client.socket.once("close", () => clients.delete(client))
  })
  const timer = setInterval(() => void breaker.look(), lookMs)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
