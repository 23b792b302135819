import { storedSet } from "../../platform/stored-set.ts"

/** The growing stories followed on this device. */
export const followedTiles = storedSet("cf_follows")
