import { savePicks } from "@confetti/contract/feed"
import { writeCallable } from "../../platform/callables/define-callable.ts"
import { tileIdsFor } from "../../platform/content/tile-ids.ts"
import { makeOrder } from "./calculate-eligible-tiles.ts"
import { lockFeed } from "./feed-store.ts"
import { insertPicks } from "./picks-store.ts"

export const savePicksCallable = writeCallable(savePicks, async (tx, { tileIds }, context) => {
  const { userId } = context.caller
  const there = await tileIdsFor(tx, context, tileIds)
  await lockFeed(tx, userId)
  await insertPicks(tx, userId, [...new Set(there.values())], new Date(context.now))
  await makeOrder(tx, userId, context)
  return { saved: true as const }
})
