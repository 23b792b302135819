import type { Order } from "@confetti/contract/orders"

export type View = "open" | "sent" | "done"

type ViewOf = { title: string; states: readonly Order["state"][]; latestFirst: boolean; empty: string }

/** Which orders are looked at: those to be packed and sent in the order they came, and the rest with the latest first. */
export const views: Record<View, ViewOf> = {
  open: {
    title: "To be sent",
    states: ["held", "confirmed", "packed"],
    latestFirst: false,
    empty: "Everything is sent.",
  },
  sent: { title: "On the way", states: ["shipped"], latestFirst: true, empty: "Nothing is on its way." },
  done: { title: "Done", states: ["delivered", "refunded"], latestFirst: true, empty: "Nothing is done so far." },
}

const stateNames: Record<Order["state"], string> = {
  held: "Just in",
  confirmed: "To be packed",
  packed: "To be shipped",
  shipped: "On the way",
  delivered: "Arrived",
  unlocked: "Unlocked",
  refunded: "Refunded",
}

export function stateName({ state, isUnderReview, parcel }: Pick<Order, "state" | "isUnderReview" | "parcel">): string {
  if (isUnderReview) return "Look at it first"
  return parcel > 1 && state === "confirmed" ? "To be packed again" : stateNames[state]
}

/** What was ordered, in one line. */
export function orderTitle({ item }: Pick<Order, "item">): string {
  return item.variant === "" ? item.title : `${item.title}, ${item.variant}`
}
