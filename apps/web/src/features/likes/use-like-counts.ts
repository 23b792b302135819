import { useMemo, useState } from "react"
import { useReads } from "../../platform/reads/use-reads.ts"
import type { LikeCount } from "./counts/like-count.ts"
import { type CountLikes, readLikeCounts } from "./counts/read-like-counts.ts"
import { likedTiles } from "./device-shelf.ts"

/** How many people like a tile of these pages, once that is known: one read a page. Their own toggle counts at once. */
export function useLikeCounts(pages: readonly (readonly string[])[]): (tileId: string) => LikeCount | undefined {
  const liked = likedTiles.useAll()
  const { states } = useReads<CountLikes>(
    pages.map((ids) => ({
      key: `likes ${ids.join()}`,
      read: () => readLikeCounts(ids),
    })),
  )
  const answers = useMemo(() => states.flatMap(({ data }) => data ?? []), [states])
  // A new order is counted in other pages: until they have come, what was counted last is shown.
  const [known, setKnown] = useState(answers)
  if (answers.length > 0 && known !== answers) setKnown(answers)
  return (tileId) => {
    const isLiked = liked.includes(tileId)
    return known.map((count) => count(tileId, isLiked)).find(Boolean)
  }
}
