import { calculateEligibleTiles } from "@confetti/contract/feed"
import { type WriteContext, writeCallable } from "../../platform/callables/define-callable.ts"
import type { Tx } from "../../platform/db/open-database.ts"
import { lettersOf } from "../ranking/explain/explanation.ts"
import { readInteractionHistory } from "../ranking/interactions-store.ts"
import { feedForPerson, rankingOf } from "../ranking/live-ranking.ts"
import { recordExplorations } from "../ranking/quality-store.ts"
import { dropOrder, lockFeed, saveOrder } from "./feed-store.ts"

export const calculateEligibleTilesCallable = writeCallable(calculateEligibleTiles, async (tx, _none, context) => {
  const { userId } = context.caller
  await lockFeed(tx, userId)
  const { count } = await makeOrder(tx, userId, context)
  return { count }
})

/** A person's order, and the number of tiles available to them. */
export type MadeOrder = { ids: readonly string[]; count: number }

/** Makes and saves a person's order. `lockFeed` must come before reading or writing anything it is made from. */
export async function makeOrder(tx: Tx, userId: string, { content, own, now }: WriteContext): Promise<MadeOrder> {
  const interactions = await readInteractionHistory(tx, userId)
  const feed = feedForPerson(rankingOf({ own }), userId, interactions)
  if (feed === null) {
    await dropOrder(tx, userId)
    const { ids } = content.orders()
    return { ids, count: ids.length }
  }
  const { tileIds, causes, count } = feed
  await saveOrder(tx, userId, { tileIdsJson: JSON.stringify(tileIds), causes: lettersOf(causes) }, new Date(now))
  await recordExplorations(tx, userId, feed, new Date(now))
  return { ids: tileIds, count }
}
