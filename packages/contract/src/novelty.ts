import { noveltyRatings } from "@confetti/domain/novelty/novelty-rating"
import { z } from "zod"
import { callable } from "./callable.ts"
import { mostRatingsMerged } from "./limits.ts"

const tileId = z.string().min(1).max(64)

export const noveltyRating = z.enum(noveltyRatings)

export const ratedTile = z.object({ tileId: z.string(), rating: noveltyRating, ratedDate: z.iso.datetime() })

export type RatedTileView = z.infer<typeof ratedTile>

export const rateNovelty = callable({
  name: "tiles-rate_novelty",
  kind: "write",
  access: "person",
  about:
    "Stores whether a finished tile told its reader something new. The latest answer wins and is returned; a future time counts as now. Idempotent.",
  errors: ["tile/not-found", "tile/still-developing"],
  input: z.strictObject({ tileId, rating: noveltyRating, ratedDate: z.iso.datetime().optional() }),
  output: ratedTile,
})

export const mergeNovelty = callable({
  name: "tiles-merge_novelty",
  kind: "write",
  access: "person",
  about:
    "Adopts answers given on a device before sign-in. Deleted and developing tiles are left out; of two answers about one tile the latest wins.",
  input: z.strictObject({
    ratings: z
      .array(z.strictObject({ tileId, rating: noveltyRating, ratedDate: z.iso.datetime() }))
      .max(mostRatingsMerged),
  }),
  output: z.object({ merged: z.int() }),
})

const cursor = /^-?\d{1,16}_.{1,64}$/s

/** `GET /documents/users/{id}/novelty?q=&category=&before=`; all parameters are optional. */
export const noveltyQuery = z.strictObject({
  q: z.string().max(200).default(""),
  category: z.string().min(1).max(80).optional(),
  before: z.string().regex(cursor, "must be the `next` of a page").optional(),
})

export const noveltyEntry = ratedTile.extend({
  title: z.string(),
  /** Null for a deleted tile. */
  slug: z.string().nullable(),
  /** The slug of its first category. */
  category: z.string().nullable(),
})

export type NoveltyEntry = z.infer<typeof noveltyEntry>

/** The size of the whole history. */
export const noveltySummary = z.object({
  count: z.int().nonnegative(),
  newCount: z.int().nonnegative(),
  /** The time of the first rating; null without any. */
  since: z.iso.datetime().nullable(),
  /** Most frequent first. */
  categories: z.array(z.object({ slug: z.string(), count: z.int().positive() })),
})

export type NoveltySummary = z.infer<typeof noveltySummary>

/** A page of a history, newest first. */
export const noveltyPage = z.object({
  entries: z.array(noveltyEntry),
  /** The `before` of the next page; null on the last one. */
  next: z.string().nullable(),
  /** Matches on all pages. */
  found: z.int().nonnegative(),
  summary: noveltySummary,
})

export type NoveltyPage = z.infer<typeof noveltyPage>
