import { z } from "zod"
import { aspectFormat } from "./aspect.ts"
import { clip } from "./clip.ts"
import { picture, video } from "./picture.ts"
import { richText } from "./rich-text.ts"

export const sourceKinds = ["page", "book", "paper", "archive"] as const

/** What opens a source, in a tab of its own: the work itself, or a search for it. Always https. */
export const sourceLink = z.strictObject({ href: z.string(), isSearch: z.boolean() })

export const source = z.strictObject({
  title: z.string(),
  by: z.string(),
  year: z.int().nullable(),
  kind: z.enum(sourceKinds),
  /** Left out where the pack knows of no address and of no place to search. */
  link: sourceLink.optional(),
})

export type Source = z.infer<typeof source>

/** How a subtile is set: by what its text begins with. */
export const subtileForms = ["prose", "figure", "quote", "steps", "set"] as const

export const subtile = z.strictObject({
  id: z.string(),
  /** Its own among those of all tiles: it opens the parent at this subtile. */
  slug: z.string(),
  title: z.string(),
  form: z.enum(subtileForms),
  /** ISO date of a timeline's entry; null outside developing tiles. */
  date: z.string().nullable(),
  body: richText,
  clip: clip.optional(),
})

export type Subtile = z.infer<typeof subtile>

/** A tile as a document. A subtile read by its id comes in the same shape, with `parentId` set and no children. */
export const tile = z.strictObject({
  id: z.string(),
  slug: z.string(),
  parentId: z.string().nullable(),
  /** Counts up with every change. */
  version: z.int(),
  title: z.string(),
  teaser: z.string(),
  /** True while the story still grows: hidden from search and unrewarded. */
  developing: z.boolean(),
  aspect: aspectFormat,
  /** Category slugs; the first gives the tile its colour. */
  categories: z.array(z.string()),
  /** ISO date-times. */
  publishedAt: z.string(),
  updatedAt: z.string(),
  picture,
  video: video.nullable(),
  /** The file under `/media/` that link previews show, 1200×630. */
  card: z.string(),
  body: richText,
  sources: z.array(source),
  /** What a growing story waits for: a day or a month, as `2027-02-05` or `2027-02`. Left out where nothing is known. */
  next: z.strictObject({ date: z.string(), text: z.string() }).optional(),
  subtileIds: z.array(z.string()),
  subtiles: z.array(subtile),
})

export type Tile = z.infer<typeof tile>
