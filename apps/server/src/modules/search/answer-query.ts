import { type SearchResponse, tilesIndex } from "@confetti/contract/search"
import type { Tile } from "@confetti/contract/tile"
import type { Services } from "../../platform/services.ts"
import { parseSearchParams, type SearchParams } from "./search-params.ts"
import { searchTiles } from "./search-tiles.ts"
import { documentsOf } from "./store.ts"
import { UnsupportedSearch } from "./unsupported-search.ts"

/** Answers one query of the hosted search service's kind. */
export async function answerQuery(
  services: Services,
  index: string,
  body: Record<string, unknown>,
): Promise<SearchResponse> {
  if (index !== tilesIndex) throw new UnsupportedSearch(`Index ${index.slice(0, 100)} does not exist`, 404)
  const startedAt = performance.now()
  const params = parseSearchParams(body)
  const ids = await searchTiles(services, params)
  const { page, hitsPerPage, query, echo } = params
  const hits = await hitsOf(services, ids.slice(page * hitsPerPage, (page + 1) * hitsPerPage), params)
  return {
    hits,
    nbHits: ids.length,
    page,
    nbPages: hitsPerPage === 0 ? 0 : Math.ceil(ids.length / hitsPerPage),
    hitsPerPage,
    exhaustiveNbHits: true,
    query,
    params: echo,
    processingTimeMS: Math.max(1, Math.round(performance.now() - startedAt)),
  }
}

/** What the index holds of a tile: enough to show it in a list. */
const attributes = [
  "slug",
  "title",
  "teaser",
  "categories",
  "developing",
  "aspect",
  "publishedAt",
  "updatedAt",
  "picture",
] as const

async function hitsOf(
  { pool }: Services,
  ids: string[],
  { attributes: asked }: SearchParams,
): Promise<SearchResponse["hits"]> {
  const wanted = attributes.filter((name) => asked === null || asked.includes(name))
  if (wanted.length === 0) return ids.map((objectID) => ({ objectID }))
  const documents = await documentsOf(pool, ids)
  return ids.map((objectID) => {
    const tile = JSON.parse(documents.get(objectID) ?? "{}") as Partial<Tile>
    return { objectID, ...Object.fromEntries(wanted.map((name) => [name, tile[name]])) }
  })
}
