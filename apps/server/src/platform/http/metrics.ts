/** Upper bounds of the latency histogram, in seconds. */
const bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

type Series = { statuses: Map<number, number>; buckets: number[]; seconds: number; count: number }

export type Metrics = {
  observe: (route: string, status: number, milliseconds: number) => void
  /** The text that Prometheus reads. */
  print: (gauges: Record<string, number>) => string
}

/** Counts requests by route and status, and how long they took. Routes are few and named by us, so this stays small. */
export function createMetrics(): Metrics {
  const routes = new Map<string, Series>()
  return {
    observe: (route, status, milliseconds) => {
      let series = routes.get(route)
      if (!series) {
        series = { statuses: new Map(), buckets: bounds.map(() => 0), seconds: 0, count: 0 }
        routes.set(route, series)
      }
      series.statuses.set(status, (series.statuses.get(status) ?? 0) + 1)
      series.count += 1
      series.seconds += milliseconds / 1000
      const at = bounds.findIndex((bound) => milliseconds <= bound * 1000)
      if (at >= 0) series.buckets[at] = (series.buckets[at] as number) + 1
    },
    print: (gauges) => [...printCounts(routes), ...printLatency(routes), ...printGauges(gauges), ""].join("\n"),
  }
}

function* printCounts(routes: Map<string, Series>): Generator<string> {
  yield "# HELP confetti_requests_total Requests answered, by route and status."
  yield "# TYPE confetti_requests_total counter"
  for (const [route, { statuses }] of routes) {
    for (const [status, count] of statuses)
      yield `confetti_requests_total{route="${route}",status="${status}"} ${count}`
  }
}

function* printLatency(routes: Map<string, Series>): Generator<string> {
  yield "# HELP confetti_request_seconds Time from a request's first byte to its answer's last."
  yield "# TYPE confetti_request_seconds histogram"
  for (const [route, { buckets, seconds, count }] of routes) {
    let below = 0
    for (const [at, bound] of bounds.entries()) {
      below += buckets[at] as number
      yield `confetti_request_seconds_bucket{route="${route}",le="${bound}"} ${below}`
    }
    yield `confetti_request_seconds_bucket{route="${route}",le="+Inf"} ${count}`
    yield `confetti_request_seconds_sum{route="${route}"} ${seconds}`
    yield `confetti_request_seconds_count{route="${route}"} ${count}`
  }
}

function* printGauges(gauges: Record<string, number>): Generator<string> {
  for (const [name, value] of Object.entries(gauges)) yield `# TYPE ${name} gauge\n${name} ${value}`
}
