import { AppError } from "@confetti/contract/app-error"
import type { CallableAccess } from "@confetti/contract/callable"
import { hour, minute } from "@confetti/domain/durations"
import { hasRole, type NeededRole } from "@confetti/domain/editors/roles"
import type { Caller } from "./identify.ts"

export type Person = Caller & { userId: string; sessionId: string; email: string }

/** The caller, where there is a session; the error `session/required` otherwise. */
export function requireUser({ caller }: { caller: Caller }): Person {
  const { userId, sessionId, email } = caller
  if (userId === null || sessionId === null || email === null) throw new AppError("session/required")
  return { ...caller, userId, sessionId, email }
}

/** Lets whoever has this id pass. `session/required` for nobody, `session/forbidden` for somebody else. */
export function mustBeOwn(userId: string, caller: Caller): void {
  if (caller.userId === null) throw new AppError("session/required")
  if (caller.userId !== userId) throw new AppError("session/forbidden")
}

/** Nobody decides about what is theirs: `editor/own`. The operator, who has no account, decides about everything. */
export function mustBeOthers(userIds: readonly string[], { caller }: { caller: Caller }): void {
  if (caller.userId !== null && userIds.includes(caller.userId)) throw new AppError("editor/own")
}

/** How old the passkey's answer may be, in milliseconds, that opened a session in which an editor acts. */
const studioOpenFor = 12 * hour
/** The same for roles, exports of addresses and the brand: a screen that was left open changes none of them. */
const confirmedFor = 15 * minute

export function isStudioOpen({ passkeyAge }: Caller): boolean {
  return passkeyAge !== null && passkeyAge <= studioOpenFor
}

/** Refuses whoever has not used their passkey in the last quarter of an hour: `session/passkey-again`. */
export function requireConfirmation({ caller }: { caller: Caller }): void {
  const { passkeyAge } = caller
  if (passkeyAge === null || passkeyAge > confirmedFor) throw new AppError("session/passkey-again")
}

/**
 * Lets editors in this role pass whose session a passkey opened within the last twelve hours, and the operator at the server's own
 * adminSocket: a mailbox alone opens no parcels. `session/required`, `session/editors-only`, `session/role-required` and
 * `session/passkey-required` for the rest.
 */
export function requireRole({ caller }: { caller: Caller }, role: NeededRole): void {
  const { userId, roles, openedBy } = caller
  if (roles.size === 0) throw new AppError(userId === null ? "session/required" : "session/editors-only")
  if (!hasRole(caller, role)) throw new AppError("session/role-required", { role, roles: [...roles] })
  if (!isStudioOpen(caller)) throw new AppError("session/passkey-required", { openedBy })
}

/** Refuses whoever may not call this at all, before anything of the request is read. */
export function mustHaveAccess(caller: Caller, access: CallableAccess): void {
  if (access === "anyone") return
  if (access === "person") requireUser({ caller })
  else requireRole({ caller }, access)
}
