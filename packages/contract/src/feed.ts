import { feedCauses } from "@confetti/domain/feed/feed-cause"
import { mostPicks } from "@confetti/domain/feed/guest-order"
import { lessScopes } from "@confetti/domain/feed/less-preference"
import { z } from "zod"
import { callable, noPayload } from "./callable.ts"
import { lessHorizon, mostFeedIds } from "./limits.ts"

const id = z.string().min(1).max(80)

/** The ids of the tiles in a person's feed, in order: at most `mostFeedIds`. */
export const feedIds = z.array(z.string())

const userId = z.string().min(1).max(80)

/** A person's id, alone or as `userId`; nothing for the caller's own. */
const feedOwner = z
  .union([z.null(), userId, z.strictObject({ userId: userId.nullish() })])
  .transform((given) => (typeof given === "object" ? (given?.userId ?? null) : given))

/** No payload. The feed made for this person; for the anonymous, and who has none yet, the default feed. */
export const getHomeFeed = callable({
  name: "users-get_home_feed",
  kind: "read",
  access: "anyone",
  input: noPayload,
  output: feedIds,
})

/**
 * Puts the feed back to the default and answers it. What was read and liked before no longer shapes it. Whose feed may be
 * named, by the id alone or as `userId`: another's is `session/forbidden`.
 */
export const resetFeed = callable({
  name: "users-reset_feed",
  kind: "write",
  access: "anyone",
  input: feedOwner,
  output: feedIds,
})

/**
 * No payload. Works out what this person may and should see, and keeps it: `users-get_home_feed` answers it. `count` is how
 * many tiles there are for them.
 */
export const calculateEligibleTiles = callable({
  name: "users-calculate_eligible_tiles",
  kind: "write",
  input: noPayload,
  output: z.object({ count: z.number().int() }),
})

export const explainTile = callable({
  name: "feed-explain_tile",
  kind: "read",
  access: "anyone",
  input: z.strictObject({ tileId: z.string().min(1).max(64) }),
  output: z.strictObject({
    sentence: z.string(),
    causes: z.array(z.enum(feedCauses)),
    /** The tile they met that led to this one, where one did. */
    becauseOf: z.object({ id: z.string(), slug: z.string(), title: z.string() }).nullable(),
  }),
})

/** Where a person stands in a feed: `home`, or a category's slug. */
export const feedPlace = z.object({ feed: id, tileId: id, savedDate: z.iso.datetime() })

export type FeedPlace = z.infer<typeof feedPlace>

/** The latest place counts, by when the person stood there; a time to come is now. Answers the one that counts. */
export const savePlace = callable({
  name: "feed-save_place",
  kind: "write",
  input: z.strictObject({ feed: id, tileId: id, savedDate: z.iso.datetime().optional() }),
  output: feedPlace,
})

/**
 * What a guest picked to come next, told once they have joined. What is told twice is one pick; a tile that is not there is left out.
 */
export const savePicks = callable({
  name: "feed-save_picks",
  kind: "write",
  input: z.strictObject({ tileIds: z.array(id).max(mostPicks) }),
  output: z.object({ saved: z.literal(true) }),
})

/** What somebody wants to see less of: a document in `users/{id}/lessWishes`. */
export const lessPreference = z.object({
  id: z.string(),
  scope: z.enum(lessScopes),
  /** A tile's id, or a category's slug. */
  subject: z.string(),
  /** The tile's or the category's title as it is now. */
  title: z.string(),
  /** The tile's slug, to open it by; null for a category. */
  slug: z.string().nullable(),
  askedDate: z.iso.datetime(),
})

export type LessPreference = z.infer<typeof lessPreference>

const shownFeed = {
  /** The ids that come next in the feed as it stands on the screen. */
  upcoming: z.array(id).max(lessHorizon).default([]),
  /** The ids that were walked past, which do not come again. */
  walked: z.array(id).max(mostFeedIds).default([]),
}

/** What a wish changed, counted over the next tiles before and after, and the feed as it is now. */
export const lessEffect = z.object({
  wish: lessPreference,
  before: z.int(),
  after: z.int(),
  /** Over how many tiles `before` and `after` were counted. */
  horizon: z.int(),
  tileIds: feedIds,
})

export type LessEffect = z.infer<typeof lessEffect>

/** Less of this tile, of this category, or of what is like this tile. Works at once; asked twice it is one wish. */
export const showLess = callable({
  name: "feed-show_less",
  kind: "write",
  input: z.strictObject({ scope: z.enum(lessScopes), subject: id, ...shownFeed }),
  output: lessEffect,
})

export const undoLess = callable({
  name: "feed-undo_less",
  kind: "write",
  input: z.strictObject({ wishId: z.string().min(1).max(120), ...shownFeed }),
  output: lessEffect,
})
