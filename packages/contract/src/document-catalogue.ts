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
      "Tiles by `slug` (the first match or null), by `ids` with commas between them (in the order asked, unknown ones left out, at most 100; with `developing=false` without those that still grow), or with `developing=true` alone all that still grow.",
    query: tilesQuery,
    output: z.union([one(tile), many(tile)]),
    codes: [],
  },
  {
    path: "categories",
    about: "Every category in its order. Those without an emoji picture are left out.",
    query: nothing,
    output: many(category),
    codes: [],
  },
  {
    path: "tileCounts",
    about:
      "How many people like each of these tiles, and how many thoughts there are on it; for a subtile's id its tile is told, each tile once.",
    query: tileStatesQuery,
    output: many(tileCount),
    codes: [],
  },
  {
    path: "guessHistograms",
    about: "Where everybody put the answer of a question with a slider. Without counts until five have guessed.",
    query: guessHistogramQuery,
    output: one(guessHistogram),
    codes: ["tile/no-such-question"],
  },
  {
    path: "feedCards",
    about:
      "The cards there are to stand between tiles. Where each stands is the client's to decide, by the rules above.",
    query: nothing,
    output: many(feedCard),
    codes: [],
  },
  {
    path: "tiles/{id}/thoughts",
    about:
      "What people think about a tile: `tab=INTERESTING` by how many find it interesting and how new it is, `tab=USER_TAKES` the newest first, with the caller's own on top of the first page. `before` is the `next` of the page before.",
    query: thoughtsQuery,
    output: one(thoughtsPage),
    codes: ["tile/not-found", "thought/switched-off"],
  },
  {
    path: "thoughts/{id}",
    about: "One thought that everybody may read, or the caller's own; null where there is none, or none any more.",
    query: nothing,
    output: one(thoughtOnTile),
    codes: ["thought/switched-off"],
  },
  {
    path: "users/{id}",
    about: "The person's record; null for who is signed in and has none yet.",
    query: nothing,
    output: one(userRecord),
    codes: own,
  },
  {
    path: "users/{id}/likes",
    about: "One document with the ids of every liked tile.",
    query: nothing,
    output: many(likesDocument),
    codes: own,
  },
  {
    path: "users/{id}/tileTaps",
    about: "The newest tap on this tile: one document or none.",
    query: tileTapsQuery,
    output: many(tileTap),
    codes: own,
  },
  {
    path: "users/{id}/tileStates",
    about:
      "What this person has met of each of these tiles. Those never met are left out; for a subtile's id its tile is told, each tile once.",
    query: tileStatesQuery,
    output: many(tileState),
    codes: own,
  },
  {
    path: "users/{id}/places",
    about: "Where this person stands in each feed.",
    query: nothing,
    output: many(feedPlace),
    codes: own,
  },
  {
    path: "users/{id}/lessWishes",
    about: "What this person wants to see less of, the latest wish first.",
    query: nothing,
    output: many(lessPreference),
    codes: own,
  },
  {
    path: "users/{id}/thoughts",
    about:
      "What this person wrote, in whatever state, the newest first: one page. `before` is the `next` of the page before.",
    query: ownThoughtsQuery,
    output: many(ownThoughtsPage),
    codes: [...own, "thought/switched-off"],
  },
  {
    path: "users/{id}/novelty",
    about:
      "What this person knew and what was new to them, the latest first: one page. `q` is what the title's words begin with, `category` a slug, `before` the `next` of the page before. `summary` is of everything, `found` of what the query lets through.",
    query: noveltyQuery,
    output: many(noveltyPage),
    codes: own,
  },
  {
    path: "users/{id}/learned",
    about: "What this person read to its end this week, in their zone, without what they said they knew: one document.",
    query: zoneQuery,
    output: many(learnedWeek),
    codes: own,
  },
  {
    path: "users/{id}/yearInReview",
    about:
      "Their year, from 10 December to 10 January and from twelve tiles on; no document at any other time. A tile counts in the year in which it was last read to its end.",
    query: zoneQuery,
    output: many(yearReview),
    codes: own,
  },
  {
    path: "users/{id}/tutorials",
    about: "Which tutorials this person has seen.",
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
