import type { TileCount } from "@confetti/contract/likes"
import { plural } from "@confetti/domain/messages/plural"
import { fieldsOf, isTextList, readStored, writeStored } from "../../platform/storage.ts"
import { type CountText, countText } from "../../ui/count-text.ts"

/** Whose the likes on this device are, and what is synced. Where nobody is named, they are the device's own, and go to whoever signs in. */
export type LikesBase = {
  userId: string
  /** The base of the three-way merge: what the server had when this device last agreed with it, the latest first. */
  agreedIds: readonly string[]
  /** The device's own likes on their way to the server: until that is known to be done, the very same request is repeated. */
  merge: { key: string; tileIds: readonly string[] } | null
}

const key = "cf_likes_of"

export function readBase(): LikesBase | null {
  return readStored(key, isBase)
}

export function saveBase(base: LikesBase): void {
  writeStored(key, base)
}

function isBase(value: unknown): value is LikesBase {
  const { userId, agreedIds, merge } = fieldsOf(value)
  const { key: mergeKey, tileIds } = fieldsOf(merge)
  return (
    typeof userId === "string" &&
    isTextList(agreedIds) &&
    (merge === null || (typeof mergeKey === "string" && isTextList(tileIds)))
  )
}

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
    return countText(likes, (likes) => plural(likes, { one: "# like", other: "# likes" }))
  }
}
