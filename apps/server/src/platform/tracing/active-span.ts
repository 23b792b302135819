import { type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, type Tracer, trace } from "@opentelemetry/api"
import type { ActiveTrace, OpenStep, Step } from "./active-trace.ts"

export class ActiveSpan implements ActiveTrace {
  readonly traceId: string
  readonly #tracer: Tracer
  readonly #span: Span
  readonly #context: Context

  constructor(tracer: Tracer, span: Span) {
    this.traceId = span.spanContext().traceId
    this.#tracer = tracer
    this.#span = span
    this.#context = trace.setSpan(ROOT_CONTEXT, span)
  }

  startStep({ name, attributes }: Step): OpenStep | null {
    if (!this.#span.isRecording()) return null
    const options = { kind: SpanKind.CLIENT, ...(attributes && { attributes }) }
    const span = this.#tracer.startSpan(name, options, this.#context)
    return {
      end: (failure) => {
        if (failure !== undefined) setFailure(span, failure)
        span.end()
      },
    }
  }

  traceparent(): string | undefined {
    return this.#span.isRecording() ? `00-${this.traceId}-${this.#span.spanContext().spanId}-01` : undefined
  }
}

export function setFailure(span: Span, type: string): void {
  span.setAttribute("error.type", type)
  span.setStatus({ code: SpanStatusCode.ERROR })
}
