import { ApiError } from "../../platform/api.ts"

const kept = "What you wrote is kept here."

/** Why sending failed, and what to do now. Null while there is only no connection: then it is said in another way. */
export function troubleText(error: unknown): string | null {
  if (!(error instanceof ApiError)) return `Something went wrong. ${kept} Please try again.`
  if (error.code === "offline") return null
  if (error.code === "forms/too-many" || error.code === "request/rate-limited")
    return `You have sent several of these within the hour. ${kept} Send it ${inTime(Number(error.details["retryAfter"]))}.`
  if (error.code === "request/invalid")
    return `Something in it can’t be right. ${kept} Please look through it once more.`
  return `It did not arrive: something went wrong on our side. ${kept} Please try again in a moment.`
}

function inTime(seconds: number): string {
  if (!(seconds > 0)) return "a little later"
  if (seconds < 90) return "in a minute"
  const minutes = Math.ceil(seconds / 60)
  return minutes < 55 ? `in ${minutes} minutes` : "in an hour"
}
