import { AsyncLocalStorage } from "node:async_hooks"

/** Something that a request or a job waits for, in another program. What is said of it names no person and none of their values. */
export type Step = { name: string; attributes?: Readonly<Record<string, string>> }

export type OpenStep = {
  /** With the code of what it failed by, if it did: never a message, which may quote a value. */
  end: (failure?: string) => void
}

export type ActiveTrace = {
  readonly traceId: string
  /** Null once it has ended: a timer that it set goes on for longer, and is no part of it then. */
  startStep: (step: Step) => OpenStep | null
  /** Names it for what continues it, as W3C writes it; undefined once it has ended. */
  traceparent: () => string | undefined
}

export const activeTrace = new AsyncLocalStorage<ActiveTrace>()

/** What lines of the log carry, under the name that collectors look for. */
export function traceFields(): { trace_id?: string } {
  const trace = activeTrace.getStore()
  return trace === undefined ? {} : { trace_id: trace.traceId }
}
