import type { Services } from "../../platform/services.ts"
import type { Filter } from "./parse-filter.ts"
import { queryWords } from "./query-words.ts"
import { findTiles } from "./store.ts"

type Search = { query: string; filter: Filter }

/**
 * The ids of all tiles a search finds, in order: without words the default feed's order, with words the best first.
 * Stories that still grow are never among them.
 */
export async function searchTiles({ pool, content }: Services, { query, filter }: Search): Promise<string[]> {
  const words = queryWords(query)
  const { byId } = content.current()
  const { ids, causes } = content.orders()
  const found = words.length > 0 ? await findTiles(pool, words) : ids
  return found.filter((id) => {
    const tile = byId.get(id)
    // What has a cause is in the default order: finished and published.
    return tile !== undefined && causes.has(id) && filter(tile)
  })
}
