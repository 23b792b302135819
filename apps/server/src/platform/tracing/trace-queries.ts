import type pg from "pg"
import { activeTrace } from "./active-trace.ts"
import { describeQuery, type Query } from "./describe-query.ts"
import { errorType } from "./error-type.ts"

type Answered = (error: Error | null | undefined, result: unknown) => void

const traced = new WeakSet<pg.PoolClient>()

export function traceQueries(client: pg.PoolClient): void {
  if (traced.has(client)) return
  traced.add(client)
  const query = client.query.bind(client) as (first: unknown, ...rest: unknown[]) => unknown

  function queryInStep(first: unknown, ...rest: unknown[]): unknown {
    const trace = activeTrace.getStore()
    const step = trace !== undefined && isQuery(first) ? trace.startStep(describeQuery(first)) : null
    if (step === null) return query(first, ...rest)
    const answered = rest.at(-1)
    if (isAnswered(answered))
      return query(first, ...rest.slice(0, -1), ((error, result) => {
        step.end(error ? errorType(error) : undefined)
        answered(error, result)
      }) satisfies Answered)
    const answer = query(first, ...rest) as Promise<unknown>
    answer.then(
      () => step.end(),
      (error: unknown) => step.end(errorType(error)),
    )
    return answer
  }

  client.query = queryInStep as typeof client.query
}

/** Drivers are called with a callback or return a promise. */
function isAnswered(last: unknown): last is Answered {
  return typeof last === "function"
}

/** Whether it is a statement and not a cursor. */
function isQuery(first: unknown): first is Query {
  return (
    typeof first === "string" ||
    (typeof first === "object" && first !== null && "text" in first && !("submit" in first))
  )
}
