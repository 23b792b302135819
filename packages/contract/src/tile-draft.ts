import { z } from "zod"
import type { Inline } from "./rich-text.ts"

/** Unfinished work may be longer than what can be published, and is not endless. */
const line = (most = 400) => z.string().max(most)

const words = z.string().max(8000)

/** Text inside a paragraph, at most three forms deep: a link in emphasis in strong text. */
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
  // As it is written, and so never lost while it is unfinished: what is wrong with it is found where its file is read.
  z.strictObject({ type: z.literal("fenced"), kind: line(40), yaml: words }),
])

const draftText = z.array(draftBlock).max(60)

export type DraftText = z.infer<typeof draftText>

/** Where the eye goes in a picture, as shares of its width and height from the upper left. */
export const pictureFocus = z.strictObject({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) })

/** Not strict, and of a known kind whatever is said: an older app may still hold a draft whose cover was to be drawn. */
const draftPicture = z.object({
  kind: z.enum(["file", "video"]).catch("file"),
  /** Of a picture or a film, as `/studio/pictures` or `/studio/films` answered it, or as the pack has it; "" until one is chosen. */
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
  /** Names it while it is moved about; drawn by the editor, part of nothing that is published. */
  key: z.string().min(1).max(40),
  heading: line(),
  date: line(20).nullable(),
  /** Where it has another than its heading gives it. */
  slug: line(100).nullable(),
  body: draftText,
  clip: z.strictObject({ file: line(200), alt: line() }).nullable(),
})

/** A tile as it is written: everything its file says, loose enough for unfinished work. What publishing asks of it is checked apart. */
export const tileDraft = z.strictObject({
  slug: line(100),
  title: line(),
  teaser: line(),
  categories: z.array(line(100)).max(10),
  aspect: line(20),
  developing: z.boolean(),
  /** A day, or a time with its zone; "" until it is published. */
  published: line(40),
  updated: line(40).nullable(),
  season: line(20).nullable(),
  /** Earlier slugs, the first one first. */
  formerly: z.array(line(100)).max(50),
  picture: draftPicture,
  sources: z.array(draftSource).max(12),
  questions: z.array(draftQuestion).max(12),
  /** What a growing story waits for; null where nothing is known. Drafts older than the field lack it. */
  next: z
    .strictObject({ date: line(20), text: line() })
    .nullable()
    .default(null),
  opening: draftText,
  subtiles: z.array(draftSubtile).max(30),
})

export type TileDraft = z.infer<typeof tileDraft>
export type DraftSubtile = TileDraft["subtiles"][number]
