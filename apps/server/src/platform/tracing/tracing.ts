import type { IncomingMessage } from "node:http"
import type { FramedResponse } from "../http/framed-response.ts"

export type TracedJob = { name: string; traceparent: string | undefined }

export type SpanOutcome = "exported" | "failed" | "dropped"

export type Tracing = {
  traceRequest: (request: IncomingMessage, response: FramedResponse, answer: () => void) => void
  /** Does a job inside its span: in the trace of what sent it, where that is known. */
  traceJob: (job: TracedJob, run: () => Promise<void>) => Promise<void>
  /** Sends what waits, and ends. It takes three seconds at most. */
  stop: () => Promise<void>
}
