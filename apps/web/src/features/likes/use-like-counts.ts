import { useReads } from "../../platform/reads/use-reads.ts"
import type { LikeCount } from "./counts/like-count.ts"
import type { CountLikes } from "./counts/read-like-counts.ts"
import { likedTiles } from "./device-shelf.ts"

/** How many people like a tile of these pages, once that is known: one read a page. Their own toggle counts at once. */
export function useLikeCounts(pages: readonly (readonly string[])[]): (tileId: string) => LikeCount | undefined {
  const liked = likedTiles.useAll()
  const { states } = useReads<CountLikes>(
    pages.map((ids) => ({
      key: `likes ${ids.join()}`,
      read: async () => (await import("./counts/read-like-counts.ts")).readLikeCounts(ids),
    })),
  )
  return (tileId) => {
    const isLiked = liked.includes(tileId)
    return states.map(({ data }) => data?.(tileId, isLiked)).find(Boolean)
  }
}
