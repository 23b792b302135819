import { ApiError, call } from "../../../platform/api.ts"
import { reportError } from "../../../platform/error-reporter/report-error.ts"
import { fieldsOf, readStored, writeStored } from "../../../platform/storage.ts"
import type { KnownUser, SessionHooks } from "../session-store.ts"

/**
 * Makes a user available: the server computes what they may see, then the app reads their feed. If the first step fails, the second
 * continues, and the error is only reported.
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

const key = "cf_user"

/** The person known from the last contact with the server: enough to greet them offline. */
export function readKnownUser(): KnownUser | null {
  return readStored(key, isKnownUser)
}

export function keepKnownUser({ id, name, picture }: KnownUser): void {
  writeStored(key, { id, name, picture } satisfies KnownUser)
}

function isKnownUser(value: unknown): value is KnownUser {
  const { id, name, picture } = fieldsOf(value)
  return typeof id === "string" && typeof name === "string" && (picture === null || typeof picture === "string")
}
