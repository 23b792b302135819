import { getHomeFeed } from "@confetti/contract/feed"
import { readCallable } from "../../platform/callables/define-callable.ts"
import { JsonText } from "../../platform/callables/json-text.ts"
import type { Services } from "../../platform/services.ts"
import { parseTileIds, readOrderIds } from "./feed-store.ts"

type Parts = Pick<Services, "pool" | "content">

/** The person's order; the default feed for guests, and for those without one. */
export const getHomeFeedCallable = readCallable(getHomeFeed, async (_none, context) => {
  const { userId } = context.caller
  const own = userId === null ? null : await ownOrderJson(context, userId)
  return new JsonText(own ?? context.content.orders().idsJson)
})

/**
 * A person's order as the wire's JSON, without removed tiles; null without an order. One query; the stored text is sent unchanged while
 * every tile exists.
 */
async function ownOrderJson({ pool, content }: Parts, userId: string): Promise<string | null> {
  const json = await readOrderIds(pool, userId)
  if (json === null) return null
  const { causes } = content.orders()
  const ids = parseTileIds(json)
  // A tile with a cause is published, unfinished by the person, and in season.
  const there = ids.filter((id) => causes.has(id))
  return there.length === ids.length ? json : JSON.stringify(there)
}

/** A person's order as an empty search lists it; null without an order. May include removed tiles. */
export async function personalOrder(userId: string, { pool }: Services): Promise<readonly string[] | null> {
  const json = await readOrderIds(pool, userId)
  return json === null ? null : parseTileIds(json)
}
