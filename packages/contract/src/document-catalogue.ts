import { z } from "zod"
import { category } from "./category.ts"
import { tilesQuery } from "./documents.ts"
import type { ErrorCode } from "./errors.ts"
import { feedPlace, lessPreference } from "./feed.ts"
import { feedCard } from "./feed-item.ts"
import { guessHistogram, guessHistogramQuery } from "./guess-histogram.ts"
import { likesDocument } from "./likes.ts"
import { noveltyPage, noveltyQuery } from "./novelty.ts"
import { learnedWeek, yearReview, zoneQuery } from "./recall.ts"
import { ownThoughtsPage, ownThoughtsQuery, thoughtOnTile, thoughtsPage, thoughtsQuery } from "./thoughts.ts"
import { tile } from "./tile.ts"
import { tileState, tileStatesQuery, tileTap, tileTapsQuery } from "./tile-taps.ts"
import { seenTutorial } from "./tutorials.ts"
import { userRecord } from "./users.ts"

const one = <Document extends z.ZodType>(document: Document) => z.strictObject({ document: document.nullable() })
const many = <Document extends z.ZodType>(document: Document) => z.strictObject({ documents: z.array(document) })
const nothing = z.strictObject({})

/** Likes and public thoughts of a tile. */
export const tileCount = z.strictObject({
  id: z.string(),
  likes: z.int().nonnegative(),
  thoughts: z.int().nonnegative(),
})

/**
 * A read below `/documents/`. `{id}` after `users/` is the caller's own id, otherwise `session/forbidden`; after `tiles/` it is a tile's or
 * a subtile's.
 */
export type CataloguedDocument = {
  path: string
  about: string
  query: z.ZodType
  output: z.ZodType
  codes: readonly ErrorCode[]
}

const own: readonly ErrorCode[] = ["session/required", "session/forbidden"]

