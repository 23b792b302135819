import { Counter, Histogram, Registry } from "prom-client"

/** Upper bounds of the latency histogram, in seconds. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export type Metrics = {
  observe: (route: string, status: number, milliseconds: number) => void
  /** What was counted, to be printed. */
  registry: Registry
}

/** Counts requests by route and status, and how long they took. Routes are few and named by us, so this stays small. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  const requests = new Counter({
    name: "confetti_requests_total",
    help: "Requests answered, by route and status.",
    labelNames: ["route", "status"],
    registers: [registry],
  })
  const seconds = new Histogram({
    name: "confetti_request_seconds",
    help: "Time from a request's first byte to its answer's last.",
    labelNames: ["route"],
    buckets,
    registers: [registry],
  })
  return {
    registry,
    observe: (route, status, milliseconds) => {
      requests.inc({ route, status })
      seconds.observe({ route }, milliseconds / 1000)
    },
  }
}
