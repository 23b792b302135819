import { storedSet } from "../../platform/stored-set.ts"

let hear: () => void = () => undefined

/** Calls `listener` after each change of the likes made in this tab. */
export function hearLikes(listener: () => void): void {
  hear = listener
}

/** The tiles liked on this device, the latest first. Read and written nowhere else. */
export const likedTiles = storedSet("cf_likes", () => hear())

/** The growing stories followed on this device. */
export const followedTiles = storedSet("cf_follows")
