import { AppError } from "@confetti/contract/app-error"
import type { CallableAccess } from "@confetti/contract/callable"
import { hour, minute } from "@confetti/domain/durations"
import { hasRole, type NeededRole } from "@confetti/domain/editors/roles"
import type { Caller } from "./identify.ts"

export type Person = Caller & { userId: string; sessionId: string; email: string }

/** The signed-in caller. Throws `session/required`. */
export function requireUser({ caller }: { caller: Caller }): Person {
  const { userId, sessionId, email } = caller
  if (userId === null || sessionId === null || email === null) throw new AppError("session/required")
  return { ...caller, userId, sessionId, email }
}

/** Checks that the caller has this id. Throws `session/required` or `session/forbidden`. */
export function mustBeOwn(userId: string, caller: Caller): void {
  if (caller.userId === null) throw new AppError("session/required")
  if (caller.userId !== userId) throw new AppError("session/forbidden")
}

/** Refuses decisions about the caller's own things: `editor/own`. The operator has no account and may decide all. */
export function mustBeOthers(userIds: readonly string[], { caller }: { caller: Caller }): void {
  if (caller.userId !== null && userIds.includes(caller.userId)) throw new AppError("editor/own")
}

/** Milliseconds that a passkey session can act as an editor. */
const studioOpenFor = 12 * hour
/** Milliseconds for sensitive actions: roles, address exports and the brand. */
const confirmedFor = 15 * minute

export function isStudioOpen({ passkeyAge }: Caller): boolean {
  return passkeyAge !== null && passkeyAge <= studioOpenFor
}

/** Requires a passkey confirmation within 15 minutes: `session/passkey-again`. */
export function requireConfirmation({ caller }: { caller: Caller }): void {
  const { passkeyAge } = caller
  if (passkeyAge === null || passkeyAge > confirmedFor) throw new AppError("session/passkey-again")
}

/**
 * Requires a role and a passkey session of the last twelve hours, or the operator at the admin socket: access to a mailbox is not enough.
 * Throws `session/required`, `session/editors-only`, `session/role-required` or `session/passkey-required`.
 */
export function requireRole({ caller }: { caller: Caller }, role: NeededRole): void {
  const { userId, roles, openedBy } = caller
  if (roles.size === 0) throw new AppError(userId === null ? "session/required" : "session/editors-only")
  if (!hasRole(caller, role)) throw new AppError("session/role-required", { role, roles: [...roles] })
  if (!isStudioOpen(caller)) throw new AppError("session/passkey-required", { openedBy })
}

/** Checks access before reading the request. */
export function mustHaveAccess(caller: Caller, access: CallableAccess): void {
  if (access === "anyone") return
  if (access === "person") requireUser({ caller })
  else requireRole({ caller }, access)
}
