import { fieldsOf, readStored, writeStored } from "../../../platform/storage.ts"
import type { KnownUser } from "../session-store.ts"

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
