import { plural } from "@confetti/domain/messages/plural"
import { t } from "@confetti/domain/messages/t"
import { ApiError } from "../../../platform/api.ts"

export type Attempt = "mail" | "code" | "passkey" | "apple" | "google"

/** What went wrong, in words, and until when there is no use in trying again, in milliseconds of the clock. */
export type Trouble = { text: string; until: number | null }

const words: Readonly<Record<string, string>> = {
  offline: t`There is no connection. What you typed is kept: try again when you are online.`,
  "mail/unavailable": t`The mail could not be sent just now. What you typed is kept: try again in a moment.`,
  "request/invalid": t`This address can’t receive mail. Please check it.`,
  "session/token-refused": t`That sign-in was not finished. Try again, or use your e-mail.`,
  "session/unconfirmed-address": t`That address is not confirmed there, so it opens no account. Use your e-mail instead.`,
  "session/no-address": t`We were told no address. Use your e-mail instead.`,
  "session/code-expired": t`This code is too old. Have a new one sent.`,
  "session/too-many-tries": t`That was one try too many for this code. Have a new one sent.`,
}

const unexpected = t`Something went wrong on our side. What you typed is kept: please try again.`
const foreignPasskey = t`This passkey opens no account here. Use your e-mail instead.`

const second = 1000

/** Seconds. Whoever has to wait longer asked more than once. */
const betweenCodes = 20

export function troubleOf(error: unknown, attempt: Attempt, now: number): Trouble {
  if (attempt === "passkey" && !isPassing(error)) return { text: foreignPasskey, until: null }
  if (!(error instanceof ApiError)) return { text: unexpected, until: null }
  const { code, details } = error
  if (code === "session/wrong-code") return { text: wrongCode(details["triesLeft"]), until: null }
  if (code !== "request/rate-limited") return { text: words[code] ?? unexpected, until: null }
  const wait = Number(details["retryAfter"]) || 0
  return { text: tooSoon(attempt, wait), until: wait > 0 ? now + wait * second : null }
}

export function troubleOfReturn(search: string, provider: "Apple" | "Google"): string {
  const error = new URLSearchParams(search).get("error")
  if (error === "email_not_verified" || error === "account_not_linked")
    return t`${provider} does not confirm that this address is yours, so it opens no account. Use your e-mail instead.`
  if (error === "email_not_found") return t`${provider} told us no address. Use your e-mail instead.`
  return t`That sign-in was not finished. Try again, or use your e-mail.`
}

/** What is not the passkey's fault. */
function isPassing(error: unknown): boolean {
  return error instanceof ApiError && /^(offline$|server\/|request\/rate-limited)/.test(error.code)
}

function wrongCode(triesLeft: unknown): string {
  if (typeof triesLeft !== "number") return t`That code is not right. Check the latest mail.`
  if (triesLeft <= 0) return t`That code is not right, and was the last try. Have a new one sent.`
  return plural(triesLeft, {
    one: "That code is not right. One try left.",
    other: "That code is not right. # tries left.",
  })
}

function tooSoon(attempt: Attempt, wait: number): string {
  if (wait === 0) return t`That was a lot at once. Try again later.`
  if (attempt !== "mail") return t`That was a lot at once. Try again ${inTime(wait)}.`
  return wait <= betweenCodes
    ? t`A code was sent a moment ago. Another can be sent ${inTime(wait)}.`
    : t`Many codes were asked for. Another can be sent ${inTime(wait)}.`
}

function inTime(seconds: number): string {
  if (seconds < 60) return t`in ${seconds} s`
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 60) return plural(minutes, { one: "in a minute", other: "in # minutes" })
  const hours = Math.ceil(minutes / 60)
  return plural(hours, { one: "in an hour", other: "in # hours" })
}
