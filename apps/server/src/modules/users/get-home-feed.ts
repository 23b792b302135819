import { getHomeFeed } from "@confetti/contract/users"
import { readCallable } from "../../platform/callables/define-callable.ts"
import { JsonText } from "../../platform/callables/json-text.ts"

/** The default feed, for anyone: there are no personal feeds yet. */
export const getHomeFeedCallable = readCallable(
  getHomeFeed,
  async (_none, { content }) => new JsonText(content.orders().idsJson),
)
