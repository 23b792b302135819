import type { StudioSummary } from "@confetti/contract/studio"
import { useCallback, useEffect, useRef, useState } from "react"
import { onOnline } from "../../../platform/connection.ts"
import { isOfflineError } from "../../../platform/reads/use-reads.ts"
import { studioCall } from "../../access/studio-call.ts"
import type { ListFilters } from "./list-filters.ts"

type Found = { tiles: StudioSummary[]; next: string | null }
type Failure = { isOffline: boolean }

/** The tiles that fit, page by page. What was found stays until what is asked for now has arrived. */
export function useTileList({ search, state, category }: ListFilters) {
  const [found, setFound] = useState<Found | null>(null)
  const [isBusy, setBusy] = useState(true)
  const [failure, setFailure] = useState<Failure | null>(null)
  const latest = useRef(0)

  const read = useCallback(
    async (before: Found | null) => {
      const asked = ++latest.current
      setBusy(true)
      setFailure(null)
      try {
        const page = await studioCall("studio-list_tiles", { search, state, category, after: before?.next ?? null })
        if (asked !== latest.current) return
        // A tile that was changed between two pages comes to the front, and is not shown twice.
        const known = new Set(before?.tiles.map(({ id }) => id))
        setFound({
          tiles: [...(before?.tiles ?? []), ...page.tiles.filter(({ id }) => !known.has(id))],
          next: page.next,
        })
      } catch (error) {
        if (asked === latest.current) setFailure({ isOffline: isOfflineError(error) })
      } finally {
        if (asked === latest.current) setBusy(false)
      }
    },
    [search, state, category],
  )
  useEffect(() => void read(null), [read])
  const hasFailed = failure !== null
  useEffect(() => {
    if (hasFailed) return onOnline(() => void read(null))
  }, [hasFailed, read])

  return { found, isBusy, failure, readMore: () => void read(found), readAgain: () => read(null) }
}
