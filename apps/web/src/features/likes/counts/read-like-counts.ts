import type { TileCount } from "@confetti/contract/likes"
import { ApiError, readDocuments } from "../../../platform/api.ts"
import { readOwner } from "../sync/likes-owner.ts"
import { type LikeCount, likeCount } from "./like-count.ts"

/** How many people like a tile, given whether whoever is here does: their own like counts at once. */
export type CountLikes = (tileId: string, isLiked: boolean) => LikeCount | undefined

/** Reads how many others like each of these tiles. Throws an `ApiError`. */
export async function readLikeCounts(tileIds: readonly string[]): Promise<CountLikes> {
  // Trying is no use, and a browser complains of each try.
  if (!navigator.onLine) throw new ApiError("offline", "You are offline.")
  const counts = await readDocuments<TileCount>(`tileCounts?ids=${tileIds.join()}`)
  // Of whoever is here, the server counted what it and this device agree on.
  const counted = new Set(readOwner()?.agreedIds)
  const others = new Map(counts.map(({ id, likes }) => [id, Math.max(0, likes - Number(counted.has(id)))]))
  return (tileId, isLiked) => {
    const count = others.get(tileId)
    return count === undefined ? undefined : likeCount(count + Number(isLiked))
  }
}
