import { createHmac, randomInt, timingSafeEqual } from "node:crypto"

export const codeGoodForMs = 10 * 60_000
export const mostTries = 5
/** How many codes may be asked for in a day: each is another five guesses for whoever holds somebody's session. */
export const mostADay = 6
export const resendAfterMs = 30_000

export function drawCode(): string {
  return String(randomInt(1_000_000)).padStart(6, "0")
}

/** What is kept of a code. Six digits are soon tried out, so it takes the server's secret to tell them. */
export function hashCode(secret: string, userId: string, code: string): string {
  return createHmac("sha256", secret).update(`delete-account ${userId} ${code}`).digest("base64url")
}

export function isSameHash(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
}
