import { resetFeed } from "@confetti/contract/users"
import { writeCallable } from "../../platform/callables/define-callable.ts"
import { JsonText } from "../../platform/callables/json-text.ts"

/** Puts the feed back to the default. A feed that nobody shaped is the default already. */
export const resetFeedCallable = writeCallable(
  resetFeed,
  async (_tx, _none, { content }) => new JsonText(content.orders().idsJson),
)
