import type { Role } from "./roles.ts"

/** `isFixed` if the server's settings make them an owner. */
export type EditorFacts = { userId: string; roles: readonly Role[]; isFixed: boolean }

type Change = {
  /** Null for the operator. */
  actorId: string | null
  subject: EditorFacts
  /** The new roles; empty removes the editor. */
  roles: readonly Role[]
  hasOtherOwner: boolean
}

export type ChangeRefusal = "fixed" | "own-roles" | "last-owner"

/** Decides a change of roles. Nobody can give themselves more, the last owner stays, and editors of the settings are changed only there. */
export function decideEditorChange({
  actorId,
  subject,
  roles,
  hasOtherOwner,
}: Change): { ok: true } | { ok: false; reason: ChangeRefusal } {
  if (subject.isFixed) return { ok: false, reason: "fixed" }
  const isOwn = actorId === subject.userId
  if (isOwn && roles.some((role) => !subject.roles.includes(role))) return { ok: false, reason: "own-roles" }
  const endsOwner = subject.roles.includes("owner") && !roles.includes("owner")
  if (endsOwner && !hasOtherOwner) return { ok: false, reason: "last-owner" }
  return { ok: true }
}
