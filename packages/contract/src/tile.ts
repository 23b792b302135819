import { z } from "zod"
import { aspectFormat } from "./aspect.ts"
import { clip } from "./clip.ts"
import { picture, video } from "./picture.ts"
import { richText } from "./rich-text.ts"

export const sourceKinds = ["page", "book", "paper", "archive"] as const

/** The address of a source, opened in a new tab: the work itself, or a search for it. Always HTTPS. */
export const sourceLink = z.strictObject({ href: z.string(), isSearch: z.boolean() })

export const source = z.strictObject({
  title: z.string(),
  by: z.string(),
  year: z.int().nullable(),
  kind: z.enum(sourceKinds),
  /** Missing if the pack has neither an address nor a search. */
  link: sourceLink.optional(),
})

export type Source = z.infer<typeof source>

/** A subtile's layout, by its first block. */
export const subtileForms = ["prose", "figure", "quote", "steps", "set"] as const

export const subtile = z.strictObject({
  id: z.string(),
  /** Unique among all tiles: it opens the parent at this subtile. */
  slug: z.string(),
  title: z.string(),
  form: z.enum(subtileForms),
  /** The ISO date of a timeline entry; null outside developing tiles. */
  date: z.string().nullable(),
  body: richText,
  clip: clip.optional(),
})

export type Subtile = z.infer<typeof subtile>

/** A tile as a document. A subtile has the same shape, with `parentId` and no children. */
export const tile = z.strictObject({
  id: z.string(),
  slug: z.string(),
  parentId: z.string().nullable(),
  version: z.int(),
  title: z.string(),
  teaser: z.string(),
  /** Whether the story is developing: hidden from search, and without points. */
  developing: z.boolean(),
  aspect: aspectFormat,
  /** Category slugs; the first sets the tile's colour. */
  categories: z.array(z.string()),
  /** ISO date-times. */
  publishedAt: z.string(),
  updatedAt: z.string(),
  picture,
  video: video.nullable(),
  /** The file below `/media/` of its link preview, 1200×630. */
  card: z.string(),
  body: richText,
  sources: z.array(source),
  /** A developing story's next event on a day or in a month: `2027-02-05` or `2027-02`. Missing if unknown. */
  next: z.strictObject({ date: z.string(), text: z.string() }).optional(),
  subtileIds: z.array(z.string()),
  subtiles: z.array(subtile),
})

export type Tile = z.infer<typeof tile>
