import type { Services } from "../../platform/services.ts"
import type { Filter } from "./parse-filter.ts"
import { queryWords } from "./query-words.ts"
import type { Found } from "./rank-tiles.ts"
import { tileIndexOf } from "./tile-index.ts"

type Search = { query: string; filter: Filter; isForgiving?: boolean; order?: readonly string[] }

const everything: Filter = () => true

/**
 * The ids of the tiles a search finds, in order: with words the best first, without words in the given order, which is else
 * the default feed's. Stories that still grow are never among them. Spelling is only forgiven where the words as they are
 * find nothing: otherwise "ice" would also find what is nice.
 */
export async function findTiles(services: Services, search: Search): Promise<Found> {
  const { query, filter, isForgiving = true } = search
  const words = queryWords(query)
  if (words.length === 0) return listTiles(services, search)
  const index = tileIndexOf(services)
  const found = await index.find(words, filter, false)
  if (found.total > 0 || !isForgiving) return found
  // Spelt right, but nowhere in this category: the words were meant as they are.
  const isElsewhere = filter !== everything && (await index.find(words, everything, false)).total > 0
  return isElsewhere ? found : index.find(words, filter, true)
}

/** What a search without words gives at most. */
const mostListed = 2000

function listTiles({ content }: Services, { filter, order }: Search): Found {
  const { byId } = content.current()
  const { ids, causes } = content.orders()
  const list = order === undefined ? ids : new Set([...order, ...ids])
  const found: Found = { ids: [], total: 0 }
  for (const id of list) {
    const tile = byId.get(id)
    // What has a cause is in the default order: finished and published.
    if (tile === undefined || !causes.has(id) || !filter(tile)) continue
    found.total++
    if (found.ids.length < mostListed) found.ids.push(id)
  }
  return found
}

/** The ids alone. */
export async function searchTiles(services: Services, search: Search): Promise<string[]> {
  return (await findTiles(services, search)).ids
}
