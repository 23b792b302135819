import type { RedemptionState } from "@confetti/domain/rewards/redemption"
import { studioCall } from "../access/studio-call.ts"

/** Which orders are looked at: what is still to be sent, or what was sent or refunded. */
export const views = {
  open: ["held", "confirmed", "packed"],
  done: ["shipped", "refunded"],
} as const satisfies Record<string, readonly RedemptionState[]>

export type View = keyof typeof views

/** Orders in the order they came. Each look at them is in the audit log: it shows where people live. */
export const ordersRead = (view: View) => ({
  key: `studio-orders ${view}`,
  read: () => studioCall("rewards-list_orders", { states: views[view] }),
})
