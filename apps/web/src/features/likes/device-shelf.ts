import { storedSet } from "../../platform/stored-set.ts"

/** The tiles liked on this device, the latest first. Read and written nowhere else. */
export const likedTiles = storedSet("cf_likes")

/** The growing stories followed on this device. */
export const followedTiles = storedSet("cf_follows")
