import { z } from "zod"
import { addressOf, listOf, wholeNumber } from "../setting-types.ts"

/** Headers as OpenTelemetry writes them: `name=value`, with commas between them and what is special in a value escaped as in an address. */
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

/** How traces are made and where they go, by the names that OpenTelemetry gives its variables. */
export const tracingSettings = {
  /** The collector that traces are sent to, by OTLP over HTTP; without it nothing is traced. */
  OTEL_EXPORTER_OTLP_ENDPOINT: addressOf(["http:", "https:"])
    .transform((text) => text.replace(/(?<!\/)\/+$/, ""))
    .optional(),
  OTEL_EXPORTER_OTLP_PROTOCOL: z.literal("http/protobuf", "must be http/protobuf").default("http/protobuf"),
  OTEL_EXPORTER_OTLP_HEADERS: headerList.optional(),
  /** How long a batch may take with all its tries, in milliseconds. */
  OTEL_EXPORTER_OTLP_TIMEOUT: wholeNumber(1, 600_000).default(10_000),
  OTEL_SERVICE_NAME: z.string().max(200).default("confetti"),
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
    .default("parentbased_always_on"),
  /** Of so many, as a share of 1, where the sampler goes by a ratio. */
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(0(\.\d+)?|1(\.0+)?)$/, "must be a number from 0 to 1")
    .transform(Number)
    .optional(),
  /** How long a span waits for others to be sent with, in milliseconds, and how many may wait; what is more is dropped. */
  OTEL_BSP_SCHEDULE_DELAY: wholeNumber(1, 600_000).default(5000),
  OTEL_BSP_MAX_QUEUE_SIZE: wholeNumber(1, 1_000_000).default(2048),
}
