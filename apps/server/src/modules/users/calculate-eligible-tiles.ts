import { calculateEligibleTiles } from "@confetti/contract/users"
import { requireUser } from "../../platform/auth/require-user.ts"
import { writeCallable } from "../../platform/callables/define-callable.ts"

/** How many tiles the feed has for this person. There are no personal feeds yet: every finished tile is for everyone. */
export const calculateEligibleTilesCallable = writeCallable(calculateEligibleTiles, async (_tx, _none, context) => {
  requireUser(context)
  return { count: context.content.orders().ids.length }
})
