import { hash, timingSafeEqual } from "node:crypto"
import type { IncomingMessage } from "node:http"
import { AppError } from "@confetti/contract/app-error"
import { Gauge, Registry } from "prom-client"
import { isMigrated } from "../../platform/db/migrate.ts"
import { isFromThisMachine } from "../../platform/http/loopback.ts"
import { createRateLimitGuard } from "../../platform/http/rate-limit.ts"
import { route } from "../../platform/http/route.ts"
import type { Module } from "../../platform/module.ts"
import type { Services } from "../../platform/services.ts"

const headers = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" }

/** What takes no longer than this to read is waited for, in milliseconds. */
const patience = 1000

/** For whoever watches the server: is the process there, may it be sent requests, what has it done. */
export const health: Module = {
  name: "health",
  routes: (app, services) => {
    const { config, clock, metrics, isDraining } = services
    const methods = ["GET", "HEAD"]
    const budget = createRateLimitGuard(config.RATE_LIMIT_HEALTH, clock)
    const readyAnswer = cachedFor(1000, clock, () => lookReady(services))
    const gauges = gaugesOf(services)

    app.all(
      "/healthz",
      route(services, { name: "healthz", methods, budget: null }, () => new Response("ok\n", { headers })),
    )

    app.all(
      "/readyz",
      route(services, { name: "readyz", methods, budget }, async () => {
        const { status, text } = isDraining() ? { status: 503, text: "stopping" } : await readyAnswer()
        return new Response(`${text}\n`, { status, headers })
      }),
    )

    app.all(
      "/metrics",
      route(services, { name: "metrics", methods, budget }, async ({ incoming }) => {
        if (!maySeeMetrics(incoming, config.METRICS_TOKEN)) throw new AppError("session/forbidden")
        const all = Registry.merge([metrics.registry, gauges])
        return new Response(await all.metrics(), { headers: { ...headers, "content-type": all.contentType } })
      }),
    )
  },
}

type Ready = { status: number; text: string }

async function lookReady({ pool, readiness, log }: Services): Promise<Ready> {
  try {
    if (!(await isMigrated(pool))) return { status: 503, text: "the database is not migrated" }
    await readiness.settled(patience)
    const pending = readiness.pending()
    return pending.length === 0
      ? { status: 200, text: "ok" }
      : { status: 503, text: `still reading: ${pending.join(", ")}` }
  } catch (error) {
    log.warn({ err: error }, "not ready")
    return { status: 503, text: "the database does not answer" }
  }
}

/** What it says counts as traffic of others does; it is for this machine, and for whoever brings the operator's token. */
function maySeeMetrics(incoming: IncomingMessage, token: string | undefined): boolean {
  if (isFromThisMachine(incoming)) return true
  const given = hash("sha256", incoming.headers.authorization ?? "", "buffer")
  return token !== undefined && timingSafeEqual(given, hash("sha256", `Bearer ${token}`, "buffer"))
}

/** Read as they are whenever somebody asks. */
function gaugesOf({ pool, jobs, log }: Services): Registry {
  const registry = new Registry()
  const gauge = (name: string, help: string, read: () => number): void => {
    const made: Gauge = new Gauge({ name, help, registers: [], collect: () => made.set(read()) })
    registry.registerMetric(made)
  }
  gauge("confetti_db_connections", "Connections to the database.", () => pool.totalCount)
  gauge("confetti_db_connections_idle", "Connections that wait for work.", () => pool.idleCount)
  gauge("confetti_db_waiting", "Queries that wait for a connection.", () => pool.waitingCount)
  gauge("confetti_heap_bytes", "Memory that JavaScript uses.", () => process.memoryUsage().heapUsed)
  const waiting: Gauge = new Gauge({
    name: "confetti_jobs_waiting",
    help: "Jobs that wait, by queue.",
    labelNames: ["queue"],
    registers: [],
    collect: async () => {
      waiting.reset()
      try {
        for (const [queue, count] of Object.entries(await jobs.countWaiting())) waiting.set({ queue }, count)
      } catch (error) {
        // Left out while the database does not say: the rest is worth knowing just then.
        log.warn({ err: error }, "the jobs that wait were not counted")
      }
    },
  })
  registry.registerMetric(waiting)
  return registry
}

/** Asks again only when its last answer is this many milliseconds old; whoever comes meanwhile shares it, also while it is on its way. */
function cachedFor<Answer>(
  milliseconds: number,
  clock: () => number,
  ask: () => Promise<Answer>,
): () => Promise<Answer> {
  let last: { at: number; answer: Promise<Answer> } | undefined
  return () => {
    const now = clock()
    if (last === undefined || Math.abs(now - last.at) >= milliseconds) last = { at: now, answer: ask() }
    return last.answer
  }
}
