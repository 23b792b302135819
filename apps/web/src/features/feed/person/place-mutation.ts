import type { FeedPlace } from "@confetti/contract/feed"
import { placeKey } from "@confetti/domain/feed/place"
import { call } from "../../../platform/api.ts"
import { fieldsOf } from "../../../platform/storage.ts"
import type { Mutation } from "../../../platform/sync/mutation.ts"
import type { Move } from "../keep-place.ts"

/** Where somebody stands in a feed: told once they rest there, and as they leave. Whoever stood there last is right, on the server too. */
export const placeMutation: Mutation<FeedPlace> = {
  kind: "place",
  isInput: isPlace,
  subject: ({ feed }) => feed,
  merge: (before, next) => (next.savedDate > before.savedDate ? next : null),
  // A person who swipes on is not told about at every tile.
  delay: () => 1200,
  isDebounced: true,
  isIdempotent: true,
  send: ([place], init) => call("feed-save_place", place, init),
}

export function placeOfMove({ category, tileId, at }: Move): FeedPlace {
  return { feed: placeKey(category), tileId, savedDate: new Date(at).toISOString() }
}

function isPlace(value: unknown): value is FeedPlace {
  const { feed, tileId, savedDate } = fieldsOf(value)
  return typeof feed === "string" && typeof tileId === "string" && typeof savedDate === "string"
}
