import { ApiError, call } from "../../../platform/api.ts"
import { reportError } from "../../../platform/error-reporter/report-error.ts"
import type { SessionHooks } from "../session-hooks.ts"

/**
 * A user became available: the server works out what they may see, and then the app fetches their feed. When the first
 * fails the second goes on, and nobody is told but the error reporter.
 */
export async function makeAvailable(
  userId: string,
  { onUser }: SessionHooks,
  isStillHere: () => boolean,
): Promise<void> {
  try {
    await call("users-calculate_eligible_tiles")
  } catch (error) {
    if (!isUnsent(error)) reportError(new Error(`Caluclate Eligible Tiles Error ${messageOf(error)}`))
  }
  if (isStillHere()) await onUser(userId)
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

function isUnsent(error: unknown): boolean {
  return error instanceof ApiError && (error.code === "offline" || error.code === "signing-out")
}
