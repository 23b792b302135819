import type { IncomingMessage } from "node:http"
import type { FramedResponse } from "../http/framed-response.ts"

export type TracedJob = { name: string; traceparent: string | undefined }

export type SpanOutcome = "exported" | "failed" | "dropped"

export type Tracing = {
  traceRequest: (request: IncomingMessage, response: FramedResponse, answer: () => void) => void
  /** Runs a job in its span, within its sender's trace if known. */
  traceJob: (job: TracedJob, run: () => Promise<void>) => Promise<void>
  /** Sends waiting spans and ends, within three seconds. */
  stop: () => Promise<void>
}
