import { day } from "@confetti/domain/durations"
import type { Listener } from "../../../platform/extension-point.ts"
import type { OrderShipped } from "../../rewards/order-events.ts"
import { wordsIn } from "../../../platform/words/words-in.ts"
import { addMessages } from "./add-messages.ts"

const lastsFor = 3 * day

export const pushOrder: Listener<OrderShipped> = (
  tx,
  { userId, redemptionId, title, parcel, now },
  { jobs, content },
) => {
  const { t } = wordsIn(content.current().brand.language)
  const message = {
    kind: "order",
    subject: `${redemptionId} ${parcel}`,
    title: t`On its way: ${title}`,
    body: t`Your order has been shipped.`,
    path: "/me/orders",
    expiresAt: now + lastsFor,
  } as const
  return addMessages(tx, jobs, { userIds: [userId], message }, now)
}
