import { useEffect } from "react"
import { useScope } from "../platform/session-scope.ts"
import { followGuest } from "./session/follow-guest.ts"

// Everything loaded after the page has settled, in one chunk, a moment after the screen.
export { BalanceBadge } from "../features/points/badge/index.ts"
export { InviteSheet } from "../features/invite/index.ts"
export { JoinSheet } from "../features/session/join/index.ts"
export { NoveltyRow } from "../features/novelty/index.ts"
export { Tutorials } from "../features/tutorials/index.ts"
export { FeedCardView } from "./screens/feed-card.tsx"
export { Greeting } from "./screens/greeting.tsx"
export { PictureSheet } from "./sheets/picture-sheet.tsx"
export { TodayRingSlot } from "./today/today-ring-slot.tsx"

export function GuestFollower() {
  const scope = useScope()
  useEffect(() => followGuest(scope), [scope])
  return null
}
