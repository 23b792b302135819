import { Counter, Histogram, Registry } from "prom-client"
import type { ReplicaOutcome } from "../db/replica/reads-with-fallback.ts"
import type { SpanOutcome } from "../tracing/tracing.ts"

/** Upper bounds in seconds. */
const requestBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const jobBuckets = [0.1, 1, 10, 60, 600]

const classes = ["0xx", "1xx", "2xx", "3xx", "4xx", "5xx"]

export type Metrics = {
  observe: (route: string, status: number, milliseconds: number) => void
  observeJob: (name: string, outcome: "done" | "failed", milliseconds: number) => void
  countSpans: (outcome: SpanOutcome, count: number) => void
  observeReplicaRead: (outcome: ReplicaOutcome) => void
  registry: Registry
}

/** Counts requests by route and status, and jobs by name and outcome, with durations. All labels are known in advance. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  const requests = new Counter({
    name: "confetti_requests_total",
    help: "Requests answered, by route and status.",
    labelNames: ["route", "status"],
    registers,
  })
  const seconds = new Histogram({
    name: "confetti_request_seconds",
    help: "Time from a request's first byte to its answer's last, by route and class of status.",
    labelNames: ["route", "class"],
    buckets: requestBuckets,
    registers,
  })
  const jobs = new Counter({
    name: "confetti_jobs_total",
    help: "Attempts at jobs, by name and outcome. Failed jobs are retried up to their queue's limit.",
    labelNames: ["name", "outcome"],
    registers,
  })
  const jobSeconds = new Histogram({
    name: "confetti_job_seconds",
    help: "Time an attempt at a job took, by name.",
    labelNames: ["name"],
    buckets: jobBuckets,
    registers,
  })
  const replicaReads = new Counter({
    name: "confetti_replica_reads_total",
    help: "Reads that a replica may answer, by outcome: answered by it, or by the primary, and why.",
    labelNames: ["outcome"],
    registers,
  })
  const spans = new Counter({
    name: "confetti_trace_spans_total",
    help: "Spans by what became of them: exported, failed (the collector did not take them), dropped (too many waited).",
    labelNames: ["outcome"],
    registers,
  })
  return {
    registry,
    observeReplicaRead: (outcome) => replicaReads.inc({ outcome }),
    observe: (route, status, milliseconds) => {
      requests.inc({ route, status })
      seconds.observe({ route, class: classes[Math.trunc(status / 100)] ?? "0xx" }, milliseconds / 1000)
    },
    observeJob: (name, outcome, milliseconds) => {
      jobs.inc({ name, outcome })
      jobSeconds.observe({ name }, milliseconds / 1000)
    },
    countSpans: (outcome, count) => spans.inc({ outcome }, count),
  }
}
