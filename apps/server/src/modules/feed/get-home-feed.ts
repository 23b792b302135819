import { getHomeFeed } from "@confetti/contract/feed"
import { readCallable } from "../../platform/callables/define-callable.ts"
import { JsonText } from "../../platform/callables/json-text.ts"
import { keptOrderJson } from "./kept-order.ts"

/** The order made for this person; for the anonymous, and who has none, the default feed. */
export const getHomeFeedCallable = readCallable(getHomeFeed, async (_none, context) => {
  const { userId } = context.caller
  const own = userId === null ? null : await keptOrderJson(context, userId)
  return new JsonText(own ?? context.content.orders().idsJson)
})
