import { feedCauses } from "@confetti/domain/feed/feed-cause"
import { mostPicks } from "@confetti/domain/feed/guest-order"
import { lessScopes } from "@confetti/domain/feed/less-preference"
import { z } from "zod"
import { callable, noPayload } from "./callable.ts"
import { lessHorizon, mostFeedIds } from "./limits.ts"

const id = z.string().min(1).max(80)

/** Ordered tile ids of a person's feed, at most `mostFeedIds`. */
export const feedIds = z.array(z.string())

const userId = z.string().min(1).max(80)

/** A person's id, alone or as `userId`; missing for the caller's own. */
const feedOwner = z
  .union([z.null(), userId, z.strictObject({ userId: userId.nullish() })])
  .transform((given) => (typeof given === "object" ? (given?.userId ?? null) : given))

export const getHomeFeed = callable({
  name: "users-get_home_feed",
  kind: "read",
  access: "anyone",
  about: "Returns the ids of the caller's feed in order, at most 1,000. Guests get the default feed.",
  input: noPayload,
  output: feedIds,
})

export const resetFeed = callable({
  name: "users-reset_feed",
  kind: "write",
  access: "anyone",
  about:
    "Resets the caller's feed to the default and returns it. The user may be given as text or as `userId`, and must be the caller.",
  errors: ["session/forbidden"],
  input: feedOwner,
  output: feedIds,
})

export const calculateEligibleTiles = callable({
  name: "users-calculate_eligible_tiles",
  kind: "write",
  access: "person",
  about:
    "Generates and stores the caller's feed from their history; users-get_home_feed returns it. `count` is the number of tiles.",
  input: noPayload,
  output: z.object({ count: z.number().int() }),
})

export const explainTile = callable({
  name: "feed-explain_tile",
  kind: "read",
  access: "anyone",
  about: "Explains in one true sentence why a tile is at its position in the caller's feed.",
  errors: ["tile/not-found"],
  input: z.strictObject({ tileId: z.string().min(1).max(64) }),
  output: z.strictObject({
    sentence: z.string(),
    causes: z.array(z.enum(feedCauses)),
    /** The tile that led to this one, if any. */
    becauseOf: z.object({ id: z.string(), slug: z.string(), title: z.string() }).nullable(),
  }),
})

/** A reading position in a feed: `home`, or a category's slug. */
export const feedPlace = z.object({ feed: id, tileId: id, savedDate: z.iso.datetime() })

export type FeedPlace = z.infer<typeof feedPlace>

export const savePlace = callable({
  name: "feed-save_place",
  kind: "write",
  access: "person",
  about: "Stores the caller's position in a feed: `home`, or a category's slug. The latest one wins and is returned.",
  errors: ["tile/not-found", "feed/unknown-category"],
  input: z.strictObject({ feed: id, tileId: id, savedDate: z.iso.datetime().optional() }),
  output: feedPlace,
})

export const savePicks = callable({
  name: "feed-save_picks",
  kind: "write",
  access: "person",
  about:
    "Adopts the tiles a guest picked to come next, once they have joined; at most three. Idempotent; unknown tiles are left out.",
  input: z.strictObject({ tileIds: z.array(id).max(mostPicks) }),
  output: z.object({ saved: z.literal(true) }),
})

/** A less-preference: a document in `users/{id}/lessWishes`. */
export const lessPreference = z.object({
  id: z.string(),
  scope: z.enum(lessScopes),
  subject: z.string(),
  title: z.string(),
  /** The tile's slug; null for a category. */
  slug: z.string().nullable(),
  askedDate: z.iso.datetime(),
})

export type LessPreference = z.infer<typeof lessPreference>

const shownFeed = {
  /** The next ids in the displayed feed. */
  upcoming: z.array(id).max(lessHorizon).default([]),
  /** Ids already passed, which do not come again. */
  walked: z.array(id).max(mostFeedIds).default([]),
}

/** The effect of a less-preference on the next tiles, and the new feed. */
export const lessEffect = z.object({
  wish: lessPreference,
  before: z.int(),
  after: z.int(),
  /** The number of tiles compared. */
  horizon: z.int(),
  tileIds: feedIds,
})

export type LessEffect = z.infer<typeof lessEffect>

export const showLess = callable({
  name: "feed-show_less",
  kind: "write",
  access: "person",
  about: "Shows less of this tile, of its category, or of similar tiles. Applies at once and returns what changed.",
  errors: ["tile/not-found", "feed/unknown-category"],
  input: z.strictObject({ scope: z.enum(lessScopes), subject: id, ...shownFeed }),
  output: lessEffect,
})

export const undoLess = callable({
  name: "feed-undo_less",
  kind: "write",
  access: "person",
  about: "Undoes a “less of this”, by its id.",
  errors: ["feed/no-such-wish"],
  input: z.strictObject({ wishId: z.string().min(1).max(120), ...shownFeed }),
  output: lessEffect,
})
