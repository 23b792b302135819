import { useEffect, useMemo, useState } from "react"
import { useRead, useReadCache } from "../../platform/reads/use-reads.ts"
import { useSession } from "../session/index.ts"
import { keepTiles } from "../tile/index.ts"
import { fetchSearch, type SearchAnswer } from "./fetch-search.ts"

export type Found = { key: string; q: string; topic: string | null; answer: SearchAnswer }

/**
 * What a search found. Only the answer to the newest question is ever taken; until it is there, the one before stays.
 * `first` is what the server rendered for the question this began with.
 */
export function useSearch(q: string, topic: string | null, first: SearchAnswer | null) {
  const cache = useReadCache()
  const { userId } = useSession()
  const key = `search ${topic ?? ""}?${q}`
  const [firstKey] = useState(key)
  // One question whoever asks it: an answer in their own order replaces the common one, and neither scrolls anything.
  const read = useRead({ key: `${userId ?? ""} ${key}`, read: () => fetchSearch(q, topic, userId) })
  const answer = read.data ?? (key === firstKey ? first : null)

  const current = useMemo<Found | null>(() => answer && { key, q, topic, answer }, [key, q, topic, answer])
  const [held, setHeld] = useState(current)
  if (current && current !== held) setHeld(current)

  useEffect(() => {
    if (answer) keepTiles(cache, answer.tiles)
  }, [cache, answer])

  const isError = read.isError && !current
  return {
    found: isError ? null : (current ?? held),
    isOld: !current,
    isOffline: isError && read.isOffline,
    isError,
    retry: read.retry,
  }
}
