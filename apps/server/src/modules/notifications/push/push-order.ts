import { day } from "@confetti/domain/durations"
import type { Listener } from "../../../platform/extension-point.ts"
import type { OrderShipped } from "../../rewards/order-events.ts"
import { addMessages } from "./add-messages.ts"

const lastsFor = 3 * day

/** An order is on its way: its person is told, once for each parcel. */
export const pushOrder: Listener<OrderShipped> = (tx, { userId, redemptionId, title, parcel, now }, { jobs }) => {
  const message = {
    kind: "order",
    subject: `${redemptionId} ${parcel}`,
    title: `On its way: ${title}`,
    body: "Your order has left us.",
    path: "/me/orders",
    expiresAt: now + lastsFor,
  } as const
  return addMessages(tx, jobs, { userIds: [userId], message }, now)
}
