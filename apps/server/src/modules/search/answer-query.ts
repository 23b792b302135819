import { type SearchResponse, searchPages, searchPageSize, tilesIndex } from "@confetti/contract/search"
import type { Tile } from "@confetti/contract/tile"
import type { Services } from "../../platform/services.ts"
import type { HostedSearch } from "./hosted/hosted-search.ts"
import { attributesOf, tileAttributes } from "./tile-attributes.ts"
import { isOwnToken, type PersonalOrder } from "./order-for.ts"
import { parseSearchParams, type SearchParams } from "./search-params.ts"
import { findTiles } from "./search-tiles.ts"
import { documentsOf } from "./store.ts"
import { UnsupportedSearch } from "./unsupported-search.ts"

export type Answering = {
  services: Services
  personalOrder: PersonalOrder
  /** The service itself, where the operator has switched to it. */
  hosted: HostedSearch | null
}

export type Query = { index: string; body: Record<string, unknown>; caller: { userId: string | null } }

/** Answers one query of the hosted search service's kind: as that service where there is one and it can be reached. */
export async function answerQuery(answering: Answering, { index, body, caller }: Query): Promise<SearchResponse> {
  if (index !== tilesIndex) throw new UnsupportedSearch(`Index ${index.slice(0, 100)} does not exist`, 404)
  const startedAt = performance.now()
  const params = parseSearchParams(body)
  const personalFor = isOwnToken(caller, params.personalFor) ? params.personalFor : null
  const theirs = await answering.hosted?.ask(params.fields, personalFor)
  if (theirs) return theirs

  const { services, personalOrder } = answering
  const order = personalFor !== null && params.query === "" ? await personalOrder(personalFor, services) : null
  const { query, filter, isForgiving, page, hitsPerPage, echo } = params
  const { ids, total } = await findTiles(services, { query, filter, isForgiving, ...(order && { order }) })
  const hits = await hitsOf(services, ids.slice(page * hitsPerPage, (page + 1) * hitsPerPage), params)
  const reachable = Math.min(total, searchPages * searchPageSize)
  return {
    hits,
    nbHits: total,
    page,
    nbPages: hitsPerPage === 0 ? 0 : Math.ceil(reachable / hitsPerPage),
    hitsPerPage,
    exhaustiveNbHits: true,
    query,
    params: echo,
    processingTimeMS: Math.max(1, Math.round(performance.now() - startedAt)),
  }
}

async function hitsOf(
  { pool }: Services,
  ids: string[],
  { attributes: asked }: SearchParams,
): Promise<SearchResponse["hits"]> {
  const wanted = tileAttributes.filter((name) => asked === null || asked.includes(name))
  if (wanted.length === 0) return ids.map((objectID) => ({ objectID }))
  const documents = await documentsOf(pool, ids)
  return ids.map((objectID) => {
    const tile = JSON.parse(documents.get(objectID) ?? "{}") as Partial<Tile>
    return { objectID, ...attributesOf(tile, wanted) }
  })
}
