import { type SearchResponse, searchPageSize, searchPages, tilesIndex } from "@confetti/contract/search"
import type { Tile } from "@confetti/contract/tile"
import type { Services } from "../../platform/services.ts"
import { UnsupportedSearch } from "./parse-filter.ts"
import { parseSearchParams, type SearchParams } from "./search-params.ts"
import { findTiles } from "./search-tiles.ts"
import { documentsOf } from "./store.ts"
import { attributesOf, tileAttributes } from "./tile-attributes.ts"
import type { TimeBudget } from "./time-budget.ts"

/** Tiles in a person's order, best first; null without one. It may be incomplete. */
export type PersonalOrder = (userId: string, services: Services) => Promise<readonly string[] | null>

type Asker = { userId: string | null }

export type Answering = { services: Services; personalOrder: PersonalOrder }

/** Throws UnsupportedSearch. */
export function readQuery(index: string, body: Record<string, unknown>): SearchParams {
  if (index !== tilesIndex) throw new UnsupportedSearch(`Index ${index.slice(0, 100)} does not exist`, 404)
  return parseSearchParams(body)
}

type Asked = { caller: { userId: string | null }; budget: TimeBudget }

export async function answerQuery(
  { services, personalOrder }: Answering,
  params: SearchParams,
  { caller, budget }: Asked,
): Promise<SearchResponse> {
  const startedAt = performance.now()
  const personalFor = isOwnToken(caller, params.personalFor) ? params.personalFor : null
  const order = personalFor !== null && params.query === "" ? await personalOrder(personalFor, services) : null
  const { query, filter, isForgiving, page, hitsPerPage, echo } = params
  const search = { query, filter, isForgiving, budget, ...(order && { order }) }
  const { ids, total, isCut = false } = await findTiles(services, search)
  const hits = await hitsOf(services, ids.slice(page * hitsPerPage, (page + 1) * hitsPerPage), params)
  const reachable = Math.min(total, searchPages * searchPageSize)
  return {
    hits,
    nbHits: total,
    page,
    nbPages: hitsPerPage === 0 ? 0 : Math.ceil(reachable / hitsPerPage),
    hitsPerPage,
    exhaustiveNbHits: !isCut,
    query,
    params: echo,
    processingTimeMS: Math.max(1, Math.round(performance.now() - startedAt)),
  }
}

async function hitsOf(
  { contentReplica: { pool } }: Services,
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

/** A person's order is only for that person: anyone can send anyone's token. */
function isOwnToken(caller: Asker, userToken: string | null): userToken is string {
  return userToken !== null && userToken === caller.userId
}
