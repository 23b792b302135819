import { isMigrated } from "../../platform/db/migrate.ts"
import type { Module } from "../../platform/module.ts"

const headers = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" }

/** What takes no longer than this to read is waited for, in milliseconds. */
const patience = 1000

/** For whoever watches the server: is the process there, may it be sent requests, what has it done. */
export const health: Module = {
  name: "health",
  routes: (app, { pool, metrics, readiness, isDraining, log }) => {
    app.get("/healthz", (c) => {
      c.env.outgoing.route = "healthz"
      return new Response("ok\n", { headers })
    })

    app.get("/readyz", async (c) => {
      c.env.outgoing.route = "readyz"
      if (isDraining()) return new Response("stopping\n", { status: 503, headers })
      try {
        if (!(await isMigrated(pool))) return new Response("the database is not migrated\n", { status: 503, headers })
        await readiness.settled(patience)
        const pending = readiness.pending()
        if (pending.length === 0) return new Response("ok\n", { headers })
        return new Response(`still reading: ${pending.join(", ")}\n`, { status: 503, headers })
      } catch (error) {
        log.warn({ err: error }, "not ready")
        return new Response("the database does not answer\n", { status: 503, headers })
      }
    })

    app.get("/metrics", (c) => {
      c.env.outgoing.route = "metrics"
      const gauges = {
        confetti_db_connections: pool.totalCount,
        confetti_db_connections_idle: pool.idleCount,
        confetti_db_waiting: pool.waitingCount,
        confetti_heap_bytes: process.memoryUsage().heapUsed,
      }
      return new Response(metrics.print(gauges), {
        headers: { ...headers, "content-type": "text/plain; version=0.0.4" },
      })
    })
  },
}
