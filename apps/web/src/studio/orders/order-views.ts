import type { Order } from "@confetti/contract/orders"
import { t } from "@confetti/domain/messages/t"

export type View = "open" | "sent" | "done"

type ViewOf = { title: string; states: readonly Order["state"][]; latestFirst: boolean; empty: string }

export const views: Record<View, ViewOf> = {
  open: {
    title: t`To be sent`,
    states: ["held", "confirmed", "packed"],
    latestFirst: false,
    empty: t`Everything is sent.`,
  },
  sent: { title: t`On the way`, states: ["shipped"], latestFirst: true, empty: t`No orders are on their way.` },
  done: { title: t`Done`, states: ["delivered", "refunded"], latestFirst: true, empty: t`No orders are done yet.` },
}

const stateNames: Record<Order["state"], string> = {
  held: t`Just in`,
  confirmed: t`To be packed`,
  packed: t`To be shipped`,
  shipped: t`On the way`,
  delivered: t`Arrived`,
  unlocked: t`Unlocked`,
  refunded: t`Refunded`,
}

export function stateName({ state, isUnderReview, parcel }: Pick<Order, "state" | "isUnderReview" | "parcel">): string {
  if (isUnderReview) return t`Under review`
  return parcel > 1 && state === "confirmed" ? t`To be packed again` : stateNames[state]
}

export function orderTitle({ item }: Pick<Order, "item">): string {
  return item.variant === "" ? item.title : `${item.title}, ${item.variant}`
}
