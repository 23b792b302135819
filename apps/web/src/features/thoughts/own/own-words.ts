import type { Thought } from "@confetti/contract/thoughts"
import { t } from "@confetti/domain/messages/t"
import type { Written } from "../write/written.ts"

export function ownWords(review: Thought["review"], written: Written | null, isOnline: boolean): string {
  const { state: sending = "sent", edit = null, appeal = null } = written ?? {}
  if (review === null || sending === "queued") return isOnline ? t`Sending…` : t`Waiting for a connection`
  if (edit !== null) return isOnline ? t`Sending your change…` : t`Your change is waiting for a connection`
  if (appeal !== null && !isOnline) return t`Your request is waiting for a connection`
  const { state, reason, hasAppealed, waitsFor } = review
  if (state === "needsReview") {
    if (waitsFor.includes("reports"))
      return t`Readers reported it, so it is being reviewed. Only you can see it until then.`
    return hasAppealed
      ? t`It is being reviewed again. You can see it here in the meantime.`
      : t`It is waiting for review. You can see it here in the meantime.`
  }
  if (state === "approved") return t`Everyone can read it.`
  const why = reason ? t`It was removed: ${reason}` : t`It was removed.`
  return hasAppealed ? `${sentence(why)} ${t`A second review did not change that.`}` : why
}

function sentence(words: string): string {
  return /[.!?…]$/.test(words) ? words : `${words}.`
}
