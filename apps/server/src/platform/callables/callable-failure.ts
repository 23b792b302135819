import type { AppError } from "@confetti/contract/app-error"
import { describeError } from "../http/describe-error.ts"
import type { CallContext } from "./define-callable.ts"
import type { SavedAnswer } from "./idempotency-store.ts"

export function callableFailure(error: AppError, { requestId, log }: CallContext): SavedAnswer {
  const { http, body } = describeError(error, requestId, log)
  return { status: http, body: JSON.stringify(body) }
}
