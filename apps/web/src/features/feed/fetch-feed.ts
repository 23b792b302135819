import type { FeedData } from "@confetti/contract/page-data"
import type { SearchResponse } from "@confetti/contract/search"
import { searchPageSize, searchPages, tileFilter, tilesIndex } from "@confetti/contract/search"
import type { Tile } from "@confetti/contract/tile"
import { call, readDocuments, request } from "../../platform/api.ts"
import type { ReadRequest } from "../../platform/reads/read-cache.ts"

/** The read of a feed: whoever asks for it shares it. */
export function feedRead(category: string | null, userId: string | null): ReadRequest<FeedData> {
  return {
    key: category === null ? homeFeedKey : `feed ${category} ${userId}`,
    read: () => fetchFeed(category, userId),
  }
}

/** The home feed is whoever's the session is: it is read anew when somebody comes or goes. */
export const homeFeedKey = "feed"

/** A feed's tiles in order: the home feed by its callable, a category's by the search service's ranking. */
async function fetchFeed(category: string | null, userId: string | null): Promise<FeedData> {
  const [ids, growing] = await Promise.all([
    category === null ? call<string[]>("users-get_home_feed") : searchIds(category, userId),
    readDocuments<Tile>("tiles?developing=true"),
  ])
  const developing = growing.filter((tile) => category === null || tile.categories.includes(category))
  return { category, ids, developingIds: developing.map((tile) => tile.id) }
}

async function searchIds(category: string, userId: string | null): Promise<string[]> {
  const ids: string[] = []
  for (let page = 0; page < searchPages; page++) {
    const { hits, nbPages } = await request<SearchResponse>(`/1/indexes/${tilesIndex}/query`, {
      method: "POST",
      body: JSON.stringify({
        query: "",
        page,
        hitsPerPage: searchPageSize,
        attributesToRetrieve: [],
        filters: tileFilter(category),
        ...(userId !== null && { enablePersonalization: true, userToken: userId }),
      }),
    })
    ids.push(...hits.map((hit) => hit.objectID))
    if (page + 1 >= nbPages) break
  }
  return ids
}
