import type { EarnAction } from "@confetti/domain/points/action-points"

/** What a person asks for; the rest is paid by the server when it happens. */
export const claimedActions = [
  "read_a_tile",
  "share",
  "complete_account",
  "enable_notifications",
  "follow_tiktok",
  "follow_ig",
] as const satisfies readonly EarnAction[]

export type ClaimedAction = (typeof claimedActions)[number]

export function isClaimed(action: EarnAction): action is ClaimedAction {
  return (claimedActions as readonly EarnAction[]).includes(action)
}
