export type Invitation = {
  personId: string
  /** Whether somebody invited this person before: one referrer, for ever. */
  wasReferred: boolean
  inviterId: string
  /** Who invited the inviter, who invited them, and so on to the first. */
  inviterAncestors: readonly string[]
}

export type ReferrerDecision =
  | { ok: true; referrerId: string }
  | { ok: false; reason: "already-referred" | "self" | "cycle" }

/** Whether an invitation counts. Nobody invites themselves, neither directly nor by way of those they invited. */
export function acceptReferrer({ personId, wasReferred, inviterId, inviterAncestors }: Invitation): ReferrerDecision {
  if (wasReferred) return { ok: false, reason: "already-referred" }
  if (inviterId === personId) return { ok: false, reason: "self" }
  if (inviterAncestors.includes(personId)) return { ok: false, reason: "cycle" }
  return { ok: true, referrerId: inviterId }
}
