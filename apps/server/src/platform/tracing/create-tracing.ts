import { randomUUID } from "node:crypto"
import { readFileSync } from "node:fs"
import { setTimeout as sleep } from "node:timers/promises"
import { type Context, ROOT_CONTEXT, type Span, SpanKind, trace } from "@opentelemetry/api"
import { parseTraceParent } from "@opentelemetry/core"
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-proto"
import { defaultResource, resourceFromAttributes } from "@opentelemetry/resources"
import { TracerProvider } from "@opentelemetry/sdk-trace"
import type { Config } from "../config.ts"
import type { Log } from "../log.ts"
import type { Metrics } from "../metrics/create-metrics.ts"
import { ActiveSpan, setFailure } from "./active-span.ts"
import { activeTrace } from "./active-trace.ts"
import { createSampler } from "./create-sampler.ts"
import { errorType } from "./error-type.ts"
import { endRequestSpan, startOfRequest } from "./request-span.ts"
import { createSpanQueue } from "./span-queue.ts"
import type { Tracing } from "./tracing.ts"

const flushMs = 3000
/** Attributes, such as statements, are truncated to this length. */
const longestValue = 4000

type Parts = { config: Config; endpoint: string; metrics: Metrics; log: Log }

/**
 * Traces for a collector. The provider is not registered globally: libraries such as better-auth would add spans with unknown attributes.
 */
export function createTracing({ config, endpoint, metrics, log }: Parts): Tracing {
  const provider = createProvider({ config, endpoint, metrics, log })
  const tracer = provider.getTracer("confetti", version)

  const enter = <Result>(span: Span, run: () => Result): Result => activeTrace.run(new ActiveSpan(tracer, span), run)

  return {
    traceRequest: (request, response, answer) => {
      const parent = config.TRUST_PROXY > 0 ? contextOf(request.headers["traceparent"]) : ROOT_CONTEXT
      const span = tracer.startSpan(...startOfRequest(request, response), parent)
      if (!span.isRecording()) return answer()
      response.traceId = span.spanContext().traceId
      response.once("close", () => endRequestSpan(span, response))
      enter(span, answer)
    },
    traceJob: async ({ name, traceparent }, run) => {
      const attributes = {
        "messaging.system": "pg-boss",
        "messaging.operation.type": "process",
        "messaging.operation.name": "process",
        "messaging.destination.name": name,
      }
      const span = tracer.startSpan(`process ${name}`, { kind: SpanKind.CONSUMER, attributes }, contextOf(traceparent))
      if (!span.isRecording()) return run()
      try {
        await enter(span, run)
      } catch (error) {
        setFailure(span, errorType(error))
        throw error
      } finally {
        span.end()
      }
    },
    stop: async () => {
      const patience = new AbortController()
      const flushed = provider.shutdown().catch(() => {})
      await Promise.race([flushed, sleep(flushMs, undefined, { signal: patience.signal }).catch(() => {})])
      patience.abort()
    },
  }
}

/** The context of a remote span; a new one if it can't be parsed. */
function contextOf(traceparent: unknown): Context {
  const parent = typeof traceparent === "string" ? parseTraceParent(traceparent) : null
  return parent === null ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true })
}

const { version } = JSON.parse(readFileSync(new URL("../../../package.json", import.meta.url), "utf8")) as {
  version: string
}

function createProvider({ config, endpoint, metrics, log }: Parts): TracerProvider {
  const timeoutMillis = config.OTEL_EXPORTER_OTLP_TIMEOUT
  const exporter = new OTLPTraceExporter({
    url: `${endpoint}/v1/traces`,
    headers: config.OTEL_EXPORTER_OTLP_HEADERS ?? {},
    timeoutMillis,
  })
  const ours = resourceFromAttributes({
    "service.name": config.OTEL_SERVICE_NAME,
    "service.version": version,
    "service.instance.id": randomUUID(),
  })
  const queue = createSpanQueue({
    exporter,
    capacity: config.OTEL_BSP_MAX_QUEUE_SIZE,
    delayMs: config.OTEL_BSP_SCHEDULE_DELAY,
    timeoutMs: timeoutMillis,
    count: metrics.countSpans,
    log,
  })
  return new TracerProvider({
    resource: defaultResource().merge(ours),
    sampler: createSampler(config),
    spanLimits: { attributeValueLengthLimit: longestValue },
    spanProcessors: [queue],
  })
}
