import { deviceValues } from "../../../platform/outbox/device-values.ts"
import { isTextList } from "../../../platform/storage.ts"

/** Whose the likes on this device are. Where nobody is named, they are the device's own, and go to whoever signs in. */
export type LikesOwner = {
  userId: string
  /** What the server had when this device last agreed with it, the latest first. */
  agreedIds: readonly string[]
  /** The device's own likes on their way to the server: until that is known to be done, the very same request is repeated. */
  merge: { key: string; tileIds: readonly string[] } | null
}

const name = "cf_likes_of"

export function readOwner(): LikesOwner | null {
  return deviceValues.read(name, isOwner)
}

export function keepOwner(owner: LikesOwner): void {
  deviceValues.write(name, owner)
}

export function forgetOwner(): void {
  deviceValues.remove((each) => each === name)
}

function isOwner(value: unknown): value is LikesOwner {
  if (typeof value !== "object" || value === null) return false
  const { userId, agreedIds, merge } = value as Partial<LikesOwner>
  return (
    typeof userId === "string" &&
    isTextList(agreedIds) &&
    (merge === null || (typeof merge === "object" && typeof merge.key === "string" && isTextList(merge.tileIds)))
  )
}
