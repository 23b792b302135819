import type { FeedData } from "@confetti/contract/page-data"
import type { ReadRequest } from "../../platform/reads/read-cache.ts"
import { fetchFeed } from "./fetch-feed.ts"

/** The read of a feed: whoever asks for it shares it. */
export function feedRead(category: string | null, userId: string | null): ReadRequest<FeedData> {
  return {
    key: category === null ? homeFeedKey : `feed ${category} ${userId}`,
    read: () => fetchFeed(category, userId),
  }
}

/** The home feed is whoever's the session is: it is read anew when somebody comes or goes. */
const homeFeedKey = "feed"
