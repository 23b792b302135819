import type { WriteContext } from "../../platform/callables/define-callable.ts"
import type { Tx } from "../../platform/db/open-database.ts"
import { type InteractionHistory, readInteractionHistory } from "../ranking/interaction-history-store.ts"
import { rankingOf } from "../ranking/live-ranking.ts"
import { orderForPerson } from "../ranking/order-for-person.ts"
import { lettersOf } from "./cause-letters.ts"
import { dropOrder, keepOrder } from "./feed-store.ts"

/** The order a person has now, as the wire's JSON and as ids, and how many tiles there are for them. */
export type MadeOrder = { json: string; ids: readonly string[]; count: number; interactions: InteractionHistory }

/**
 * Makes the order for a person from all that is known of them, and keeps it. `lockFeed` comes before anything that it is to be
 * made from is read or written.
 */
export async function makeOrder(tx: Tx, userId: string, { content, now }: WriteContext): Promise<MadeOrder> {
  const interactions = await readInteractionHistory(tx, userId)
  const feed = orderForPerson(rankingOf(content), userId, interactions)
  if (feed === null) {
    await dropOrder(tx, userId)
    const { ids, idsJson } = content.orders()
    return { json: idsJson, ids, count: ids.length, interactions }
  }
  const json = JSON.stringify(feed.tileIds)
  await keepOrder(tx, userId, { tileIdsJson: json, causes: lettersOf(feed.causes) }, new Date(now))
  return { json, ids: feed.tileIds, count: feed.count, interactions }
}
