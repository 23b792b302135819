import type { Config } from "../config.ts"
import type { Log } from "../log.ts"
import type { Metrics } from "../metrics/create-metrics.ts"
import type { Tracing } from "./tracing.ts"

/** Tracing if a collector is configured; otherwise null, without loading OpenTelemetry. */
export async function openTracing(config: Config, metrics: Metrics, log: Log): Promise<Tracing | null> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = config
  if (endpoint === undefined) return null
  const { createTracing } = await import("./create-tracing.ts")
  return createTracing({ config, endpoint, metrics, log })
}
