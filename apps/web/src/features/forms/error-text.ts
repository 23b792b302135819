import { t } from "@confetti/domain/messages/t"
import { ApiError } from "../../platform/api.ts"

/** Why sending failed, and what to do. Null when offline, which is said elsewhere. */
export function errorText(error: unknown): string | null {
  if (!(error instanceof ApiError)) return t`Something went wrong. Your text is saved. Please try again.`
  if (error.code === "offline") return null
  if (error.code === "forms/too-many" || error.code === "request/rate-limited") {
    const wait = Number(error.details["retryAfter"])
    return t`You have sent several of these in the past hour. Your text is saved. Send it ${inTime(wait)}.`
  }
  if (error.code === "request/invalid")
    return t`Something in your answers is not valid. Your text is saved. Please check it.`
  return t`Something went wrong on our side, so it was not sent. Your text is saved. Please try again in a moment.`
}

function inTime(seconds: number): string {
  if (!(seconds > 0)) return t`a little later`
  if (seconds < 90) return t`in a minute`
  const minutes = Math.ceil(seconds / 60)
  return minutes < 55 ? t`in ${minutes} minutes` : t`in an hour`
}
