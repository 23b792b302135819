import type { EarnAction } from "@confetti/domain/points/action-points"
import type { ContentSnapshot } from "../../platform/content/content-snapshot.ts"
import type { Services } from "../../platform/services.ts"

/** Actions claimed by the person; the server pays for others itself. */
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

const kinds = { follow_tiktok: "tiktok_social", follow_ig: "ig_social" } as const

/** Whether an action pays points here: not for developing stories, channels that do not exist, or unused permissions. */
export function isOffered(
  action: EarnAction,
  { content, capabilities }: Pick<Services, "content" | "capabilities">,
  tileId?: string,
): boolean {
  if (action === "enable_notifications") return capabilities.push
  if (action === "follow_tiktok" || action === "follow_ig") return channelOf(content.current(), action) !== null
  return tileId === undefined || content.current().byId.get(tileId)?.developing === false
}

export function channelOf({ posts }: ContentSnapshot, action: keyof typeof kinds): string | null {
  return posts.find(({ type }) => type === kinds[action])?.address ?? null
}
