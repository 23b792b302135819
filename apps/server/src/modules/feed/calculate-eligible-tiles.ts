import { calculateEligibleTiles } from "@confetti/contract/feed"
import { requireUser } from "../../platform/auth/require-user.ts"
import { writeCallable } from "../../platform/callables/define-callable.ts"
import { lockFeed } from "./feed-store.ts"
import { makeOrder } from "./make-order.ts"

/** Makes the caller's order from what they did until now. `count` is how many tiles there are for them. */
export const calculateEligibleTilesCallable = writeCallable(calculateEligibleTiles, async (tx, _none, context) => {
  const { userId } = requireUser(context)
  await lockFeed(tx, userId)
  const { count } = await makeOrder(tx, userId, context)
  return { count }
})
