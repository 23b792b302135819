import { type SearchResponse, searchPageSize, tileFilter, tilesIndex } from "@confetti/contract/search"
import type { Tile } from "@confetti/contract/tile"
import { readDocuments, request } from "../../platform/api.ts"

/** All ids that were found, the best first, and the tiles of the first of them. */
export type SearchAnswer = { ids: readonly string[]; tiles: readonly Tile[] }

/** As many tiles as the server renders into the first paint. */
export const pageSize = 12

export async function fetchSearch(q: string, topic: string | null): Promise<SearchAnswer> {
  const { hits } = await request<SearchResponse>(`/1/indexes/${tilesIndex}/query`, {
    method: "POST",
    body: JSON.stringify({
      query: q,
      filters: tileFilter(topic ?? undefined),
      attributesToRetrieve: [],
      hitsPerPage: searchPageSize,
    }),
  })
  const ids = hits.map((hit) => hit.objectID)
  const first = ids.slice(0, pageSize)
  return { ids, tiles: first.length > 0 ? await readDocuments<Tile>(`tiles?ids=${first.join()}`) : [] }
}
