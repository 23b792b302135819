import { AsyncLocalStorage } from "node:async_hooks"

/** A call to another program. Its description contains no personal data or values. */
export type Step = { name: string; attributes?: Readonly<Record<string, string>> }

export type OpenStep = {
  /** With the error's code, never its message, which may quote a value. */
  end: (failure?: string) => void
}

export type ActiveTrace = {
  readonly traceId: string
  /** Null after the trace has ended, for example in a later timer. */
  startStep: (step: Step) => OpenStep | null
  /** The W3C traceparent; undefined after the end. */
  traceparent: () => string | undefined
}

export const activeTrace = new AsyncLocalStorage<ActiveTrace>()

/** Log fields with the names that collectors expect. */
export function traceFields(): { trace_id?: string } {
  const trace = activeTrace.getStore()
  return trace === undefined ? {} : { trace_id: trace.traceId }
}
