import { ApiError, call } from "../../../platform/api.ts"
import { reportError } from "../../../platform/error-reporter/report-error.ts"
import { fieldsOf, readStored, writeStored } from "../../../platform/storage.ts"
import type { KnownUser, SessionHooks } from "../session-store.ts"

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

const key = "cf_user"

/** Who was here when this device last heard from the server: enough to greet them without a network, and no more. */
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
