import type { ComparedTile, Freshness } from "@confetti/contract/insights"
import type { DayRange } from "@confetti/domain/insights/day-range"
import { useCallback, useEffect, useRef, useState } from "react"
import { studioCall } from "../../access/studio-call.ts"
import { troubleText } from "../../trouble-text.ts"
import type { TileOrder } from "../insights-reads.ts"

type Found = { tiles: readonly ComparedTile[]; next: string | null; summedAt: string | null }

/** Tiles of a range in an order, page after page. Of two asked for at once the later counts. */
export function useInsightTiles(
  { from, until }: DayRange,
  { sort, isAscending }: TileOrder,
  onFresh: (fresh: Freshness) => void,
) {
  const [found, setFound] = useState<Found | null>(null)
  const [isBusy, setBusy] = useState(true)
  const [trouble, setTrouble] = useState<string | null>(null)
  const latest = useRef(0)

  const read = useCallback(
    async (before: Found | null) => {
      const asked = ++latest.current
      setBusy(true)
      setTrouble(null)
      try {
        const after = before?.next ?? null
        const page = await studioCall("insights-list_tiles", {
          from,
          until,
          sort,
          isAscending,
          ...(after !== null && { after }),
        })
        if (asked !== latest.current) return
        onFresh(page)
        setFound({ tiles: [...(before?.tiles ?? []), ...page.tiles], next: page.next, summedAt: page.summedAt })
      } catch (error) {
        if (asked === latest.current) setTrouble(troubleText(error))
      } finally {
        if (asked === latest.current) setBusy(false)
      }
    },
    [from, until, sort, isAscending, onFresh],
  )
  useEffect(() => void read(null), [read])

  return { found, isBusy, trouble, readMore: () => void read(found), readAgain: () => void read(null) }
}
