import type { PersonalData } from "../../platform/personal-data.ts"
import { forgetCountsDue } from "./counts-store.ts"
import { forgetLikes, likesOf } from "./store.ts"

/** What waits to be counted is no more than that something was liked or read: an export has it already. */
export const personalLikes: PersonalData = {
  name: "likes",
  tables: ["likes", "tile_counts_due"],
  read: async (db, userId) =>
    (await likesOf(db, userId)).map(({ tileId, likedAt }) => ({ tileId, likedAt: likedAt.toISOString() })),
  erase: async (tx, userId) => {
    await forgetLikes(tx, userId)
    await forgetCountsDue(tx, userId)
  },
}
