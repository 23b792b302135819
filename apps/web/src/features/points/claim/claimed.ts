import type { EarnAction } from "@confetti/domain/points/action-points"
import type { ApiErrorCode } from "../../../platform/api.ts"
import { fieldsOf, isTextList } from "../../../platform/storage.ts"

export type Claim = { action: EarnAction; tileId: string }

export function subjectOf({ action, tileId }: Claim): string {
  return `claim_${action}_${tileId}`
}

export type Claimed = {
  userId: string
  /** Subjects of finally answered claims, newest first. */
  done: readonly string[]
  /** Subjects refused by a day's cap or too early: claimed again when they recur. */
  open: readonly string[]
  /** Actions that pay nothing more on `day`. */
  out: readonly EarnAction[]
  day: string
}

/** More tiles than are read on a device; forgotten ones are claimed once more. */
const mostDone = 3000
const mostOpen = 300

export function nothingClaimed(userId: string): Claimed {
  return { userId, done: [], open: [], out: [], day: "" }
}

/** Whether claiming is useful. `day` is today in UTC. */
export function mayClaim(claimed: Claimed, claim: Claim, day: string): boolean {
  if (claimed.done.includes(subjectOf(claim))) return false
  return claimed.day !== day || !claimed.out.includes(claim.action)
}

/** Whether it was claimed before it could be paid. */
export function isOpen(claimed: Claimed, claim: Claim): boolean {
  return claimed.open.includes(subjectOf(claim))
}

/** Applies an answer: `code` is the refusal, or null. */
export function afterAnswer(claimed: Claimed, claim: Claim, code: ApiErrorCode | null, day: string): Claimed {
  const subject = subjectOf(claim)
  const others = claimed.open.filter((each) => each !== subject)
  const open = [subject, ...others].slice(0, mostOpen)
  // May still be paid: a read once its time has passed.
  if (code === "points/not-yet") return claim.action === "read_a_tile" ? { ...claimed, open } : claimed
  if (code === "server/unexpected") return claimed
  const isOut = code === "points/daily-cap" || (code === "points/not-offered" && claim.tileId === "")
  if (!isOut) return { ...claimed, open: others, done: [subject, ...claimed.done].slice(0, mostDone) }
  const before = claimed.day === day ? claimed.out.filter((each) => each !== claim.action) : []
  return { ...claimed, open, day, out: [claim.action, ...before] }
}

export function isClaimed(value: unknown): value is Claimed {
  const { userId, done, open, out, day } = fieldsOf(value)
  return (
    typeof userId === "string" && typeof day === "string" && isTextList(done) && isTextList(open) && isTextList(out)
  )
}
