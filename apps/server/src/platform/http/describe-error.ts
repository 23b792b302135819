import { AppError } from "@confetti/contract/app-error"
import type { CallableFailure } from "@confetti/contract/callable"
import { errorCatalogue, httpStatusOf } from "@confetti/contract/errors"
import type { z } from "zod"
import type { Log } from "../log.ts"
import { codeOf } from "../thrown.ts"

export type DescribedError = { http: number; body: CallableFailure; retryAfter: number | null }

/** An error as it crosses the wire. What was not expected is logged whole, and shown as one sentence with the request's id. */
export function describeError(error: unknown, requestId: string, log: Log): DescribedError {
  if (!(error instanceof AppError)) {
    log.error({ requestId, err: error }, "unexpected error")
    return describeError(
      new AppError(isConnectionLost(error) ? "server/unavailable" : "server/unexpected", { requestId }),
      requestId,
      log,
    )
  }
  const { code, message, details } = error
  const { retryAfter } = details
  return {
    http: httpStatusOf(code),
    body: { error: { status: errorCatalogue[code].status, message, details: { ...details, code } } },
    retryAfter: typeof retryAfter === "number" ? retryAfter : null,
  }
}

const lostCodes = new Set(["ECONNREFUSED", "ECONNRESET", "ENOTFOUND", "ETIMEDOUT", "57P01", "57P02", "57P03", "53300"])
const lostMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

/** True when the database is away: nothing is broken, and asking again later is right. */
function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return lostCodes.has(codeOf(error) ?? "") || lostMessages.test(error.message)
}

/** What zod found wrong, as the catalogue's error: `fields` names each place, and `whole` stands for all of it. */
export function invalidInput(error: z.core.$ZodError, whole: string): AppError {
  const fields = error.issues.map(({ path, message }) => `${path.length > 0 ? path.join(".") : whole}: ${message}`)
  return new AppError("request/invalid", { fields })
}
