import { BatchSpanProcessor, type SpanExporter, type SpanProcessor } from "@opentelemetry/sdk-trace"
import { ExportResultCode } from "@opentelemetry/core"
import type { Log } from "../log.ts"
import type { SpanOutcome } from "./tracing.ts"

const mostInABatch = 512

type Parts = {
  exporter: SpanExporter
  capacity: number
  delayMs: number
  timeoutMs: number
  count: (outcome: SpanOutcome, spans: number) => void
  log: Log
}

/**
 * A bounded queue of spans with counters. OpenTelemetry's own processor drops spans without a number to monitor, so they are refused
 * before.
 */
export function createSpanQueue({ exporter, capacity, delayMs, timeoutMs, count, log }: Parts): SpanProcessor {
  let waiting = 0
  let isFailing = false

  function noteResult(error: Error | undefined, spans: number): void {
    count(error === undefined ? "exported" : "failed", spans)
    // Once, not with each batch: the collector may be away for hours.
    if (error !== undefined && !isFailing) log.warn({ reason: error.message }, "traces can't be exported")
    if (error === undefined && isFailing) log.info("traces are exported again")
    isFailing = error !== undefined
  }

  const batches = new BatchSpanProcessor({
    exporter: {
      export: (spans, done) => {
        waiting -= spans.length
        exporter.export(spans, (result) => {
          const isExported = result.code === ExportResultCode.SUCCESS
          noteResult(isExported ? undefined : (result.error ?? new Error("no reason was given")), spans.length)
          done(result)
        })
      },
      shutdown: () => exporter.shutdown(),
    },
    maxQueueSize: capacity,
    maxExportBatchSize: Math.min(mostInABatch, capacity),
    scheduledDelayMillis: delayMs,
    // The exporter has its own timeout; this is for one that hangs.
    exportTimeoutMillis: 2 * timeoutMs,
  })

  return {
    onStart: () => {},
    onEnd: (span) => {
      if (waiting >= capacity) return count("dropped", 1)
      waiting += 1
      batches.onEnd(span)
    },
    forceFlush: () => batches.forceFlush(),
    shutdown: () => batches.shutdown(),
  }
}
