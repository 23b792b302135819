import type { Order } from "@confetti/contract/orders"
import { t } from "@confetti/domain/messages/t"

export type View = "open" | "sent" | "done"

type ViewOf = { title: string; states: readonly Order["state"][]; latestFirst: boolean; empty: string }

export const views: Record<View, ViewOf> = {
  open: {
    title: t`To ship`,
    states: ["held", "confirmed", "packed"],
    latestFirst: false,
    empty: t`Everything has been shipped.`,
  },
  sent: { title: t`On the way`, states: ["shipped"], latestFirst: true, empty: t`No orders are on their way.` },
  done: { title: t`Done`, states: ["delivered", "refunded"], latestFirst: true, empty: t`No orders are done yet.` },
}

const stateHues: Partial<Record<Order["state"], number>> = { packed: 150, shipped: 150, delivered: 150, refunded: 320 }

const stateNames: Record<Order["state"], string> = {
  held: t`New`,
  confirmed: t`To pack`,
  packed: t`Ready to ship`,
  shipped: t`On the way`,
  delivered: t`Delivered`,
  unlocked: t`Unlocked`,
  refunded: t`Refunded`,
}

export function stateHue({ state, isUnderReview }: Pick<Order, "state" | "isUnderReview">): number | undefined {
  return isUnderReview ? 60 : stateHues[state]
}

export function stateName({ state, isUnderReview, parcel }: Pick<Order, "state" | "isUnderReview" | "parcel">): string {
  if (isUnderReview) return t`Under review`
  return parcel > 1 && state === "confirmed" ? t`To pack again` : stateNames[state]
}

export function orderTitle({ item }: Pick<Order, "item">): string {
  return item.variant === "" ? item.title : `${item.title}, ${item.variant}`
}
