import type { BaseLogger } from "pino"
import { createCircuitBreaker, lookMs } from "./create-circuit-breaker.ts"
import type { MeasuredPool } from "./measured-pool.ts"
import { pingPostgres } from "./ping-postgres.ts"
import { SocketClient } from "./socket-client.ts"

/** Milliseconds to wait for a ping: with the silence before it, less than two seconds. */
const pingTimeoutMs = 1000

/** Ends all connections of the pool when the database is silent, and refuses new ones until it answers. */
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
      // Idle ones too: after a network failure the next user would wait.
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
