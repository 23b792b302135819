import type { Tile } from "@confetti/contract/tile"
import { useEffect, useMemo, useState } from "react"
import { readDocuments } from "../../platform/api.ts"
import type { ReadRequest } from "../../platform/reads/read-cache.ts"
import { isOfflineError, useReadCache, useReads } from "../../platform/reads/use-reads.ts"
import { readSaved } from "../../platform/saved-caches.ts"
import { useSession } from "../session/index.ts"
import { keepTiles, searchTileIds } from "../tile/index.ts"

/** All ids found, best first, and the first tiles. */
export type SearchAnswer = { ids: readonly string[]; tiles: readonly Tile[] }

/** Tiles rendered by the server in the first paint. */
export const pageSize = 12

async function fetchSearch(query: string, category: string | null, userId: string | null): Promise<SearchAnswer> {
  const ids = await searchTileIds({ query, category, userId }).catch(async (error: unknown) => {
    // A stored category can be shown offline.
    const saved = query === "" && category !== null && isOfflineError(error) ? await savedIdsOf(category) : []
    if (saved.length === 0) throw error
    return saved
  })
  const first = ids.slice(0, pageSize)
  return { ids, tiles: first.length > 0 ? await readDocuments(`tiles?ids=${first.join()}`) : [] }
}

async function savedIdsOf(category: string): Promise<readonly string[]> {
  return (await readSaved(category))?.ids ?? []
}

/** Reads once the person is known, whose order is used. Equal searches share a read. */
function useSearchRead(search: { q: string; topic: string | null } | null) {
  const { state, userId } = useSession()
  const requests: ReadRequest<SearchAnswer>[] = []
  if (search && state !== "loading") {
    const { q, topic } = search
    requests.push({ key: `${userId ?? ""} ${keyOf(q, topic)}`, read: () => fetchSearch(q, topic, userId) })
  }
  const { states, retry } = useReads(requests)
  return { data: states[0]?.data, error: states[0]?.error ?? null, retry }
}

const keyOf = (q: string, topic: string | null) => `search ${topic ?? ""}?${q}`

/** All ids of a search in order; undefined while loading, and without a search. */
export function useFoundIds(search: { q: string; topic: string | null } | null): readonly string[] | undefined {
  return useSearchRead(search).data?.ids
}

export type Found = { key: string; q: string; topic: string | null; answer: SearchAnswer }

/** The results of a search. The previous ones stay until the newest are loaded. `first` is the server's answer to the initial search. */
export function useSearch(q: string, topic: string | null, first: SearchAnswer | null) {
  const cache = useReadCache()
  const key = keyOf(q, topic)
  const [firstKey] = useState(key)
  const read = useSearchRead({ q, topic })
  const answer = read.data ?? (key === firstKey ? first : null)

  const current = useMemo<Found | null>(() => answer && { key, q, topic, answer }, [key, q, topic, answer])
  const [held, setHeld] = useState(current)
  if (current && current !== held) setHeld(current)

  useEffect(() => {
    if (answer) keepTiles(cache, answer.tiles)
  }, [cache, answer])

  const isError = read.error !== null && !current
  return {
    found: isError ? null : (current ?? held),
    isOld: !current,
    isOffline: isError && isOfflineError(read.error),
    isError,
    retry: read.retry,
  }
}
