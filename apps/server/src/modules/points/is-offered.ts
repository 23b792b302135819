import type { EarnAction } from "@confetti/domain/action-points"
import type { ContentSnapshot } from "../../platform/content/content-snapshot.ts"
import { channelOf } from "./channel-of.ts"

/** Whether there are points for this here: a story that still grows brings none, and a channel is followed where there is one. */
export function isOffered(action: EarnAction, content: ContentSnapshot, tileId?: string): boolean {
  if (action === "follow_tiktok" || action === "follow_ig") return channelOf(content, action) !== null
  return tileId === undefined || content.byId.get(tileId)?.developing === false
}
