import { AppError } from "@confetti/contract/app-error"
import { Registry } from "prom-client"
import { isMigrated } from "../../platform/db/migrate.ts"
import { route } from "../../platform/http/route.ts"
import { metricsPrinter } from "../../platform/metrics/print-metrics.ts"
import { processMetrics } from "../../platform/metrics/process-metrics.ts"
import type { Module } from "../../platform/module.ts"
import type { Services } from "../../platform/services.ts"
import { liveGauges } from "./live-gauges.ts"
import { mayReadMetrics } from "./may-read-metrics.ts"

const headers = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" }

/** Milliseconds that a reading may take. */
const patience = 1000

export const health: Module = {
  name: "health",
  routes: (app, services) => {
    const { config, clock, metrics, rateLimits, isDraining } = services
    const methods = ["GET", "HEAD"]
    // Each process is monitored, so the budget is not shared.
    const budget = rateLimits.ownLimit(config.RATE_LIMIT_HEALTH)
    const readyAnswer = cachedFor(1000, clock, readinessOf(services))
    const printMetrics = metricsPrinter([metrics.registry, liveGauges(services), processMetrics()])

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
        if (!mayReadMetrics(incoming, config)) throw new AppError("session/forbidden")
        return new Response(await printMetrics(), {
          headers: { ...headers, "content-type": Registry.PROMETHEUS_CONTENT_TYPE },
        })
      }),
    )
  },
}

type Ready = { status: number; text: string }

/**
 * Whether to send requests here. A server that was ready stays so while the shared database is down, or no server could answer what works
 * without it.
 */
function readinessOf({ pool, readiness, log }: Services): () => Promise<Ready> {
  let wasReady = false
  return async () => {
    try {
      if (!(await isMigrated(pool))) return { status: 503, text: "the database is not migrated" }
      await readiness.settled(patience)
      const pending = readiness.pending()
      if (pending.length > 0) return { status: 503, text: `still reading: ${pending.join(", ")}` }
      wasReady = true
      return { status: 200, text: "ok" }
    } catch (error) {
      log.warn({ err: error }, "the database does not answer")
      return wasReady
        ? { status: 200, text: "the database does not answer; pages are still served" }
        : { status: 503, text: "the database does not answer" }
    }
  }
}

/** Caches an answer for this many milliseconds. Concurrent callers share one request. */
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
