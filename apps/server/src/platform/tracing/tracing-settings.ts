import { z } from "zod"
import { addressOf, listOf, wholeNumber } from "../settings/setting-types.ts"

/** Headers in OpenTelemetry's format: comma-separated `name=value`, percent-encoded. */
const headerList = z
  .string()
  .refine((text) => listOf(text).every(isHeader), "must be name=value, with commas between several")
  .transform((text) => Object.fromEntries(listOf(text).map(headerOf)))

function isHeader(text: string): boolean {
  try {
    const [name, value] = headerOf(text)
    return text.includes("=") && /^[\w.-]+$/.test(name) && /^[\x20-\x7e]*$/.test(value)
  } catch {
    return false
  }
}

function headerOf(text: string): [string, string] {
  const at = text.indexOf("=")
  return [text.slice(0, at).trim(), decodeURIComponent(text.slice(at + 1).trim())]
}

/** Settings of traces, by OpenTelemetry's variable names. */
export const tracingSettings = {
  OTEL_EXPORTER_OTLP_ENDPOINT: addressOf(["http:", "https:"])
    .transform((text) => text.replace(/(?<!\/)\/+$/, ""))
    .optional()
    .describe(
      "An OpenTelemetry collector. Requests, statements, jobs, mail and notifications are traced to it by OTLP over HTTP ([watch](operate.md#watch)). Unset, nothing is traced.",
    ),
  OTEL_EXPORTER_OTLP_PROTOCOL: z
    .literal("http/protobuf", "must be http/protobuf")
    .default("http/protobuf")
    .describe("The protocol of the collector. No other is supported."),
  OTEL_EXPORTER_OTLP_HEADERS: headerList
    .optional()
    .describe(
      "Headers by which the collector lets the server in, as `name=value`, with special characters escaped as in a URL.",
    ),
  OTEL_EXPORTER_OTLP_TIMEOUT: wholeNumber(1, 600_000)
    .default(10_000)
    .describe("How long a batch may take with all its tries, in milliseconds."),
  OTEL_SERVICE_NAME: z.string().max(200).default("confetti").describe("The name of the service in traces."),
  OTEL_TRACES_SAMPLER: z
    .enum(
      [
        "always_on",
        "always_off",
        "traceidratio",
        "parentbased_always_on",
        "parentbased_always_off",
        "parentbased_traceidratio",
      ],
      "must be always_on, always_off or traceidratio, or one of these after parentbased_",
    )
    .default("parentbased_always_on")
    .describe("Which traces are kept."),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(0(\.\d+)?|1(\.0+)?)$/, "must be a number from 0 to 1")
    .transform(Number)
    .optional()
    .describe("The share of traces that a sampler with `traceidratio` keeps, from 0 to 1."),
  OTEL_BSP_SCHEDULE_DELAY: wholeNumber(1, 600_000)
    .default(5000)
    .describe("How long spans wait to be sent together, in milliseconds."),
  OTEL_BSP_MAX_QUEUE_SIZE: wholeNumber(1, 1_000_000)
    .default(2048)
    .describe("How many spans may wait. Any more are dropped and counted."),
}
