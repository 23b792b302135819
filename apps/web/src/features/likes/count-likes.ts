import type { TileCount } from "@confetti/contract/likes"
import { plural } from "@confetti/domain/messages/plural"
import { type CountText, countText } from "../../ui/count-text.ts"
import { readBase } from "./sync/likes-base.ts"

/** How many people like a tile, given whether whoever is here does: their own like counts at once. */
export type CountLikes = (tileId: string, isLiked: boolean) => CountText | undefined

/** From what the server has just counted. It counted what it and this device agree on: that is taken from it here and now. */
export function countLikes(counts: readonly TileCount[]): CountLikes {
  const counted = new Set(readBase()?.agreedIds)
  const others = new Map(counts.map(({ id, likes }) => [id, Math.max(0, likes - Number(counted.has(id)))]))
  return (tileId, isLiked) => {
    const count = others.get(tileId)
    if (count === undefined) return undefined
    const likes = count + Number(isLiked)
    return countText(likes, plural(likes, { one: "# like", other: "# likes" }))
  }
}
