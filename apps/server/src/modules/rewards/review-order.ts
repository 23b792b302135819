import type { PostalAddress } from "@confetti/contract/address"
import { authSecret } from "../../platform/auth/auth-secret.ts"
import type { WriteContext } from "../../platform/callables/define-callable.ts"
import type { Tx } from "../../platform/db/open-database.ts"
import { addressesOf } from "../referrals/invited-store.ts"
import { networkMarks } from "../referrals/network-marks.ts"
import { decideOrder, orderLookBackMs } from "./decide-order.ts"
import { orderFacts } from "./order-facts-store.ts"
import { orderMarks } from "./order-marks.ts"
import type { RedemptionRow } from "./redemption-store.ts"

type Reviewed = Pick<RedemptionRow, "review" | "address_mark" | "mailbox_mark" | "networks">

export async function reviewOrder(
  tx: Tx,
  { userId, email, address }: { userId: string; email: string; address: PostalAddress },
  { config, now }: Pick<WriteContext, "config" | "now">,
): Promise<Reviewed> {
  const networks = networkMarks(await addressesOf(tx, userId), authSecret(config))
  const marks = { ...orderMarks(address, email, config), networks }
  if (!config.ORDER_REVIEW) return { ...marks, review: [] }
  const facts = await orderFacts(tx, { userId, ...marks, since: new Date(now - orderLookBackMs), now })
  return { ...marks, review: decideOrder(facts) }
}

export function isUnderReview({
  state,
  review,
  reviewed_at,
}: Pick<RedemptionRow, "state" | "review" | "reviewed_at">): boolean {
  return state === "held" && review.length > 0 && reviewed_at === null
}
