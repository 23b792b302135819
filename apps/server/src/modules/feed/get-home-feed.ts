import { getHomeFeed } from "@confetti/contract/feed"
import { readCallable } from "../../platform/callables/define-callable.ts"
import { JsonText } from "../../platform/callables/json-text.ts"
import type { Services } from "../../platform/services.ts"
import { parseTileIds, readOrderIds } from "./feed-store.ts"

type Parts = Pick<Services, "pool" | "content">

/** The order made for this person; the default feed for the anonymous, and for those who have none yet. */
export const getHomeFeedCallable = readCallable(getHomeFeed, async (_none, context) => {
  const { userId } = context.caller
  const own = userId === null ? null : await ownOrderJson(context, userId)
  return new JsonText(own ?? context.content.orders().idsJson)
})

/**
 * A person's order as the wire's JSON, without tiles that went since it was made; null for who has none. One query, and the text
 * goes out as it is saved as long as every tile in it is there.
 */
async function ownOrderJson({ pool, content }: Parts, userId: string): Promise<string | null> {
  const json = await readOrderIds(pool, userId)
  if (json === null) return null
  const { causes } = content.orders()
  const ids = parseTileIds(json)
  // What has a cause is out: finished, published, in season.
  const there = ids.filter((id) => causes.has(id))
  return there.length === ids.length ? json : JSON.stringify(there)
}

/** A person's order as a search without words lists it; null for who has none. Tiles that went may still be in it. */
export async function personalOrder(userId: string, { pool }: Services): Promise<readonly string[] | null> {
  const json = await readOrderIds(pool, userId)
  return json === null ? null : parseTileIds(json)
}
