import { defined } from "@confetti/domain/defined"
import type { FeedOrders } from "../../platform/content/content-snapshot.ts"
import type { Services } from "../../platform/services.ts"
import type { Filter } from "./parse-filter.ts"
import { queryWords } from "./query-words.ts"
import { type Found, tileIndexOf } from "./tile-index.ts"
import { noHurry, type TimeBudget } from "./time-budget.ts"
import type { MatchOptions } from "./words/word-index.ts"

/** `isCut` if time ran out. */
type Listed = Pick<Found, "ids" | "total"> & { isCut?: boolean }

type Search = { query: string; filter: Filter; isForgiving?: boolean; budget?: TimeBudget; order?: readonly string[] }

const asWritten: MatchOptions = { isForgiving: false, mostMissed: 0 }
const attempts: readonly MatchOptions[] = [
  { isForgiving: true, mostMissed: 0 },
  { isForgiving: false, mostMissed: 2 },
  { isForgiving: true, mostMissed: 2 },
]

/**
 * Ids of matching tiles: with words the best first, otherwise in the given or default order. Developing stories are never included. Typos
 * are forgiven only if the exact words find nothing: otherwise "ice" would also find "nice". If that fails too, one word in three may be
 * missing.
 */
export async function findTiles(services: Services, search: Search): Promise<Listed> {
  const { query, filter, isForgiving = true, budget = noHurry } = search
  const words = queryWords(query)
  // Punctuation alone finds nothing.
  if (words.length === 0) return query.trim() === "" ? listTiles(services, search) : { ids: [], total: 0 }
  if (budget.isOver()) return { ids: [], total: 0, isCut: true }
  const index = tileIndexOf(services)
  let found = await index.find(words, filter, asWritten)
  for (const options of isForgiving ? attempts : []) {
    // Matches outside of this category: the answer is empty, without looser matches.
    if (found.unfiltered > 0) break
    if (budget.isOver()) return { ...found, isCut: true }
    if (options.mostMissed === 0 || words.length > 2) found = await index.find(words, filter, options)
  }
  return found
}

const mostListed = 2000

function listTiles(services: Services, { filter, order }: Search): Listed {
  const common = listCommon(services, filter)
  if (order === undefined) return common
  const { byId } = services.content.current()
  const { causes } = services.content.orders()
  // A tile with a cause is finished and published.
  const own = order.filter((id) => causes.has(id) && filter(defined(byId.get(id))))
  return { ids: [...new Set([...own, ...common.ids])].slice(0, mostListed), total: common.total }
}

type Lists = { of: FeedOrders | null; byFilter: WeakMap<Filter, Listed> }

const newLists = (): Lists => ({ of: null, byFilter: new WeakMap() })

function listCommon({ content, own }: Services, filter: Filter): Listed {
  const orders = content.orders()
  const lists = own(newLists)
  if (lists.of !== orders) Object.assign(lists, newLists(), { of: orders })
  const known = lists.byFilter.get(filter)
  if (known) return known
  const { byId } = content.current()
  const ids = orders.ids.filter((id) => {
    const tile = byId.get(id)
    return tile !== undefined && filter(tile)
  })
  const made = { ids: ids.slice(0, mostListed), total: ids.length }
  lists.byFilter.set(filter, made)
  return made
}

export async function searchTiles(services: Services, search: Search): Promise<string[]> {
  return (await findTiles(services, search)).ids
}
