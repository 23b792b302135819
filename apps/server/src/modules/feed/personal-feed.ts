import type { PersonalData } from "../../platform/personal-data.ts"
import { feedOf, forgetFeed } from "./feed-store.ts"
import { forgetWishes, wishesOf } from "./wish-store.ts"

/** The order made for a person. Why each tile is in it, they can ask of the feed. */
export const personalFeed: PersonalData = {
  name: "feed",
  tables: ["feeds"],
  read: async (db, userId) => {
    const feed = await feedOf(db, userId)
    if (!feed) return null
    return {
      tileIds: feed.tileIdsJson === null ? [] : (JSON.parse(feed.tileIdsJson) as string[]),
      computedAt: feed.computedAt?.toISOString() ?? null,
      resetAt: feed.resetAt?.toISOString() ?? null,
    }
  },
  erase: forgetFeed,
}

export const personalWishes: PersonalData = {
  name: "lessWishes",
  tables: ["less_wishes"],
  read: async (db, userId) =>
    (await wishesOf(db, userId)).map(({ scope, subject, askedAt }) => ({
      scope,
      subject,
      askedAt: askedAt.toISOString(),
    })),
  erase: forgetWishes,
}
