import { searchPages, searchPageSize, type SearchResponse, tileFilter, tilesIndex } from "@confetti/contract/search"
import { request } from "../../platform/api.ts"

type Search = {
  query: string
  category: string | null
  /** The person for personal order; null for the default. */
  userId: string | null
}

/** Ids found by the search service, best first, from pages 0 and 1. */
export async function searchTileIds({ query, category, userId }: Search): Promise<string[]> {
  const ids: string[] = []
  for (let page = 0; page < searchPages; page++) {
    const { hits, nbPages } = await request<SearchResponse>(`/1/indexes/${tilesIndex}/query`, {
      method: "POST",
      body: JSON.stringify({
        query,
        page,
        hitsPerPage: searchPageSize,
        attributesToRetrieve: [],
        filters: tileFilter(category ?? undefined),
        ...(userId !== null && { enablePersonalization: true, userToken: userId }),
      }),
    })
    ids.push(...hits.map((hit) => hit.objectID))
    if (page + 1 >= nbPages) break
  }
  return ids
}
