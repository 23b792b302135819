import type { FeedCause } from "@confetti/domain/default-feed"

const day = 86_400_000

type Explained = { developing: boolean; publishedAt: number; updatedAt: number }

/** One true sentence. `category` is the title of the tile's first category, where readers can see that category. */
export function explanation(tile: Explained, category: string | null, cause: FeedCause, now: number): string {
  if (tile.developing) return `A story that is still growing; last changed ${daysAgo(tile.updatedAt, now)}`
  if (cause === "new") return `${newness(tile.publishedAt, now)}${category ? ` in ${category}` : ""}`
  if (cause === "liked") return category ? `One of the best loved in ${category}` : "One of the best loved here"
  return category ? `Here so that you meet ${category} too` : "Here so that your feed has a bit of everything"
}

function newness(publishedAt: number, now: number): string {
  const days = daysBetween(publishedAt, now)
  if (days === 0) return "New today"
  return days < 7 ? "New this week" : "New in the last two weeks"
}

function daysAgo(then: number, now: number): string {
  const days = daysBetween(then, now)
  if (days === 0) return "today"
  return days === 1 ? "yesterday" : `${days.toLocaleString("en")} days ago`
}

/** Days of the calendar, in UTC: something from yesterday evening was yesterday, not today. */
function daysBetween(then: number, now: number): number {
  return Math.max(0, Math.floor(now / day) - Math.floor(then / day))
}
