import { useMemo, useState } from "react"
import { ApiError, readDocuments } from "../../platform/api.ts"
import { useReads } from "../../platform/reads/use-reads.ts"
import { type LikeCount, likeCount } from "./counts/like-count.ts"
import { likedTiles } from "./like-toggle.ts"
import { readBase } from "./sync/likes-base.ts"

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

/** How many people like a tile, given whether whoever is here does: their own like counts at once. */
type CountLikes = (tileId: string, isLiked: boolean) => LikeCount | undefined

/** Reads how many others like each of these tiles. Throws an `ApiError`. */
async function readLikeCounts(tileIds: readonly string[]): Promise<CountLikes> {
  // Trying is no use, and a browser complains of each try.
  if (!navigator.onLine) throw new ApiError("offline", "You are offline.")
  const counts = await readDocuments(`tileCounts?ids=${tileIds.join()}`)
  // Of whoever is here, the server counted what it and this device agree on.
  const counted = new Set(readBase()?.agreedIds)
  const others = new Map(counts.map(({ id, likes }) => [id, Math.max(0, likes - Number(counted.has(id)))]))
  return (tileId, isLiked) => {
    const count = others.get(tileId)
    return count === undefined ? undefined : likeCount(count + Number(isLiked))
  }
}
