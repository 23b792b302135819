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

/** The order a person has now, and how many tiles there are for them. */
export type MadeOrder = { ids: readonly string[]; count: number }

/**
 * Makes the order for a person from all that is known of them, and saves it. `lockFeed` comes before anything that it is to be
 * made from is read or written.
 */
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
