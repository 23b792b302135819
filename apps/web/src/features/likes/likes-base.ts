import type { TileCount } from "@confetti/contract/likes"
import { plural } from "@confetti/domain/messages/plural"
import { fieldsOf, isTextList, readStored, writeStored } from "../../platform/storage.ts"
import { type CountText, countText } from "../../ui/count-text.ts"

/** The owner of this device’s likes, and their sync state. Without a person they are the device's, and go to whoever signs in. */
export type LikesBase = {
  userId: string
  /** The base of the three-way merge: the server's likes when last agreed, newest first. */
  agreedIds: readonly string[]
  /** The device's own likes being merged: the same request is repeated until it succeeds. */
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

/** A tile's number of likes, given whether the person likes it: their own counts at once. */
export type CountLikes = (tileId: string, isLiked: boolean) => CountText | undefined

/** Counts from the server, without the person's own likes, which are added here. */
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