const catalogue = [
  {
    path: "tiles",
    about:
      "Returns tiles by `slug` (the match or null), by comma-separated `ids` (in that order, unknown ones left out, at most 100; with `developing=false` without developing ones), or all developing ones with `developing=true` alone.",
    query: tilesQuery,
    output: z.union([one(tile), many(tile)]),
    codes: [],
  },
  {
    path: "categories",
    about: "Returns all categories in order. Categories without an emoji picture are left out.",
    query: nothing,
    output: many(category),
    codes: [],
  },
  {
    path: "tileCounts",
    about:
      "Returns how many likes and thoughts each of these tiles has. A subtile's id stands for its tile; each tile is listed once.",
    query: tileStatesQuery,
    output: many(tileCount),
    codes: [],
  },
  {
    path: "guessHistograms",
    about: "Returns how everyone answered a slider question. Counts are left out until five people have guessed.",
    query: guessHistogramQuery,
    output: one(guessHistogram),
    codes: ["tile/no-such-question"],
  },
  {
    path: "feedCards",
    about: "Returns the cards between tiles. Clients place them by the rules above.",
    query: nothing,
    output: many(feedCard),
    codes: [],
  },
  {
    path: "tiles/{id}/thoughts",
    about:
      "Lists thoughts on a tile. `tab=INTERESTING` sorts by marks and age, `tab=USER_TAKES` newest first with the caller's own on top of the first page. `before` is the `next` of the previous page.",
    query: thoughtsQuery,
    output: one(thoughtsPage),
    codes: ["tile/not-found", "thought/switched-off"],
  },
  {
    path: "thoughts/{id}",
    about: "Returns a public thought, or one of the caller's own; null if there is none or it was deleted.",
    query: nothing,
    output: one(thoughtOnTile),
    codes: ["thought/switched-off"],
  },
  {
    path: "users/{id}",
    about: "Returns the person's record; null if they have none yet.",
    query: nothing,
    output: one(userRecord),
    codes: own,
  },
  {
    path: "users/{id}/likes",
    about: "Returns one document with the ids of all liked tiles.",
    query: nothing,
    output: many(likesDocument),
    codes: own,
  },
  {
    path: "users/{id}/tileTaps",
    about: "Returns the latest tap on this tile: one document or none.",
    query: tileTapsQuery,
    output: many(tileTap),
    codes: own,
  },
  {
    path: "users/{id}/tileStates",
    about:
      "Returns how far this person read each of these tiles. Unseen tiles are left out. A subtile's id stands for its tile; each tile is listed once.",
    query: tileStatesQuery,
    output: many(tileState),
    codes: own,
  },
  {
    path: "users/{id}/places",
    about: "Returns this person's position in each feed.",
    query: nothing,
    output: many(feedPlace),
    codes: own,
  },
  {
    path: "users/{id}/lessWishes",
    about: "Lists what this person wants to see less of, newest first.",
    query: nothing,
    output: many(lessPreference),
    codes: own,
  },
  {
    path: "users/{id}/thoughts",
    about: "Lists this person's thoughts in any state, newest first. `before` is the `next` of the previous page.",
    query: ownThoughtsQuery,
    output: many(ownThoughtsPage),
    codes: [...own, "thought/switched-off"],
  },
  {
    path: "users/{id}/novelty",
    about:
      "Lists what this person knew and what was new to them, newest first. `q` matches the beginnings of words in titles, `category` is a slug, `before` is the `next` of the previous page. `summary` covers everything, `found` only the matches.",
    query: noveltyQuery,
    output: many(noveltyPage),
    codes: own,
  },
  {
    path: "users/{id}/learned",
    about:
      "Returns what this person finished this week, in their time zone, without tiles they already knew: one document.",
    query: zoneQuery,
    output: many(learnedWeek),
    codes: own,
  },
  {
    path: "users/{id}/yearInReview",
    about:
      "Returns the person's year, from 10 December to 10 January and from twelve tiles on; no document otherwise. A tile counts in the year it was last finished.",
    query: zoneQuery,
    output: many(yearReview),
    codes: own,
  },
  {
    path: "users/{id}/tutorials",
    about: "Lists the tutorials this person has seen.",
    query: nothing,
    output: many(seenTutorial),
    codes: own,
  },
] as const satisfies readonly CataloguedDocument[]

export const documentCatalogue: readonly CataloguedDocument[] = catalogue

type Catalogued = (typeof catalogue)[number]
type Documents = { [Each in Catalogued as Each["path"]]: Each }

/** The catalogue's path of an address: `users/ada/likes` is `users/{id}/likes`. */
type PathOf<Address extends string> = Address extends `${infer Path}?${string}`
  ? PathOf<Path>
  : Address extends `tiles/${string}/${infer Name}`
    ? `tiles/{id}/${Name}`
    : Address extends `thoughts/${string}`
      ? "thoughts/{id}"
      : OwnPath<Address>
type OwnPath<Path extends string> = Path extends `users/${infer Rest}`
  ? Rest extends `${string}/${infer Name}`
    ? `users/{id}/${Name}`
    : "users/{id}"
  : Path

type QueryName<Address extends string> = Address extends `${string}?${infer Name}=${string}` ? Name : never

type Answer<Address extends string> =
  PathOf<Address> extends keyof Documents
    ? QueryName<Address> extends keyof z.input<Documents[PathOf<Address>]["query"]>
      ? z.output<Documents[PathOf<Address>]["output"]>
      : never
    : never

/** A known address below `/documents/` with a known query; otherwise `never`. */
export type DocumentAddress<Address extends string> = [Answer<Address>] extends [never] ? never : Address
/** The document, or documents, at an address; `never` for the other kind. */
export type OneDocumentAt<Address extends string> = NonNullable<
  Extract<Answer<Address>, { document: unknown }>["document"]
>
export type DocumentAt<Address extends string> = Extract<Answer<Address>, { documents: unknown[] }>["documents"][number]
