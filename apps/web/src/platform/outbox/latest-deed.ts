import type { Deed } from "./intent.ts"

/** What is to wait where `before` waits and `next` was done, of one subject. Null when `before` says it all. */
export function latestDeed(before: Deed | null, next: Deed): Deed | null {
  if (before === null) return next
  if (before.kind === "read" && next.kind === "read") return furthestRead(before, next)
  // A tap is another one each time; a like is not.
  return before.kind === next.kind && next.kind !== "tap" ? null : next
}

type Read = Deed & { kind: "read" }

function furthestRead(before: Read, next: Read): Read | null {
  if (next.share <= before.share && (before.isRead || !next.isRead)) return null
  return { ...before, share: Math.max(before.share, next.share), isRead: before.isRead || next.isRead }
}
