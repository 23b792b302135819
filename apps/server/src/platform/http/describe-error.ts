import { AppError } from "@confetti/contract/app-error"
import type { CallableFailure } from "@confetti/contract/callable"
import { errorCatalogue, httpStatusOf } from "@confetti/contract/errors"
import type { z } from "zod"
import { isDatabaseAway } from "../db/is-database-away.ts"
import type { Log } from "../log.ts"
import { StoreAway } from "../storage/store-away.ts"

export type DescribedError = { http: number; body: CallableFailure; retryAfter: number | null }

/** An error for the wire. Unexpected ones are logged, and shown as one sentence with the request's id. */
export function describeError(error: unknown, requestId: string, log: Log): DescribedError {
  if (!(error instanceof AppError)) {
    const away = error instanceof StoreAway ? "store" : isDatabaseAway(error) ? "database" : null
    // A single line for each request, without a stack.
    if (away) log.warn({ requestId, reason: (error as Error).message }, `the ${away} is away`)
    else log.error({ requestId, err: error }, "unexpected error")
    const described = away
      ? new AppError("server/unavailable", { requestId, retryAfter: awayFor })
      : new AppError("server/unexpected", { requestId })
    return describeError(described, requestId, log)
  }
  const { code, message, details } = error
  const { retryAfter } = details
  return {
    http: httpStatusOf(code),
    body: { error: { status: errorCatalogue[code].status, message, details: { ...details, code } } },
    retryAfter: typeof retryAfter === "number" ? retryAfter : null,
  }
}

/** Seconds of Retry-After while the database or the store is away. */
const awayFor = 2

/** zod's problems as a catalogue error: `fields` names each place, `whole` stands for the root. */
export function invalidInput(error: z.core.$ZodError, whole: string): AppError {
  const fields = error.issues.map(({ path, message }) => `${path.length > 0 ? path.join(".") : whole}: ${message}`)
  return new AppError("request/invalid", { fields })
}
