import type { Tile } from "@confetti/contract/tile"
import { type RefObject, useEffect, useRef } from "react"
import { readings } from "../reading-signals.ts"

/** Tells that a tile was opened, and from then on how far its reader has come: which subtile's end they saw last. None is given while nobody reads. */
export function useDetailReading(screen: RefObject<HTMLElement | null>, tile: Tile | null | undefined): void {
  const openedId = useRef<string>(undefined)
  useEffect(() => {
    if (!tile || !screen.current) return
    // A tile that is fetched anew while it is open is not opened again.
    if (openedId.current !== tile.id) {
      openedId.current = tile.id
      readings.emit({ tile, page: 0, isOpened: true })
    }
    const pages = new Map(tile.subtiles.map((subtile, at) => [subtile.id, at + 1]))
    const seen = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        const page = pages.get(target.parentElement?.id ?? "")
        if (isIntersecting && page !== undefined) readings.emit({ tile, page, isOpened: false })
      }
    })
    // The last element of each: whoever sees it has come to the subtile's end.
    for (const id of pages.keys()) {
      const end = screen.current.querySelector(`#${CSS.escape(id)}`)?.lastElementChild
      if (end) seen.observe(end)
    }
    return () => seen.disconnect()
  }, [screen, tile])
}
