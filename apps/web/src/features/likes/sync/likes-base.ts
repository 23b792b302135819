import { fieldsOf, isTextList, readStored, writeStored } from "../../../platform/storage.ts"

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
