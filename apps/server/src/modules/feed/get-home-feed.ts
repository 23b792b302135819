import { getHomeFeed } from "@confetti/contract/feed"
import { readCallable } from "../../platform/callables/define-callable.ts"
import { JsonText } from "../../platform/callables/json-text.ts"
import type { Services } from "../../platform/services.ts"
import { keptIds, parseTileIds } from "./feed-store.ts"

type Parts = Pick<Services, "pool" | "content">

/** The order made for this person; for the anonymous, and who has none, the default feed. */
export const getHomeFeedCallable = readCallable(getHomeFeed, async (_none, context) => {
  const { userId } = context.caller
  const own = userId === null ? null : await keptOrderJson(context, userId)
  return new JsonText(own ?? context.content.orders().idsJson)
})

/**
 * A person's order as the wire's JSON, without tiles that went since it was made; null for who has none. One query, and the text
 * goes out as it is kept as long as every tile in it is there.
 */
async function keptOrderJson({ pool, content }: Parts, userId: string): Promise<string | null> {
  const json = await keptIds(pool, userId)
  if (json === null) return null
  const { causes } = content.orders()
  const ids = parseTileIds(json)
  // What has a cause is out: finished, published, in season.
  const there = ids.filter((id) => causes.has(id))
  return there.length === ids.length ? json : JSON.stringify(there)
}
