import { createHmac, randomInt, timingSafeEqual } from "node:crypto"

export const codeGoodForMs = 10 * 60_000
export const mostTries = 5
/** Codes a day: each allows five guesses to someone with a stolen session. */
export const mostADay = 6
export const resendAfterMs = 30_000

export function drawCode(): string {
  return String(randomInt(1_000_000)).padStart(6, "0")
}

/** The stored hash of a code. Six digits are easily tried, so it is keyed. */
export function hashCode(secret: string, userId: string, code: string): string {
  return createHmac("sha256", secret).update(`delete-account ${userId} ${code}`).digest("base64url")
}

export function isSameHash(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
}
