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
  about: "The ids of the caller's feed in order, at most 1,000. Without an account, the default feed.",
  input: noPayload,
  output: feedIds,
})

export const resetFeed = callable({
  name: "users-reset_feed",
  kind: "write",
  access: "anyone",
  about:
    "Puts the feed back to the default and answers it. Whose feed may be named, as text or as `userId`; it must be the caller's own.",
  errors: ["session/forbidden"],
  input: feedOwner,
  output: feedIds,
})

export const calculateEligibleTiles = callable({
  name: "users-calculate_eligible_tiles",
  kind: "write",
  access: "person",
  about:
    "Works out the caller's feed from what they did until now and keeps it; users-get_home_feed answers it. `count` is how many tiles there are for them.",
  input: noPayload,
  output: z.object({ count: z.number().int() }),
})

export const explainTile = callable({
  name: "feed-explain_tile",
  kind: "read",
  access: "anyone",
  about: "Why a tile is where it is in the caller's feed, in one true sentence.",
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
  about:
    "Where the caller stands in a feed: `home`, or a category's slug. The latest place counts. Answers the one that counts.",
  errors: ["tile/not-found", "feed/unknown-category"],
  input: z.strictObject({ feed: id, tileId: id, savedDate: z.iso.datetime().optional() }),
  output: feedPlace,
})

export const savePicks = callable({
  name: "feed-save_picks",
  kind: "write",
  access: "person",
  about:
    "What a guest picked to come next, told once they have joined; three tiles at most. Told twice it is one pick; unknown tiles are left out.",
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
  about:
    "Less of this tile, of this category, or of what is like this tile. Works at once and answers what it changed.",
  errors: ["tile/not-found", "feed/unknown-category"],
  input: z.strictObject({ scope: z.enum(lessScopes), subject: id, ...shownFeed }),
  output: lessEffect,
})

export const undoLess = callable({
  name: "feed-undo_less",
  kind: "write",
  access: "person",
  about: "Takes a wish for less back, by its id.",
  errors: ["feed/no-such-wish"],
  input: z.strictObject({ wishId: z.string().min(1).max(120), ...shownFeed }),
  output: lessEffect,
})
