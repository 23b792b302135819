import { z } from "zod"
import type { Inline } from "./rich-text.ts"

/** Drafts may exceed the limits of publishing, within reason. */
const line = (most = 400) => z.string().max(most)

const words = z.string().max(8000)

/** Inline text nested at most three deep: a link in emphasis in strong text. */
function inlineOf(depth: number): z.ZodType<Inline> {
  if (depth === 0) return words
  const inner = z.array(inlineOf(depth - 1)).max(200)
  return z.union([
    words,
    z.strictObject({ strong: inner }),
    z.strictObject({ em: inner }),
    z.strictObject({ link: line(2000), text: inner }),
  ])
}

const inlines = z.array(inlineOf(3)).max(200)

const draftBlock = z.union([
  z.strictObject({ type: z.literal("paragraph"), text: inlines }),
  z.strictObject({ type: z.literal("figure"), text: line() }),
  z.strictObject({ type: z.literal("quote"), text: z.array(inlines).max(40), by: line().nullable() }),
  z.strictObject({ type: z.literal("list"), ordered: z.boolean(), items: z.array(inlines).max(60) }),
  // Stored as source, so that unfinished blocks are kept: problems are found when the file is read.
  z.strictObject({ type: z.literal("fenced"), kind: line(40), yaml: words }),
])

const draftText = z.array(draftBlock).max(60)

export type DraftText = z.infer<typeof draftText>

/** A picture's focus as shares of width and height from the top left. */
export const pictureFocus = z.strictObject({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) })

/** Not strict, and with a default kind: an older app may send the draft of a drawn cover. */
const draftPicture = z.object({
  kind: z.enum(["file", "video"]).catch("file"),
  /** The picture or film, as named by its upload or in the pack; "" until one is chosen. */
  file: line(200),
  focus: pictureFocus.nullable(),
  alt: line(),
})

const draftSource = z.strictObject({
  title: line(),
  by: line(),
  year: z.int().min(-9999).max(9999).nullable(),
  kind: line(20),
  doi: line().nullable(),
  isbn: line(40).nullable(),
  url: line(2000).nullable(),
})

const draftQuestion = z.strictObject({
  question: line(),
  options: z.array(line()).max(8),
  right: line(),
  why: line(),
})

const draftSubtile = z.strictObject({
  /** Identifies it while editing; set by the editor, and not published. */
  key: z.string().min(1).max(40),
  heading: line(),
  date: line(20).nullable(),
  /** Null if it follows from the heading. */
  slug: line(100).nullable(),
  body: draftText,
  clip: z.strictObject({ file: line(200), alt: line() }).nullable(),
})

/** A tile's draft: all fields of its file, loosely typed for unfinished work. Publishing has its own checks. */
export const tileDraft = z.strictObject({
  slug: line(100),
  title: line(),
  teaser: line(),
  categories: z.array(line(100)).max(10),
  aspect: line(20),
  developing: z.boolean(),
  /** A day, or a time with its zone; "" until published. */
  published: line(40),
  updated: line(40).nullable(),
  season: line(20).nullable(),
  /** Earlier slugs, first one first. */
  formerly: z.array(line(100)).max(50),
  picture: draftPicture,
  sources: z.array(draftSource).max(12),
  questions: z.array(draftQuestion).max(12),
  /** A developing story's next event; null if unknown. Missing in older drafts. */
  next: z
    .strictObject({ date: line(20), text: line() })
    .nullable()
    .default(null),
  opening: draftText,
  subtiles: z.array(draftSubtile).max(30),
})

export type TileDraft = z.infer<typeof tileDraft>
export type DraftSubtile = TileDraft["subtiles"][number]
