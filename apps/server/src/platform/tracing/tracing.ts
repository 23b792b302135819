import type { IncomingMessage } from "node:http"
import type { FramedResponse } from "../http/framed-response.ts"

/** An attempt at a job. `traceparent` names the span that sent it. */
export type TracedJob = { name: string; traceparent: string | undefined }

/** What becomes of spans. */
export type SpanOutcome = "exported" | "failed" | "dropped"

/** Says what requests and jobs spend their time on, as spans for the operator's collector. */
export type Tracing = {
  /** Answers a request inside its span, which ends with the response. */
  traceRequest: (request: IncomingMessage, response: FramedResponse, answer: () => void) => void
  /** Does a job inside its span: in the trace of what sent it, where that is known. */
  traceJob: (job: TracedJob, run: () => Promise<void>) => Promise<void>
  /** Sends what waits, and ends. It takes three seconds at most. */
  stop: () => Promise<void>
}
