import type { EarnAction } from "@confetti/domain/action-points"
import { afterAnswer, type Claimed, isClaimed, isOpen, mayClaim, nothingClaimed } from "./claimed.ts"
import type { DeviceValues } from "./device-values.ts"
import { type Claim, type Intent, subjectOf } from "./intent.ts"
import type { Outcome } from "./outcome.ts"

/** What the server answers to a claim it pays. */
export type PaidClaim = { action: EarnAction; points: number; balance: number; held: number }

type Parts = {
  values: DeviceValues
  /** Whose deeds are kept here; null for nobody's. */
  owner: () => string | null
  post: (claim: Claim) => void
  now: () => number
  after: (ms: number, act: () => void) => void
}

const name = "cf_claims"
/** A read that the server did not count yet is asked about once more after so long, in milliseconds. */
const secondTry = 30_000

/** Points asked for on this device: each once, and never of nobody. */
export function createClaims({ values, owner, post, now, after }: Parts) {
  const triedAgain = new Set<string>()
  let hear: (paid: PaidClaim) => void = () => undefined
  const today = () => new Date(now()).toISOString().slice(0, 10)
  const readOf = (userId: string): Claimed => {
    const kept = values.read(name, isClaimed)
    return kept?.userId === userId ? kept : nothingClaimed(userId)
  }

  return {
    /**
     * Asks for what this brings, unless that was done before. What is not `isNew` was done already, on whichever device, and is only
     * asked for where this one knows that it was not paid.
     */
    claim(action: EarnAction, tileId = "", isNew = true): void {
      const userId = owner()
      if (userId === null) return
      const claim: Claim = { kind: "claim", action, tileId }
      const claimed = readOf(userId)
      if (mayClaim(claimed, claim, today()) && (isNew || isOpen(claimed, claim))) post(claim)
    },
    /** Calls `listener` with everything that is paid. */
    hearPaid(listener: (paid: PaidClaim) => void): void {
      hear = listener
    },
    /** The answer has come. What is refused is dropped in silence: nothing was promised. */
    settle({ userId, action, tileId }: Claim & Intent, outcome: Outcome): void {
      if (outcome.is === "later") return
      const claim: Claim = { kind: "claim", action, tileId }
      const code = outcome.is === "taken" ? null : outcome.error.code
      values.write(name, afterAnswer(readOf(userId), claim, code, today()))
      if (outcome.is === "taken") hear(outcome.answer as PaidClaim)
      if (code !== "points/not-yet" || tileId === "" || triedAgain.has(subjectOf(claim))) return
      triedAgain.add(subjectOf(claim))
      after(secondTry, () => owner() === userId && post(claim))
    },
    forget(): void {
      triedAgain.clear()
      values.remove((each) => each === name)
    },
  }
}
