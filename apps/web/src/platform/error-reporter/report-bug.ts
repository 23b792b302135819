import { ApiError } from "../api.ts"
import { reportError } from "./report-error.ts"

/** For retried work: an `ApiError` (offline, refused, rate limited) is expected; anything else is reported as a bug. */
export function reportBug(error: unknown): void {
  if (!(error instanceof ApiError)) reportError(error)
}
