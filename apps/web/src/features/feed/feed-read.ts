import type { FeedData } from "@confetti/contract/page-data"
import type { ReadRequest } from "../../platform/reads/read-cache.ts"

/** The read of a feed: whoever asks for it shares it. How it is fetched is code of its own, as the first feed comes with the page. */
export function feedRead(category: string | null, userId: string | null): ReadRequest<FeedData> {
  return {
    key: category === null ? homeFeedKey : `feed ${category} ${userId}`,
    read: async () => (await import("./fetch-feed.ts")).fetchFeed(category, userId),
  }
}

/** The home feed is whoever's the session is: it is read anew when somebody comes or goes. */
const homeFeedKey = "feed"
