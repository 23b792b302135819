import type { ContentSnapshot } from "../../platform/content/content-snapshot.ts"

const kinds = { follow_tiktok: "tiktok_social", follow_ig: "ig_social" } as const

/** The address of the operator's channel to follow; null where they have none. */
export function channelOf({ posts }: ContentSnapshot, action: keyof typeof kinds): string | null {
  return posts.find(({ type }) => type === kinds[action])?.address ?? null
}
