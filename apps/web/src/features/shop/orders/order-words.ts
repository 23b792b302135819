import type { Redemption } from "@confetti/contract/rewards"
import type { RedemptionState } from "@confetti/domain/rewards/redemption"

export type Step = {
  state: RedemptionState
  title: string
  /** When it came to it; null for what is still ahead. */
  at: string | null
}

const titles: Record<RedemptionState, string> = {
  held: "Set aside",
  confirmed: "Taken up by the shop",
  packed: "Packed",
  shipped: "On its way to you",
  delivered: "Arrived",
  unlocked: "Yours, for good",
  refunded: "Taken back",
}

/** Whether it has arrived is not always said, so it is not promised either. */
const way: readonly RedemptionState[] = ["held", "confirmed", "packed", "shipped"]

/** Said of an order that waits for somebody's eyes. */
export const reviewWords = "A person looks at this first, usually within a day."

/** Where it has been, and where it goes from here: what was taken back goes nowhere. */
export function stepsOf({ state, steps }: Pick<Redemption, "state" | "steps">): Step[] {
  const been = steps.map((step) => ({ ...step, title: titles[step.state] }))
  const ahead = way.includes(state) ? way.slice(way.indexOf(state) + 1) : []
  return [...been, ...ahead.map((each) => ({ state: each, title: titles[each], at: null }))]
}

/** Why its points came back; null where they did not. */
export function refundWords({ refund, cost }: Pick<Redemption, "refund" | "cost">, language: string): string | null {
  if (!refund) return null
  const back = `${new Intl.NumberFormat(language).format(cost)} points are yours again.`
  if (refund.by === "person") return `You cancelled it. ${back}`
  return refund.note === "" ? `The shop took it back. ${back}` : `The shop took it back: “${refund.note}” ${back}`
}

/** What became of a parcel that did not stay with its person; null where all did. Refunded, the refund says it in the shop's own words. */
export function failedParcelWords({ failedParcels }: Pick<Redemption, "failedParcels">): string | null {
  const last = failedParcels.at(-1)
  if (!last) return null
  const fate = last.fate === "lost" ? "The parcel was lost" : "The parcel came back to us"
  return last.remedy === "resend" ? `${fate}, so we send it again. It costs you nothing more.` : `${fate}.`
}
