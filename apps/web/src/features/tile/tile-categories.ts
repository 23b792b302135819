import { searchPages, searchPageSize, type SearchResponse, tileFilter, tilesIndex } from "@confetti/contract/search"
import { request } from "../../platform/api.ts"
import { once } from "../../platform/once.ts"
import { isTextList } from "../../platform/storage.ts"

/** Categories of all tiles by id, main one first. Read once a page. */
export const tileCategories = once(readCategories)

async function readCategories(): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = new Map<string, readonly string[]>()
  for (let page = 0; page < searchPages; page++) {
    const { hits, nbPages } = await request<SearchResponse>(`/1/indexes/${tilesIndex}/query`, {
      method: "POST",
      body: JSON.stringify({
        query: "",
        page,
        hitsPerPage: searchPageSize,
        attributesToRetrieve: ["categories"],
        filters: tileFilter(),
      }),
    })
    for (const { objectID, categories } of hits) if (isTextList(categories)) found.set(objectID, categories)
    if (page + 1 >= nbPages) break
  }
  return found
}
