import type { Thought } from "@confetti/contract/thoughts"
import type { Written } from "../write/written.ts"

/** How one's own thought stands, in words: where it is, and what its author can expect. */
export function ownWords(review: Thought["review"], written: Written | null, isOnline: boolean): string {
  const { isTaken = true, edit = null, appeal = null } = written ?? {}
  const waits = "Waits for a connection"
  if (review === null || !isTaken) return isOnline ? "Sending…" : waits
  if (edit !== null) return isOnline ? "Sending your change…" : `Your change: ${waits.toLowerCase()}`
  if (appeal !== null && !isOnline) return `Your question: ${waits.toLowerCase()}`
  const { state, reason, hasAppealed } = review
  if (state === "needsReview")
    return hasAppealed
      ? "Somebody looks at it once more. You will see it here meanwhile."
      : "A reviewer reads it first. You will see it here meanwhile."
  if (state === "approved") return "Everybody can read it."
  const why = reason ? `It was taken down: ${reason}` : "It was taken down."
  return hasAppealed ? `${sentence(why)} A second look did not change that.` : why
}

function sentence(words: string): string {
  return /[.!?…]$/.test(words) ? words : `${words}.`
}
