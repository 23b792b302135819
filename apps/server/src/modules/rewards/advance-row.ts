import { nextRedemption, type RedemptionStep } from "@confetti/domain/redemption"
import type { RedemptionRow } from "./redemption-store.ts"

/** What a step says beyond itself. */
export type StepWords = Partial<Pick<RedemptionRow, "carrier" | "tracking" | "tracking_address" | "note">>

const refunders = { cancel: "person", refund: "shop", leave: "person" } as const

/** The redemption after a step; null where it can't be taken. Whoever gets their points back has no parcel coming: its address goes. */
export function advanceRow(
  row: RedemptionRow,
  step: RedemptionStep,
  now: Date,
  words: StepWords,
): RedemptionRow | null {
  const state = nextRedemption(row.state, step)
  if (state === null) return null
  const advanced = { ...row, ...words, state, [`${state}_at`]: now }
  if (step !== "cancel" && step !== "refund" && step !== "leave") return advanced
  return { ...advanced, refunded_by: refunders[step], address: null }
}
