import type { Role } from "./roles.ts"

/** An editor as far as a change is decided by it. `isFixed` where the server's own settings make them an owner. */
export type EditorFacts = { userId: string; roles: readonly Role[]; isFixed: boolean }

type Change = {
  /** Who changes it; null for the operator. */
  actorId: string | null
  subject: EditorFacts
  /** What they are to have. None is to be removed. */
  roles: readonly Role[]
  hasOtherOwner: boolean
}

export type ChangeRefusal = "fixed" | "own-roles" | "last-owner"

/**
 * Whether these become an editor's roles. Nobody gives themselves more, the last owner stays, and whom the settings name is changed there
 * alone.
 */
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
