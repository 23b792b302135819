import type { Thought } from "@confetti/contract/thoughts"
import { t } from "@confetti/domain/messages/t"
import type { Written } from "../write/written.ts"

export function ownWords(review: Thought["review"], written: Written | null, isOnline: boolean): string {
  const { state: sending = "sent", edit = null, appeal = null } = written ?? {}
  if (review === null || sending === "queued") return isOnline ? t`Sending…` : t`Waits for a connection`
  if (edit !== null) return isOnline ? t`Sending your change…` : t`Your change: waits for a connection`
  if (appeal !== null && !isOnline) return t`Your question: waits for a connection`
  const { state, reason, hasAppealed, waitsFor } = review
  if (state === "needsReview") {
    if (waitsFor.includes("reports"))
      return t`Readers reported it, so somebody looks at it. Only you see it until then.`
    return hasAppealed
      ? t`Somebody looks at it once more. You will see it here meanwhile.`
      : t`A reviewer reads it first. You will see it here meanwhile.`
  }
  if (state === "approved") return t`Everybody can read it.`
  const why = reason ? t`It was taken down: ${reason}` : t`It was taken down.`
  return hasAppealed ? `${sentence(why)} ${t`A second look did not change that.`}` : why
}

function sentence(words: string): string {
  return /[.!?…]$/.test(words) ? words : `${words}.`
}
