export type Invitation = {
  personId: string
  /** Whether they were already invited: one referrer, for ever. */
  wasReferred: boolean
  inviterId: string
  /** The inviter's inviter, and so on to the first. */
  inviterAncestors: readonly string[]
}

export type ReferrerDecision =
  | { ok: true; referrerId: string }
  | { ok: false; reason: "already-referred" | "self" | "cycle" }

/** Whether an invitation counts. Nobody can invite themselves, directly or through others. */
export function acceptReferrer({ personId, wasReferred, inviterId, inviterAncestors }: Invitation): ReferrerDecision {
  if (wasReferred) return { ok: false, reason: "already-referred" }
  if (inviterId === personId) return { ok: false, reason: "self" }
  if (inviterAncestors.includes(personId)) return { ok: false, reason: "cycle" }
  return { ok: true, referrerId: inviterId }
}
