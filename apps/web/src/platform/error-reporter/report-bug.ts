import { ApiError } from "../api.ts"
import { reportError } from "./report-error.ts"

/**
 * For work that is tried again by itself: an `ApiError` (offline, refused, rate limited) is expected there, and needs no report.
 * Anything else is a bug, and is reported.
 */
export function reportBug(error: unknown): void {
  if (!(error instanceof ApiError)) reportError(error)
}
