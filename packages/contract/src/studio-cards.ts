import { z } from "zod"
import { callable } from "./callable.ts"
import { feedCard, socialPost } from "./feed-item.ts"
import { lineOfText } from "./free-text.ts"
import { studioProblem } from "./studio.ts"
import { studioFileOutcome, studioFileState, studioFileVersion } from "./studio-brand.ts"
import { tileDraft } from "./tile-draft.ts"

/** Drafts may exceed the limits of publishing, within reason. */
const line = (most = 400) => lineOfText().max(most)

/** Local times in HOME_ZONE, `2026-12-01T18:00`; "" is open. A card that is off is kept and not shown. */
const window = { from: line(40), until: line(40), isOff: z.boolean() }

/** Not strict: an older app may send the hue of a drawn poster. */
export const postDraft = z.object({
  kind: z.enum(["tiktok_video", "tiktok_social", "ig_social"]),
  title: line(),
  text: line(1000),
  address: line(2000),
  /** Null for a poster of text only. */
  picture: tileDraft.shape.picture.nullable(),
  ...window,
})

export type PostDraft = z.infer<typeof postDraft>

const featuredDraft = z.strictObject({ item: line(100), ...window })

export type FeaturedDraft = z.infer<typeof featuredDraft>

const place = z.int().positive().nullable()

/** A card in the present feed with its place; null if such a reader does not get it. */
const placedCard = z.object({
  type: z.string(),
  id: z.string(),
  title: z.string(),
  places: z.object({ guest: place, member: place }),
})

export type PlacedCard = z.infer<typeof placedCard>

const feed = z.object({
  zone: z.string(),
  /** The local time there. */
  now: z.string(),
  cards: z.array(placedCard),
})

export type FeedPreview = z.infer<typeof feed>

export const getStudioPosts = callable({
  name: "studio-get_posts",
  kind: "read",
  access: "writer",
  about: "Lists the posts shown as cards in the feed, with their dates, and where each card is now.",
  errors: ["studio/broken-file"],
  input: z.strictObject({}),
  output: studioFileState.extend({
    feed,
    posts: z.array(postDraft),
    /** The card of each post; null for an invalid address. */
    keys: z.array(z.string().nullable()),
  }),
})

export const saveStudioPosts = callable({
  name: "studio-save_posts",
  kind: "write",
  access: "writer",
  about: "Saves all posts, based on version `base`, and publishes them at once.",
  errors: ["studio/not-taken-over", "studio/file-conflict"],
  input: z.strictObject({ base: studioFileVersion, posts: z.array(postDraft).max(100) }),
  output: studioFileOutcome,
})

export const previewStudioPost = callable({
  name: "studio-preview_post",
  kind: "read",
  access: "writer",
  about: "Previews a post as a card, with its problems. Saves nothing.",
  input: z.strictObject({ post: postDraft }),
  output: z.object({
    /** Null for an invalid address. */
    card: socialPost.nullable(),
    problems: z.array(studioProblem),
  }),
})

export const getStudioFeatured = callable({
  name: "studio-get_featured",
  kind: "read",
  access: "writer",
  about: "Lists the items the shop’s cards show first, with their dates, and the whole shop.",
  errors: ["studio/broken-file"],
  input: z.strictObject({}),
  output: studioFileState.extend({
    feed,
    featured: z.array(featuredDraft),
    /** The shop's items in order, each as a card. */
    items: z.array(z.object({ id: z.string(), title: z.string(), isOffered: z.boolean(), card: feedCard })),
  }),
})

export const saveStudioFeatured = callable({
  name: "studio-save_featured",
  kind: "write",
  access: "writer",
  about: "Saves the featured items, based on version `base`, and publishes them at once.",
  errors: ["studio/not-taken-over", "studio/file-conflict"],
  input: z.strictObject({ base: studioFileVersion, featured: z.array(featuredDraft).max(100) }),
  output: studioFileOutcome,
})
