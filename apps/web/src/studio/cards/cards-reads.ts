import type { CallableOutput } from "@confetti/contract/callable-catalogue"
import type { FeaturedDraft, PostDraft } from "@confetti/contract/studio-cards"
import { studioCall } from "../access/studio-call.ts"

export const postsFile = "social.yaml"
export const featuredFile = "featured.yaml"

type Featured = CallableOutput<"studio-get_featured">
export type OfferedItem = Featured["items"][number]

export const postsRead = {
  key: "studio-posts-file",
  read: async () => {
    const { posts, keys, feed, ...state } = await studioCall("studio-get_posts", {})
    return { state, draft: posts, keys: new Map(posts.map((post, at) => [nameOfPost(post), keys[at] ?? null])), feed }
  },
}

export const featuredRead = {
  key: "studio-featured-file",
  read: async () => {
    const { featured, items, feed, ...state } = await studioCall("studio-get_featured", {})
    return { state, draft: featured, items, feed }
  },
}

export const savePosts = (base: number, posts: PostDraft[]) => studioCall("studio-save_posts", { base, posts })

export const saveFeatured = (base: number, featured: FeaturedDraft[]) =>
  studioCall("studio-save_featured", { base, featured })

/** Tells a post from all others: none is there twice. */
export function nameOfPost({ kind, address }: PostDraft): string {
  return `${kind} ${address}`
}

/** An item can be featured again in another window. */
export function nameOfFeatured({ item, from, until }: FeaturedDraft): string {
  return `${item} ${from} ${until}`
}
