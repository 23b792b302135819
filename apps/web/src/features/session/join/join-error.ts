import { plural } from "@confetti/domain/messages/plural"
import { t } from "@confetti/domain/messages/t"
import { ApiError } from "../../../platform/api.ts"

export type Attempt = "mail" | "code" | "passkey" | "apple" | "google"

/** An error message, and the time until which retrying is useless, in milliseconds. */
export type JoinError = { text: string; until: number | null }

const words: Readonly<Record<string, string>> = {
  offline: t`You are offline. What you typed is saved. Try again when you are online.`,
  "mail/unavailable": t`Could not send the email. What you typed is saved. Try again in a moment.`,
  "request/invalid": t`This address can’t receive email. Please check it.`,
  "session/token-refused": t`The sign-in was not completed. Try again, or use your email.`,
  "session/unconfirmed-address": t`That email address is not confirmed, so we can’t use it. Enter your email instead.`,
  "session/no-address": t`We didn’t get an email address. Enter your email instead.`,
  "session/code-expired": t`This code has expired. Request a new code.`,
  "session/too-many-tries": t`Too many attempts with this code. Request a new code.`,
}

const unexpected = t`Something went wrong on our side. What you typed is saved. Please try again.`
const foreignPasskey = t`No account here uses this passkey. Enter your email instead.`

const second = 1000

/** Seconds: a longer wait means repeated requests. */
const betweenCodes = 20

export function joinErrorOf(error: unknown, attempt: Attempt, now: number): JoinError {
  if (attempt === "passkey" && !isPassing(error)) return { text: foreignPasskey, until: null }
  if (!(error instanceof ApiError)) return { text: unexpected, until: null }
  const { code, details } = error
  if (code === "session/wrong-code") return { text: wrongCode(details["triesLeft"]), until: null }
  if (code !== "request/rate-limited") return { text: words[code] ?? unexpected, until: null }
  const wait = Number(details["retryAfter"]) || 0
  return { text: tooSoon(attempt, wait), until: wait > 0 ? now + wait * second : null }
}

export function errorOfReturn(search: string, provider: "Apple" | "Google"): string {
  const error = new URLSearchParams(search).get("error")
  if (error === "email_not_verified" || error === "account_not_linked")
    return t`${provider} has not confirmed your email address, so we can’t use it. Enter your email instead.`
  if (error === "email_not_found") return t`${provider} didn’t give us an email address. Enter your email instead.`
  return t`The sign-in was not completed. Try again, or use your email.`
}

/** Errors that are not the passkey's fault. */
function isPassing(error: unknown): boolean {
  return error instanceof ApiError && /^(offline$|server\/|request\/rate-limited)/.test(error.code)
}

function wrongCode(triesLeft: unknown): string {
  if (typeof triesLeft !== "number") return t`That code is wrong. Check the latest email.`
  if (triesLeft <= 0) return t`That code is wrong, and it was your last attempt. Request a new code.`
  return plural(triesLeft, {
    one: "That code is wrong. One attempt left.",
    other: `That code is wrong. # attempts left.`,
  })
}

function tooSoon(attempt: Attempt, wait: number): string {
  if (wait === 0) return t`Too many attempts. Try again later.`
  if (attempt !== "mail") return t`Too many attempts. Try again ${inTime(wait)}.`
  return wait <= betweenCodes
    ? t`We just sent a code. You can request another ${inTime(wait)}.`
    : t`Too many codes requested. You can request another ${inTime(wait)}.`
}

function inTime(seconds: number): string {
  if (seconds < 60) return t`in ${seconds} s`
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 60) return plural(minutes, { one: "in a minute", other: "in # minutes" })
  const hours = Math.ceil(minutes / 60)
  return plural(hours, { one: "in an hour", other: "in # hours" })
}
