import type { Redemption } from "@confetti/contract/rewards"
import { t } from "@confetti/domain/messages/t"
import type { RedemptionState } from "@confetti/domain/rewards/redemption"

export type Step = {
  state: RedemptionState
  title: string
  /** When it happened; null for a future step. */
  at: string | null
}

const titles: Record<RedemptionState, string> = {
  held: t`Reserved`,
  confirmed: t`Confirmed`,
  packed: t`Packed`,
  shipped: t`On its way to you`,
  delivered: t`Delivered`,
  unlocked: t`Yours, for good`,
  refunded: t`Refunded`,
}

/** Delivery is not always reported, so it is not promised. */
const way: readonly RedemptionState[] = ["held", "confirmed", "packed", "shipped"]

export const reviewWords = t`We check this order first, usually within a day.`

export function stepsOf({ state, steps }: Pick<Redemption, "state" | "steps">): Step[] {
  const been = steps.map((step) => ({ ...step, title: titles[step.state] }))
  const ahead = way.includes(state) ? way.slice(way.indexOf(state) + 1) : []
  return [...been, ...ahead.map((each) => ({ state: each, title: titles[each], at: null }))]
}

export function refundWords({ refund, cost }: Pick<Redemption, "refund" | "cost">, language: string): string | null {
  if (!refund) return null
  const points = cost.toLocaleString(language)
  if (refund.by === "person") return t`You cancelled it. You have your ${points} points back.`
  return refund.note === ""
    ? t`The shop cancelled it. You have your ${points} points back.`
    : t`The shop cancelled it: “${refund.note}” You have your ${points} points back.`
}

export function failedParcelWords({ failedParcels }: Pick<Redemption, "failedParcels">): string | null {
  const last = failedParcels.at(-1)
  if (!last) return null
  if (last.remedy === "resend")
    return last.fate === "lost"
      ? t`The parcel was lost, so we are sending it again. It costs you nothing more.`
      : t`The parcel came back to us, so we are sending it again. It costs you nothing more.`
  return last.fate === "lost" ? t`The parcel was lost.` : t`The parcel came back to us.`
}
