import type { EarnAction } from "@confetti/domain/action-points"
import type { ErrorCode } from "@confetti/contract/errors"
import { isTextList } from "../storage.ts"
import { type Claim, subjectOf } from "./intent.ts"

/** What one person has claimed on this device, so that nothing is asked for again and again. */
export type Claimed = {
  userId: string
  /** Subjects of claims that have had their answer for good, the latest first. */
  done: readonly string[]
  /** Subjects that came on a day that brought no more: another day they are asked for again. */
  open: readonly string[]
  /** What brings nothing more on `day`. */
  out: readonly EarnAction[]
  day: string
}

/** More tiles than are read on a device; whatever is forgotten is asked for once more. */
const mostDone = 3000
const mostOpen = 300

export function nothingClaimed(userId: string): Claimed {
  return { userId, done: [], open: [], out: [], day: "" }
}

/** Whether there is any use in asking. `day` is today, in UTC. */
export function mayClaim(claimed: Claimed, claim: Claim, day: string): boolean {
  if (claimed.done.includes(subjectOf(claim))) return false
  return claimed.day !== day || !claimed.out.includes(claim.action)
}

/** Whether it was asked for on a day that brought no more. */
export function isOpen(claimed: Claimed, claim: Claim): boolean {
  return claimed.open.includes(subjectOf(claim))
}

/** What is remembered after an answer: `code` is why it was refused, or null. */
export function afterAnswer(claimed: Claimed, claim: Claim, code: ErrorCode | "offline" | null, day: string): Claimed {
  // It may be paid yet.
  if (code === "points/not-yet" || code === "server/unexpected") return claimed
  const isOut = code === "points/daily-cap" || (code === "points/not-offered" && claim.tileId === "")
  const subject = subjectOf(claim)
  const others = claimed.open.filter((each) => each !== subject)
  if (!isOut) return { ...claimed, open: others, done: [subject, ...claimed.done].slice(0, mostDone) }
  const before = claimed.day === day ? claimed.out.filter((each) => each !== claim.action) : []
  return { ...claimed, open: [subject, ...others].slice(0, mostOpen), day, out: [claim.action, ...before] }
}

export function isClaimed(value: unknown): value is Claimed {
  if (typeof value !== "object" || value === null) return false
  const { userId, done, open, out, day } = value as Record<string, unknown>
  return (
    typeof userId === "string" && typeof day === "string" && isTextList(done) && isTextList(open) && isTextList(out)
  )
}
