import type { Tile } from "@confetti/contract/tile"
import { readDocuments } from "../../platform/api.ts"
import { searchTileIds } from "../tile/found/index.ts"

/** All ids that were found, the best first, and the tiles of the first of them. */
export type SearchAnswer = { ids: readonly string[]; tiles: readonly Tile[] }

/** As many tiles as the server renders into the first paint. */
export const pageSize = 12

/** What the search finds, in the order of whoever is signed in. */
export async function fetchSearch(
  query: string,
  category: string | null,
  userId: string | null,
): Promise<SearchAnswer> {
  const ids = await searchTileIds({ query, category, userId })
  const first = ids.slice(0, pageSize)
  return { ids, tiles: first.length > 0 ? await readDocuments(`tiles?ids=${first.join()}`) : [] }
}
